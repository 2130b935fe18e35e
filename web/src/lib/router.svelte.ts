/** Where in the page we are. Links inside the page are followed without loading it again. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
export const go = (address: string, replace = false): void => route.go(address, replace);
