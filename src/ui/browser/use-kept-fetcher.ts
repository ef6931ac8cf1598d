import { useCallback, useEffect, useRef, useState } from 'react';
import { type DataStrategyResult, useFetcher } from 'react-router';
import { onPageData } from './page-data.ts';

/** React Router's `useFetcher`, which shows an error instead of the page where nothing could be fetched: here `hasFailed` says so. */
export function useKeptFetcher<Data>() {
  const { load: fetchData, data, state } = useFetcher<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef('');

  useEffect(
    () =>
      onPageData((all, { url, signal }) => {
        const results = Object.entries(all);
        if (signal.aborted || url !== asked.current) return all;
        // A link to the same address opens a page, whose failure is its own.
        asked.current = '';
        const isFailure = results.some(([, { type }]) => type === 'error');
        setHasFailed(isFailure);
        return isFailure ? Object.fromEntries(results.map(([id]) => [id, nothing])) : all;
      }),
    [],
  );

  const load = useCallback(
    (href: string) => {
      asked.current = new URL(href, location.href).href;
      setHasFailed(false);
      return fetchData(href);
    },
    [fetchData],
  );
  return { load, data, state, hasFailed };
}

const nothing: DataStrategyResult = { type: 'data', result: undefined };
