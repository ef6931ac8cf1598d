import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** By the id of the route. */
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

export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    let data = (await next()) as PageData;
    for (const choose of choosers) data = choose(data, request);
    return data;
  },
];
