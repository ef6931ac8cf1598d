import { scopeOf } from '../../account/permissions/permission-to.server.js';
import { defineApiCall } from '../../server/calls/define-call.server.js';
import { listItemsByApi } from './items.contract.js';
import {                                    listItems, listStock } from './items.db.js';

export const listItemsCall = defineApiCall(
  listItemsByApi,
  { requires: scopeOf('items:read'), queue: 'lists' },
  async ({ after, limit }, { db, site }) => {
    const found = await listItems(db, { site: site.code, after, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const stock = Map.groupBy(await listStock(db, { itemIds: rows.map(({ id }) => id) }), ({ itemId }) => itemId);
    const replies = rows.map((row) => itemReply(row, stock.get(row.id) ?? []));
    return { success: true         , rows: replies, more: found.length > limit };
  },
);

const itemReply = (
  { code, name, maker, unit, listMinor, taxBp, retired }            ,
  stock                        ,
) => ({
  ...{
    itemcode: code,
    itemname: name,
    brandname: maker,
    unit,
    list_minor: listMinor,
    tax_percent: taxBp / 100,
    retired,
  },
  stock: stock.map(({ branch, onHand, reserved, shelf }) => ({ branch, on_hand: onHand, reserved, shelf })),
});
