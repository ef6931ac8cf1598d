import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { loadItemWithCells } from '../../catalogue/item-changes/item-cells.server.ts';
import { listItemGroups } from '../../catalogue/item-changes/item-groups.server.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { itemFileHrefs, itemHref, shareOf } from '../../catalogue/items/item-link.rule.ts';
import { targetText, writePriceTarget } from '../../catalogue/price-lists/price-target.rule.ts';
import { priceRowText } from '../../catalogue/price-lists/price-text.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { ownerText } from '../prices/price-owner.ts';
import { itemAtDesk } from './item-record.contract.ts';
import {
  type BranchStock,
  findInterchangeable,
  findItemHistory,
  findListedItemPrices,
  findStockByBranch,
  type ListedItemPrice,
} from './item-record.db.ts';
import { findStockMovements } from './stock-by-hand.db.ts';

const maxPrices = 100;
const maxRelated = 24;
const newest = 50;

export const itemAtDeskCall = defineDeskCall(
  itemAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async ({ id }, { db, site, now, services }) => {
    const found = await loadItemWithCells(db, site.code, id);
    if (!found) throw notFound('The item');
    const { item, cells } = found;
    const of = { site: site.code, id };
    const today = dayOf(now, site.calendar.timeZone);
    const [groups, stock, movements, prices, interchange, history] = await Promise.all([
      listItemGroups(db, site.code),
      findStockByBranch(db, { ...of, now }),
      findStockMovements(db, { ...of, limit: newest }),
      findListedItemPrices(db, { ...of, today, limit: maxPrices }),
      findInterchangeable(db, { ...of, now, limit: maxRelated }),
      findItemHistory(db, { site: site.code, code: item.code, limit: newest }),
    ]);
    return {
      success: true as const,
      item: itemOf(item, site, services.addressOf(site.code)),
      cells,
      ...groups,
      stock: stock.map(stockOf),
      movements,
      prices: prices.map((row) => priceOf(row, item.name, site)),
      interchange,
      history,
    };
  },
);

type Loaded = NonNullable<Awaited<ReturnType<typeof loadItemWithCells>>>['item'];

function itemOf(item: Loaded, site: Site, shop: string) {
  const linked = { itemid: item.id, subCat: item.subCategory, cattype: item.superCategory };
  return {
    ...item,
    ...drawingFieldsOf(item),
    page: `${shop}${itemHref(site, linked)}`,
    dataSheet: `${shop}${itemFileHrefs(shareOf(site.code, item.id)).dataSheet}`,
  };
}

const stockOf = (stock: BranchStock) => ({
  ...stock,
  free: Math.max(0, stock.onHand - stock.reserved - stock.held),
});

const priceOf = (row: ListedItemPrice, itemName: string, site: Site) => ({
  ...row,
  owner: ownerText({ priceListId: row.priceListId, customerId: null }),
  scope: row.scope === 'item' ? itemName : targetText(writePriceTarget(row.scope, row.scopeKey)),
  terms: priceRowText(row, site.currency),
});
