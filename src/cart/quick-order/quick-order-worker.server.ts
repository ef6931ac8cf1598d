import { withLocale } from '../../server/http/locale.server.ts';
import type { RpcClient } from '../../server/jobs/worker-rpc.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  type QuickListToRead,
  type QuickLookups,
  type ReadQuickList,
  readQuickList,
} from './read-quick-list.server.ts';

/** Runs in a worker thread; database look-ups go back to the caller. */
export function readListInThread(list: QuickListToRead, call: RpcClient): Promise<ReadQuickList> {
  const lookups: QuickLookups = {
    matches: (queries) => call('matches', queries) as ReturnType<QuickLookups['matches']>,
    items: (ids) => call('items', ids) as ReturnType<QuickLookups['items']>,
    lastBought: (ids) => call('lastBought', ids) as ReturnType<QuickLookups['lastBought']>,
  };
  return withLocale(sites[list.site], () => readQuickList(list, lookups));
}
