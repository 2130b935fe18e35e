/**
 * A fresh page for every file of tests, with what a browser has and jsdom has not. The files of a worker share one
 * jsdom, which takes longer to make than most tests; modules and what is kept begin anew.
 */

import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
if ('Element' in globalThis) {
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
}

vi.resetModules();
globalThis.localStorage?.clear();
globalThis.document?.body.replaceChildren();
