import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { loadItemWithCells } from '../../catalogue/item-changes/item-cells.server.ts';
import { targetText, writePriceTarget } from '../../catalogue/price-lists/price-target.rule.ts';
import { termsText } from '../../catalogue/price-lists/price-text.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { ownerText } from '../prices/price-owner.ts';
import { type CustomerPriceRow, listCustomerPricesAtDesk } from './customer-prices.contract.ts';
import { countCustomerPrices, type FoundCustomerPrice, findCustomerPrices } from './customer-prices.db.ts';

export const listCustomerPricesCall = defineDeskCall(
  listCustomerPricesAtDesk,
  { requires: staffPermissionTo('see-prices-at-desk') },
  async ({ id, page }, { db, site, now }) => {
    const found = await loadItemWithCells(db, site.code, id);
    if (!found) throw notFound('The item');
    const of = { site: site.code, id, today: dayOf(now, site.calendar.timeZone) };
    const [rows, [counted]] = await Promise.all([
      findCustomerPrices(db, { ...of, limit: rowsPerPage, offset: (page - 1) * rowsPerPage }),
      countCustomerPrices(db, { ...of, most: maxTotal }),
    ]);
    const listed = rows.map((row) => rowOf(row, found.item.name, site));
    return { success: true as const, rows: listed, total: counted?.count ?? 0 };
  },
);

function rowOf(row: FoundCustomerPrice, itemName: string, { currency }: Site): CustomerPriceRow {
  const price = termsText(row, currency);
  return {
    ...row,
    owner: ownerText({ priceListId: null, customerId: row.customerId }),
    scope: row.scope === 'item' ? itemName : targetText(writePriceTarget(row.scope, row.scopeKey)),
    price: row.minQty > 1 ? `${price} from ${row.minQty}` : price,
  };
}
