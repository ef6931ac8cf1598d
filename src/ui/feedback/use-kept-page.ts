import { useEffect, useEffectEvent } from 'react';
import { type DataStrategyResult, isRouteErrorResponse, useLocation, useMatches, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { onPageData, type PageData } from '../browser/page-data.ts';
import { useToast } from './toast-context.ts';

/** Where what a page shows could not be read again, React Router shows an error instead of it: here the page stays, with a toast. */
export function useKeptPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  const keep = useEffectEvent((data: PageData, { url, signal }: Request): PageData => {
    // A fetcher loads the data of one route only, without the root.
    const isReadAgain = 'root' in data && url === new URL(pathname + search, location.href).href;
    if (!isReadAgain || signal.aborted) return data;
    const shown = matches.flatMap(({ id, loaderData }) => (loaderData === undefined ? [] : [id]));
    const all = Object.entries(data);
    const read = all.filter(([id, result]) => !shown.includes(id) || !isFailure(result));
    if (read.length < all.length)
      toast({
        kind: 'bad',
        about: 'page read again',
        message: t`This page could not be brought up to date. What it shows may have changed.`,
        action: { label: t`Retry`, onPress: () => void revalidate() },
      });
    return Object.fromEntries(read);
  });
  useEffect(() => {
    onPageData((data, request) => keep(data, request));
    return () => onPageData((data) => data);
  }, []);
}

/** No answer, or one that says nothing about the page itself. */
const isFailure = ({ type, result }: DataStrategyResult) =>
  type === 'error' &&
  !(result instanceof Response) &&
  !(isRouteErrorResponse(result) && result.status < 500 && result.status !== 429);
