import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const COMPRESSED = /\.(js|css|svg|html)$/;
const WORTH_IT = 1024; // bytes

/** Writes a .gz beside each text file, so that the server sends it as it is. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => COMPRESSED.test(one))) {
        const content = readFileSync(join(dir, name));
        if (content.length > WORTH_IT) writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** What is needed together comes together: a table should not wait for dozens of small files. */
const FEW_FILES = [
  { name: 'portraits', test: /src\/(portraits|lib\/pieces\/portraits\.ts)/, priority: 3 }, // once the first is shown
  { name: 'common', test: /node_modules\/(svelte|@fluent|@fontsource)|src\/styles|src\/lib\/(pieces|words|wire|frame|games|lobby\/(lay|trouble)|rules\/rulebook|[\w.]+\.ts)/, priority: 2 },
  { name: 'lobby', test: /src\/lib\/lobby|src\/pages\/WaitingRoom/, priority: 1 },
  { name: 'table', test: /src\/lib\/(table\/(?!Settings|Choice|panels\/(Final|Score|Chart|Fairness))|boards\/parts)|src\/pages\/TablePage/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), precompressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FEW_FILES } } },
  },
  server: { proxy: { '/api': { target: process.env.KEEPWRIGHT_SERVER ?? 'http://127.0.0.1:8303', ws: true } }, fs: { allow: ['..'] } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['tests/unit/**/*.test.ts'],
    setupFiles: ['tests/unit/browser.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
