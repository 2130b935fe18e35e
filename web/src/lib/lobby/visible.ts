/** Does something now and again, as long as the page can be seen. */

export function whileVisible(work: () => void, every: number): () => void {
  const now = (): void => {
    if (!document.hidden) work();
  };
  const timer = setInterval(now, every);
  document.addEventListener('visibilitychange', now);
  work();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', now);
  };
}
