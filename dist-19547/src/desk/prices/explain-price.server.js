import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { explainCustomerPrice } from '../../catalogue/price-lists/explain-customer-price.server.js';
import { writePriceTarget } from '../../catalogue/price-lists/price-target.rule.js';
import { termsText } from '../../catalogue/price-lists/price-text.rule.js';
import { outcomeText } from '../../catalogue/pricing/explain-price.rule.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal, refuse } from '../../server/refuse.server.js';
import { explainPriceAtDesk } from './explain-price.contract.js';

export const explainPriceCall = defineDeskCall(
  explainPriceAtDesk,
  { requires: staffPermissionTo('see-prices-at-desk') },
  async ({ customer_id: customerId, item, quantity, on }, { db, site, now }) => {
    const pieces = Number(quantity);
    if (quantity !== '' && !(/^\d{1,7}$/.test(quantity) && pieces >= 1 && pieces <= 1_000_000))
      return refuse(explainPriceAtDesk, 'quantity');
    const asked = { customerId, item, quantity: quantity === '' ? undefined : pieces, day: on, now };
    const found = await explainCustomerPrice(db, site, asked);
    if (found instanceof Refusal) return found;
    const { name, maker, code } = found.item;
    return {
      success: true         ,
      customer: found.customer.name,
      sees_prices: found.customer.isActive,
      item: { name, maker, code },
      quantity: found.quantity,
      day: found.day,
      list_minor: found.price.listMinor,
      unit_minor: found.price.unitMinor,
      discount_bp: found.price.discountBp,
      rows: found.rows.map((row) => ({
        id: row.id,
        label: row.scope === 'item' ? name : writePriceTarget(row.scope, row.scopeKey),
        own: row.own,
        list: row.list ?? '',
        terms: termsText(row, site.currency),
        reason: outcomeText(row),
        wins: row.outcome === 'wins',
      })),
      steps: found.steps.map(({ quantity: from, unitMinor, next }) => ({
        quantity: from,
        unit_minor: unitMinor,
        next: next && { from: next.from, unit_minor: next.unitMinor },
      })),
    };
  },
);
