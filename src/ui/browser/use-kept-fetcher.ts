import { useCallback, useEffect, useRef, useState } from 'react';
import { type DataStrategyResult, useFetcher } from 'react-router';
import { onPageData } from './page-data.ts';

/** React Router's `useFetcher`, but where nothing could be fetched the page stays and `hasFailed` is true. */
export function useKeptFetcher<Data>() {
  const { load: fetchData, data, state } = useFetcher<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const requestedUrl = useRef('');

  useEffect(
    () =>
      onPageData((all, { url, signal }) => {
        const results = Object.entries(all);
        if (signal.aborted || url !== requestedUrl.current) return all;
        // Later a link may open a page at the same address, whose failure is not meant here.
        requestedUrl.current = '';
        const isFailure = results.some(([, { type }]) => type === 'error');
        setHasFailed(isFailure);
        return isFailure ? Object.fromEntries(results.map(([id]) => [id, nothing])) : all;
      }),
    [],
  );

  const load = useCallback(
    (href: string) => {
      requestedUrl.current = new URL(href, location.href).href;
      setHasFailed(false);
      return fetchData(href);
    },
    [fetchData],
  );
  return { load, data, state, hasFailed };
}

const nothing: DataStrategyResult = { type: 'data', result: undefined };
