import { useEffect, useEffectEvent } from 'react';
import { type DataStrategyResult, useMatches } from 'react-router';
import { onPageData, type PageData } from './page-data.ts';

type KeptPage = {
  /** Whether what failed says nothing about the page itself, such as no answer. */
  isPassing: (cause: unknown) => boolean;
  /** Who has signed in, by the data of the outermost route; undefined where they do not tell. */
  personOf: (data: unknown) => string | undefined;
  /** A page was read; `isKept` where a part of it could not be, and is shown as it was. */
  onRead: (isKept: boolean) => void;
};

/** Too busy, or failed: it says nothing about the page itself. */
export const isPassingStatus = (status: number): boolean => status === 429 || status >= 500;

/**
 * Where what a page shows could not be read again, React Router shows an error instead of it: here the page stays, unless
 * it was read for somebody else.
 */
export function useKeptPage({ isPassing, personOf, onRead }: KeptPage): void {
  const matches = useMatches();
  const shown = new Set(matches.flatMap(({ id, loaderData }) => (loaderData === undefined ? [] : [id])));

  const isOfSomebodyElse = (data: PageData): boolean => {
    const [outermost] = matches;
    const read = data[outermost?.id ?? ''];
    const person = read?.type === 'data' ? personOf(read.result) : undefined;
    return person !== undefined && person !== personOf(outermost?.loaderData);
  };

  const keep = useEffectEvent((data: PageData, { url, signal }: Request): PageData => {
    if (signal.aborted) return data;
    const isReadAgain = url === location.href.replace(location.hash, '') && !isOfSomebodyElse(data);
    const isKept = ([id, { type, result }]: [string, DataStrategyResult]) =>
      isReadAgain && shown.has(id) && type === 'error' && isPassing(result);
    const all = Object.entries(data);
    onRead(all.some(isKept));
    return Object.fromEntries(all.filter((one) => !isKept(one)));
  });
  useEffect(() => onPageData((data, request) => keep(data, request)), []);
}
