import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import type { PriceScope } from '../../catalogue/pricing/price.rule.ts';
import { priceRows } from '../../catalogue/pricing/prices.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

type PricePage = {
  site: SiteCode;
  priceListId: number | null;
  customerId: number | null;
  today: Day;
  after: number;
  limit: number;
};

export type SentPrice = {
  id: number;
  scope: PriceScope;
  /** The code of the item; of a group its name. */
  target: string;
  minQty: number;
  discountBp: number | null;
  netMinor: number | null;
  currency: Currency;
  validFrom: Day | null;
  validTo: Day | null;
};

export const findPricesOfOwner = prepareStatement<PricePage, SentPrice>(
  'api_prices',
  sql`select p.id, p.scope, coalesce(i.code, p.scope_key) as target, p.min_qty, p.discount_bp, p.net_minor, p.currency,
      p.valid_from, p.valid_to
    from ${priceRows} p
      left join ${items} i on i.site = p.site and i.id = case when p.scope = 'item' then p.scope_key::bigint end
    where p.site = ${p('site')} and p.id > ${p('after')}::bigint
      and (p.price_list_id = ${p('priceListId')}::bigint or p.customer_id = ${p('customerId')}::bigint)
      and (p.valid_to is null or p.valid_to >= ${p('today')}::date)
    order by p.id limit ${p('limit')}::int`,
  { isPlannedEachTime: true },
);
