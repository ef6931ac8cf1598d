/** Returns whether the page is still the one that is open now: a late reply must not take staff from where they went. */
export function watchPage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
