import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { maxQuantity } from '../../cart/lines/quantity.rule.ts';
import { explainCustomerPrice } from '../../catalogue/price-lists/explain-customer-price.server.ts';
import { writePriceTarget } from '../../catalogue/price-lists/price-target.rule.ts';
import { termsText } from '../../catalogue/price-lists/price-text.rule.ts';
import { outcomeText } from '../../catalogue/pricing/explain-price.rule.ts';
import { typedWhole } from '../../lib/typed-number.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { explainPriceAtDesk } from './explain-price.contract.ts';

export const explainPriceCall = defineDeskCall(
  explainPriceAtDesk,
  { requires: staffPermissionTo('see-prices-at-desk') },
  async ({ customerId, item, quantity, on }, { db, site, now }) => {
    const pieces = typedWhole(quantity) ?? 0;
    if (quantity !== '' && (pieces < 1 || pieces > maxQuantity)) return refuse(explainPriceAtDesk, 'quantity');
    const asked = { customerId, item, quantity: quantity === '' ? undefined : pieces, day: on, now };
    const found = await explainCustomerPrice(db, site, asked);
    if (found instanceof Refusal) return found;
    return {
      success: true as const,
      ...found,
      ...found.price,
      customer: found.customer.name,
      seesPrices: found.customer.isActive,
      rows: found.rows.map((row) => ({
        ...row,
        label: row.scope === 'item' ? found.item.name : writePriceTarget(row.scope, row.scopeKey),
        terms: termsText(row, site.currency),
        reason: outcomeText(row),
        wins: row.outcome === 'wins',
      })),
      steps: found.steps,
    };
  },
);
