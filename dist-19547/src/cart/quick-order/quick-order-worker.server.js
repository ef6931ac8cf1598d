import { withLocale } from '../../server/http/locale.server.js';
                                                                        
import { sites } from '../../sites/resolve-site.js';
                                                           
import {                                    readQuickList } from './read-quick-list.server.js';

/** Runs in a worker thread; database look-ups go back to the caller. */
export function readListInThread(list           , call           )                       {
  const lookups               = {
    matches: (queries) => call('matches', queries)                                       ,
    items: (ids) => call('items', ids)                                     ,
    lastBought: (ids) => call('lastBought', ids)                                          ,
  };
  return withLocale(sites[list.site], () => readQuickList(list, lookups));
}
