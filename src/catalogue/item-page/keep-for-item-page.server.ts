import type { CallContext } from '../../server/calls/define-call.server.ts';
import { keepWithCatalogue } from '../../server/database/keep-with-catalogue.server.ts';
import { findKeptSubstitutes } from '../interchange/item-with-substitutes.server.ts';
import { loadPictures } from '../pictures/change-pictures.server.ts';
import { findVariants } from '../variants/find-variants.server.ts';

export const findKeptPictures = keepWithCatalogue((db, _site, id) => loadPictures(db, id));

/** What the page of an item shows to everybody, so that it is read while the session is looked up. */
export const keepForItemPage = (context: Pick<CallContext, 'db' | 'database' | 'site'>, id: number) =>
  Promise.all([findKeptSubstitutes(context, id), findVariants(context, id), findKeptPictures(context, id)]);
