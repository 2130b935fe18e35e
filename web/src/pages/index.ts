/** Which page stands at a path; each is loaded when it is wanted. */

import type { Component } from 'svelte';

type Load<Page> = () => Promise<{ default: Page }>;
export interface Found {
  load: Load<Component<{ id: string }>>;
  id: string;
}

const PAGES: [RegExp, Load<Component<never>>][] = [
  [/^\/tables\/new$/, () => import('./NewTable.svelte')],
  [/^\/tables\/([^/]+)$/, () => import('./TablePage.svelte')],
  [/^\/tables$/, () => import('./Tables.svelte')],
  [/^\/rules$/, () => import('./RulesIndex.svelte')],
  [/^\/rules\/([^/]+)\/pieces$/, () => import('./PiecesPage.svelte')],
  [/^\/rules\/([^/]+)\/words$/, () => import('./VocabularyPage.svelte')],
  [/^\/embed$/, () => import('./EmbedPage.svelte')],
  [/^\/study$/, () => import('./StudyPage.svelte')],
  [/^\/learn\/([^/]+)$/, () => import('./LearnPage.svelte')],
  [/^\/rules\/([^/]+)$/, () => import('./RulesPage.svelte')],
  [/^\/statistics\/([^/]+)$/, () => import('./StatisticsPage.svelte')],
  [/^\/(pieces|statistics)$/, () => import('./GamesIndex.svelte')],
  [/^\/account$/, () => import('./Account.svelte')],
  [/^\/$/, () => import('./Home.svelte')],
  [/^/, () => import('../lib/frame/Lost.svelte')],
];

export function pageAt(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load: load as Found['load'], id: decodeURIComponent(match[1] ?? '') };
  }
  throw new Error('every path has a page');
}
