/** Where in the page we are. Links inside the page are followed without loading it again. */

/** What stands behind the # of an address; nothing if it cannot be read. */
function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(placeIn(location.hash)); // the place on the page
  visits = $state(0); // how often somebody went somewhere, be it where one is

  constructor() {
    addEventListener('popstate', () => this.read(true));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', address);
    this.read(!replace);
    if (!replace && !this.hash) scrollTo(0, 0);
  }

  private read(isVisit: boolean): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = placeIn(location.hash);
    if (isVisit) this.visits += 1;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
export const go = (address: string, replace = false): void => route.go(address, replace);
