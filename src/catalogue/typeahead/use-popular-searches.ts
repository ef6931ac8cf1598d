import { useEffect, useState } from 'react';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { popularSearches } from '../search-log/popular-searches.contract.ts';

let loading: Promise<readonly string[]> | undefined;

/** Asked for once by a page that is open; without an answer there are none. */
export function usePopularSearches(): readonly string[] {
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    loading ??= fetchPopular().catch(() => []);
    let isShown = true;
    void loading.then((searches) => isShown && setPopular(searches));
    return () => {
      isShown = false;
    };
  }, []);
  return popular;
}

async function fetchPopular(): Promise<readonly string[]> {
  const reply = await call<typeof popularSearches>('GET /api/popular_searches/', {});
  return isRefusal(reply) ? [] : reply.searches;
}
