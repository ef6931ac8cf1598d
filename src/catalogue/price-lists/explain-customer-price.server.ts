import { type Day, dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { priceListRefusals } from '../catalogue-refusals.ts';
import {
  type ExplainedPriceStep,
  explainedPriceSteps,
  explainPrice,
  type PriceExplanation,
} from '../pricing/explain-price.rule.ts';
import { type ApplyingRow, findApplyingRows, findPricedItem, type PricedItem } from './explain-customer-price.db.ts';
import { findPricedCustomer, type PricedCustomer } from './price-lists.db.ts';
import { resolvePriceTargets } from './resolve-price-targets.server.ts';

export type ExplainCustomerPrice = {
  customerId: number;
  /** A code or a designation. */
  item: string;
  /** The smallest quantity that can be ordered is the default. */
  quantity?: number | undefined;
  /** Today is the default. */
  day?: Day | undefined;
  now: Date;
};

export type CustomerPrice = PriceExplanation<ApplyingRow> & {
  customer: PricedCustomer;
  item: PricedItem;
  quantity: number;
  day: Day;
  steps: ExplainedPriceStep[];
};

/** Rows that ended longest ago are left out. */
const maxRows = 100;

export async function explainCustomerPrice(
  db: Db,
  site: Site,
  { customerId, item: typed, quantity, day, now }: ExplainCustomerPrice,
): Promise<CustomerPrice | Refusal<'unknown_customer' | 'unknown_item'>> {
  const [customer] = await findPricedCustomer(db, { site: site.code, id: customerId });
  if (!customer) return refuse(priceListRefusals, 'unknown_customer');
  const target = (await resolvePriceTargets(db, site.code, [typed])).get(typed);
  if (!target) return refuse(priceListRefusals, 'unknown_item.not_found');
  if ('message' in target) return refuse(priceListRefusals, 'unknown_item', { reason: target.message });
  if (target.item === null) return refuse(priceListRefusals, 'unknown_item.no_item', { typed });
  const [item] = await findPricedItem(db, { site: site.code, id: target.item.id });
  if (!item) return refuse(priceListRefusals, 'unknown_item.not_found');
  const params = { site: site.code, id: item.id, priceListId: customer.priceListId, customerId, limit: maxRows };
  const rows = await findApplyingRows(db, params);
  const wanted = quantity ?? item.minQty;
  const on = day ?? dayOf(now, site.calendar.timeZone);
  return {
    ...explainPrice(item.listMinor, rows, wanted, on),
    customer,
    item,
    quantity: wanted,
    day: on,
    steps: explainedPriceSteps(item.listMinor, rows, item.minQty, on),
  };
}
