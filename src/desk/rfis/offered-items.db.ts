import { sql } from 'drizzle-orm';
import { items, stock, stockIncoming } from '../../catalogue/catalogue.table.ts';
import { priceRowsColumn } from '../../catalogue/pricing/offer.sql.ts';
import type { PriceCandidate } from '../../catalogue/pricing/price.rule.ts';
import { freePieces } from '../../catalogue/stock/free-stock.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';

const p = sql.placeholder;

/** An item that may be offered instead of the requested one. */
export type OfferedItem = {
  id: number;
  code: string;
  name: string;
  maker: string;
  listMinor: number;
  costMinor: number | null;
  prices: PriceCandidate[];
  free: number;
  nextQuantity: number | null;
  nextOn: Day | null;
};

type Params = { site: string; ids: number[]; customerId: number; priceListId: number | null; now: Date };

export const findItemsToOffer = prepareStatement<Params, OfferedItem>(
  'desk_offered_items',
  sql`select i.id, i.code, i.name, i.maker, i.list_minor, i.cost_minor, ${priceRowsColumn},
      coalesce((select sum(${freePieces}) from ${stock} s where s.item_id = i.id), 0)::int as free,
      next.quantity as next_quantity, next.due_on as next_on
    from unnest(${p('ids')}::bigint[]) with ordinality as wanted (id, place)
      join ${items} i on i.id = wanted.id and i.site = ${p('site')} and i.retired_at is null
      left join lateral (select o.quantity, o.due_on from ${stockIncoming} o where o.item_id = i.id
        order by o.due_on, o.id limit 1) next on true
    order by wanted.place`,
);
