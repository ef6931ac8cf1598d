import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { rowId } from '../../lib/contract.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ShownCertificate } from '../certificates/certificate.contract.ts';
import { certifiedItem, loadHeldCertificates, shownCertificates } from '../certificates/load-certificates.server.ts';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { shareHref } from '../items/item-link.rule.ts';
import { type LinkedPicture, loadPictures } from '../pictures/change-pictures.server.ts';
import { type SharedItem, shareItemDetails } from './share-item.contract.ts';
import { withSpecifiedNames } from './specified-names.contract.ts';

const findCachedPictures = cacheWithCatalogue((db, _site, id) => loadPictures(db, id));

export const shareItemCall = defineCall(
  shareItemDetails,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ itemId }, context) => {
    const id = rowId.parse(itemId);
    const [found, pictures, held] = await Promise.all([
      loadItemWithSubstitutes(context, id),
      findCachedPictures(context, id),
      loadHeldCertificates(context),
    ]);
    if (!found) return refuse(shareItemDetails, 'unknown_item');
    const itself = { ...found.item, level: 'identical' as const, differs: [] };
    return {
      success: true as const,
      data: sharedOf(found.item, context.site, pictures, shownCertificates(held, certifiedItem(found.item))),
      data_list: { description: [itself, ...found.others].map(withSpecifiedNames) },
    };
  },
);

function sharedOf(
  item: ItemRow,
  site: Site,
  pictures: readonly LinkedPicture[],
  certificates: ShownCertificate[],
): SharedItem {
  return {
    ...withSpecifiedNames(item),
    share_url: shareHref(site.code, item.itemid),
    pictures: pictures.map(({ id: _, ...picture }) => picture),
    certificates,
  };
}
