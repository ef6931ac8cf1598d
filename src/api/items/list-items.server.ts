import { hasScope } from '../../account/permissions/api-scopes.rule.ts';
import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { statedUniversalNumber } from '../../catalogue/designation/read-name.ts';
import { toPercent } from '../../lib/money.ts';
import { type ApiContext, defineApiCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { readFeed } from '../changes/read-feed.server.ts';
import { listItemsByApi, readItemByApi } from './items.contract.ts';
import {
  type FeedItem,
  type FeedLot,
  type FeedStock,
  findChangedItems,
  findFeedItem,
  findFeedLots,
  findFeedStock,
} from './items.db.ts';

const requires = scopeOf('items:read');

export const listItemsCall = defineApiCall(
  listItemsByApi,
  { requires, queue: 'lists', roundTrips: 14 },
  (request, context) =>
    readFeed(
      context,
      request,
      (page) =>
        findChangedItems(context.db, {
          ...page,
          maker: request.brandname ?? null,
          category: request.category ?? null,
          isRetired: request.retired === undefined ? null : request.retired === 'true',
        }),
      (rows) => itemReplies(context, rows),
    ),
);

export const readItemCall = defineApiCall(readItemByApi, { requires }, async ({ itemcode: code }, context) => {
  const found = await findFeedItem(context.db, { site: context.site.code, code });
  const [item] = await itemReplies(context, found);
  if (!item) throw notFound('This item');
  return item;
});

/** The cost is shown to programs that may set it, and not to those of others who only read. */
async function itemReplies({ db, machine }: ApiContext, rows: readonly FeedItem[]) {
  const itemIds = rows.map(({ id }) => id);
  const stock = Map.groupBy(await findFeedStock(db, { itemIds }), ({ itemId }) => itemId);
  const lots = Map.groupBy(await findFeedLots(db, { itemIds }), placeOf);
  const seesCost = hasScope(machine.scopes, 'items:write');
  return rows.map((row) => ({
    ...itemReply(row),
    cost_minor: seesCost ? row.costMinor : null,
    stock: (stock.get(row.id) ?? []).map((one) => stockReply(one, lots.get(placeOf(one)) ?? [])),
  }));
}

const placeOf = ({ itemId, branchId }: { itemId: number; branchId: number }) => `${itemId} ${branchId}`;

const itemReply = (row: FeedItem) => ({
  itemcode: row.code,
  itemname: row.name,
  brandname: row.maker,
  super_category: row.superCategory,
  category: row.category,
  sub_category: row.subCategory,
  universal_no: statedUniversalNumber(row),
  universal_no_in_use: row.universalNo,
  gtin: row.gtin,
  description: row.description,
  origin: row.origin,
  hsn: row.hsn,
  unit: row.unit,
  packing_type: row.packingType,
  qty_per_carton: row.qtyPerCarton,
  min_qty: row.minQty,
  order_multiple: row.orderMultiple,
  bore_mm: row.boreMm,
  outside_mm: row.outsideMm,
  width_mm: row.widthMm,
  weight_kg: row.weightKg,
  dynamic_kn: row.dynamicKn,
  static_kn: row.staticKn,
  speed_grease_rpm: row.speedGreaseRpm,
  speed_oil_rpm: row.speedOilRpm,
  bearing_type: row.bearingType,
  seal: row.seal,
  clearance: row.clearance,
  currency: row.currency,
  list_minor: row.listMinor,
  tax_percent: toPercent(row.taxBp),
  popularity: row.popularity,
  retired: row.isRetired,
  changed_at: row.changedAt.toISOString(),
});

function stockReply({ branch, onHand, reserved, shelf }: FeedStock, lots: readonly FeedLot[]) {
  const ofKind = (wanted: FeedLot['kind']) =>
    lots.filter(({ kind }) => kind === wanted).map(({ quantity, dueOn }) => ({ quantity, due_on: dueOn }));
  return {
    branch,
    on_hand: onHand,
    reserved,
    shelf,
    arriving: ofKind('arriving'),
    production: ofKind('production'),
  };
}
