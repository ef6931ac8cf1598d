import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** The data by the id of the route. */
export type PageData = Record<string, DataStrategyResult>;
type Choose = (data: PageData, request: Request) => PageData;

let choosers: readonly Choose[] = [];

/** Decides what of the data that were loaded, or could not be, the page gets: a part of a page before the page. Returns how to stop it. */
export function onPageData(choose: Choose): () => void {
  choosers = [choose, ...choosers];
  return () => {
    choosers = choosers.filter((one) => one !== choose);
  };
}

/**
 * Where the script of another page cannot be fetched, React Router loads the open page anew, as if the link had not been pressed: its
 * page is loaded as a document instead, which fetches the scripts of the release that runs.
 */
function openAsDocument(address: string): Disposable {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return;
    event.preventDefault();
    location.assign(address);
  };
  window.navigation?.addEventListener('navigate', onNavigate);
  return { [Symbol.dispose]: () => window.navigation?.removeEventListener('navigate', onNavigate) };
}

export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    using _whereScriptsAreMissing = openAsDocument(request.url);
    let data = (await next()) as PageData;
    for (const choose of choosers) data = choose(data, request);
    return data;
  },
];
