import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { loadItemWithCells } from '../../catalogue/item-changes/item-cells.server.js';
import { listItemGroups } from '../../catalogue/item-changes/item-groups.server.js';
import { drawingFieldsOf } from '../../catalogue/items/item.contract.js';
import { itemFileHrefs, itemHref } from '../../catalogue/items/item-link.rule.js';
import { writePriceTarget } from '../../catalogue/price-lists/price-target.rule.js';
import { rowText } from '../../catalogue/price-lists/price-text.rule.js';
import { dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import {                   defineDeskCall } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
                                                          
import { ownerText } from '../prices/price-owner.js';
import {                        itemAtDesk } from './item-record.contract.js';
import {
                   
  findInterchangeable,
  findItemHistory,
  findListedPrices,
  findStockByBranch,
                      
                   
} from './item-record.db.js';

const mostPrices = 100;
const mostRelated = 24;
const newest = 50;

export const itemAtDeskCall = (addressOf                            )              =>
  defineDeskCall(
    itemAtDesk,
    { requires: staffPermissionTo('see-items-at-desk') },
    async ({ id }, { db, site, now }) => {
      const found = await loadItemWithCells(db, site.code, id);
      if (!found) throw notFound(t`The item`);
      const { item, cells } = found;
      const of = { site: site.code, id };
      const today = dayOf(now, site.calendar.timeZone);
      const [groups, stock, prices, interchange, history] = await Promise.all([
        listItemGroups(db, site.code),
        findStockByBranch(db, { ...of, now }),
        findListedPrices(db, { ...of, today, limit: mostPrices }),
        findInterchangeable(db, { ...of, limit: mostRelated }),
        findItemHistory(db, { site: site.code, code: item.code, limit: newest }),
      ]);
      return {
        success: true         ,
        item: itemOf(item, site, addressOf(site.code)),
        cells,
        ...groups,
        stock: stock.map(stockOf),
        prices: prices.map((row) => priceOf(row, item.name, site)),
        interchange: interchange.map(({ listMinor, ...related }) => ({ ...related, list_minor: listMinor })),
        history: history.map(entryOf),
      };
    },
  );

                                                                                 

function itemOf(item        , site      , shop        )                           {
  const linked = { itemid: item.id, subCat: item.subCategory, cattype: item.superCategory };
  return {
    id: item.id,
    code: item.code,
    name: item.name,
    maker: item.maker,
    super_category: item.superCategory,
    ...drawingFieldsOf(item),
    list_minor: item.listMinor,
    cost_minor: item.costMinor ?? 0,
    retired_at: item.retiredAt?.toISOString() ?? '',
    updated_at: item.updatedAt.toISOString(),
    page: `${shop}${itemHref(site, linked)}`,
    data_sheet: `${shop}${itemFileHrefs(`${site.name}:${item.id}`).dataSheet}`,
  };
}

const stockOf = ({ branch, onHand, reserved, held, shelf, incoming }             ) => ({
  branch,
  on_hand: onHand,
  reserved,
  held,
  free: Math.max(0, onHand - reserved - held),
  shelf,
  incoming: incoming.map(({ kind, quantity, dueOn }) => ({ kind, quantity, due_on: dueOn })),
});

const priceOf = (row             , itemName        , site      ) => ({
  id: row.id,
  list: row.list,
  owner: ownerText({ priceListId: row.priceListId, customerId: null }),
  scope: row.scope === 'item' ? itemName : writePriceTarget(row.scope, row.scopeKey),
  terms: rowText(row, site.currency),
});

const entryOf = ({ id, at, by, action, details }                ) => ({
  ...{ id, by, action },
  at: at.toISOString(),
  details: details ?? {},
});
