import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** By the id of the route. */
export type PageData = Record<string, DataStrategyResult>;
type Choose = (data: PageData, request: Request) => PageData;

let choose: Choose = (data) => data;

/** Decides what of the data that were loaded, or could not be, the page gets. */
export const onPageData = (next: Choose): void => {
  choose = next;
};

export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => choose((await next()) as PageData, request),
];
