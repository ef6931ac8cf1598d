import type { CartLine } from '../src/cart/cart.contract.ts';
import type { RequestInput } from '../src/lib/contract.ts';
import { salesConfirmation } from '../src/orders/place-order.contract.ts';
import type { SiteCode } from '../src/sites/site.ts';
import type { TestStore } from './store.ts';

type Request = RequestInput<typeof salesConfirmation>;
export type ConfirmTerms = { site?: SiteCode; key?: string } & Partial<Omit<Request, 'item_info'>>;

type ReviewedLine = Request['item_info'][number];

/** What the review page sends for lines as they were shown. */
export const reviewed = <const L extends readonly CartLine[]>(lines: L) =>
  lines.map(({ item_detail_id, quantity, amount_per_unit, Availability }) => ({
    item_detail_id,
    quantity,
    amount_per_unit,
    Availability,
  })) as { -readonly [K in keyof L]: ReviewedLine };

/** Confirms an order of these lines. */
export function confirm(
  store: TestStore,
  token: string,
  item_info: readonly ReviewedLine[],
  { site = 'nod', key, ...request }: ConfirmTerms = {},
) {
  return store.call(salesConfirmation, { item_info: [...item_info], ...request }, { site, token, ...(key && { key }) });
}

/** Stock, holds and ledger of the whole database agree with the orders in it; answers what does not. */
export async function whatDoesNotAddUp(store: Pick<TestStore, 'database'>): Promise<unknown[]> {
  const { rows } = await store.database.$client.query(`
    select 'reserved differs from open holds' as what, s.item_id::text as which from stock s
      where s.reserved <> coalesce((select sum(h.quantity) from stock_holds h where h.item_id = s.item_id
        and h.branch_id = s.branch_id and h.reason = 'order' and h.ended_at is null), 0)
    union all select 'credit used differs from the ledger', t.customer_id::text from credit_terms t
      where t.used_minor <> coalesce((select sum(e.amount_minor) from ledger_entries e where e.customer_id = t.customer_id), 0)
    union all select 'order total differs from its lines', o.number from orders o
      where (o.subtotal_minor, o.tax_minor) <> (select sum(n.total_minor), sum(n.tax_minor) from order_lines n where n.order_id = o.id)
    union all select 'order on credit is not in the ledger', o.number from orders o
      where o.payment_option = 'credit' and not exists (select 1 from ledger_entries e where e.order_id = o.id and e.amount_minor = o.total_minor)
    union all select 'order line still in a cart', n.id::text from order_lines n join cart_lines l on l.id = n.cart_line_id
    union all select 'order without mail', o.number from orders o
      where not exists (select 1 from outbox b where b.data ->> 'orderNumber' = o.number)`);
  return rows;
}
