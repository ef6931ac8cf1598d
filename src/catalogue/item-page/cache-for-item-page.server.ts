import type { CallContext } from '../../server/calls/define-call.server.ts';
import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import { findCachedSubstitutes } from '../interchange/item-with-substitutes.server.ts';
import { loadPictures } from '../pictures/change-pictures.server.ts';
import { findVariants } from '../variants/find-variants.server.ts';

export const findCachedPictures = cacheWithCatalogue((db, _site, id) => loadPictures(db, id));

/** What the page of an item shows to everybody, so that it is read while the session is looked up. */
export const cacheForItemPage = (context: Pick<CallContext, 'db' | 'database' | 'site'>, id: number) =>
  Promise.all([findCachedSubstitutes(context, id), findVariants(context, id), findCachedPictures(context, id)]);
