import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { loadItemWithCells } from '../../catalogue/item-changes/item-cells.server.js';
import { writePriceTarget } from '../../catalogue/price-lists/price-target.rule.js';
import { termsText } from '../../catalogue/price-lists/price-text.rule.js';
import { dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
                                                
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import { ownerText } from '../prices/price-owner.js';
import {                        listCustomerPricesAtDesk } from './customer-prices.contract.js';
import {                     countCustomerPrices, findCustomerPrices } from './customer-prices.db.js';

export const listCustomerPricesCall = defineDeskCall(
  listCustomerPricesAtDesk,
  { requires: staffPermissionTo('see-prices-at-desk') },
  async ({ id, page }, { db, site, now }) => {
    const found = await loadItemWithCells(db, site.code, id);
    if (!found) throw notFound(t`The item`);
    const of = { site: site.code, id, today: dayOf(now, site.calendar.timeZone) };
    const [rows, [counted]] = await Promise.all([
      findCustomerPrices(db, { ...of, limit: rowsPerPage, offset: (page - 1) * rowsPerPage }),
      countCustomerPrices(db, { ...of, most: maxTotal }),
    ]);
    const listed = rows.map((row) => rowOf(row, found.item.name, site));
    return { success: true         , rows: listed, total: counted?.count ?? 0 };
  },
);

function rowOf(row               , itemName        , { currency }      )                   {
  const price = termsText(row, currency);
  return {
    id: row.id,
    customer: row.customer,
    owner: ownerText({ priceListId: null, customerId: row.customerId }),
    scope: row.scope === 'item' ? itemName : writePriceTarget(row.scope, row.scopeKey),
    price: row.minQty > 1 ? t`${price} from ${row.minQty}` : price,
    valid_from: row.validFrom ?? '',
    valid_to: row.validTo ?? '',
  };
}
