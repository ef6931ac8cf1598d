import type { CartLine } from '../../src/cart/cart.contract.ts';
import type { RequestInput } from '../../src/lib/contract.ts';
import { dayOf } from '../../src/lib/dates.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { decideOrder } from '../../src/orders/fulfilment/decide-order.server.ts';
import {
  type DispatchRequest,
  type DispatchResult,
  dispatchOrder,
} from '../../src/orders/fulfilment/dispatch-order.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import type { TestStore } from '../store/test-store.ts';
import { fillCart } from './cart.ts';
import { findLedgerInconsistencies, type ReadableDatabase } from './payments/ledger.ts';

type Request = RequestInput<typeof salesConfirmation>;
export type ConfirmOptions = { site?: SiteCode; key?: string } & Partial<Omit<Request, 'item_info'>>;

type ReviewedLine = Request['item_info'][number];

export const toReviewedLines = <const L extends readonly CartLine[]>(lines: L) =>
  lines.map(({ item_detail_id, quantity, amount_per_unit, Availability }) => ({
    item_detail_id,
    quantity,
    amount_per_unit,
    Availability,
  })) as { -readonly [K in keyof L]: ReviewedLine };

export function submitOrder(
  store: TestStore,
  token: string,
  item_info: readonly ReviewedLine[],
  { site = 'nod', key, ...request }: ConfirmOptions = {},
) {
  return store.call(salesConfirmation, { item_info: [...item_info], ...request }, { site, token, ...(key && { key }) });
}

/** Checks stock, reservations and ledger of the whole database against its orders. */
export async function findInconsistencies(store: ReadableDatabase): Promise<unknown[]> {
  const { rows } = await store.database.$client.query(`
    select 'reserved differs from open holds' as what, s.item_id::text as which from stock s
      left join (select item_id, branch_id, sum(quantity) as pieces from stock_holds
        where reason = 'order' and ended_at is null group by item_id, branch_id) as held using (item_id, branch_id)
      where s.reserved <> coalesce(held.pieces, 0)
    union all select 'credit used differs from the ledger', t.customer_id::text from credit_terms t
      where t.used_minor <> coalesce((select sum(e.amount_minor) from ledger_entries e where e.customer_id = t.customer_id), 0)
    union all select 'order total differs from its lines', o.number from orders o
      where (o.subtotal_minor, o.tax_minor) <> (select sum(n.total_minor), sum(n.tax_minor) from order_lines n where n.order_id = o.id)
    union all select 'order on credit is not in the ledger', o.number from orders o
      where o.payment_option = 'credit' and not exists (select 1 from ledger_entries e where e.order_id = o.id and e.amount_minor = o.total_minor)
    union all select 'order line and its dispatches differ', n.id::text from order_lines n
      where n.dispatched <> coalesce((select sum(d.quantity) from dispatch_lines d where d.order_line_id = n.id), 0)
    union all select 'order line holds other than it reserves', n.id::text from order_lines n
      where n.item_id is not null and n.reserved <> coalesce((select sum(h.quantity) from stock_holds h
        where h.reason = 'order' and h.held_for = n.id and h.ended_at is null), 0)
    union all select 'document total differs from its lines', d.number from documents d
      where (d.subtotal_minor, d.tax_minor) <> (select sum(n.taxable_minor),
        sum(n.central_minor + n.state_minor + n.whole_minor) from document_lines n where n.document_id = d.id)
    union all select 'invoiced other than was sent', n.id::text from order_lines n
      where n.dispatched <> coalesce((select sum(q.quantity) from document_lines q join documents d on d.id = q.document_id
          where q.order_line_id = n.id and d.kind = 'tax_invoice' and d.dispatch_id is not null), 0)
        and not exists (select 1 from documents d where d.order_id = n.order_id and d.kind = 'tax_invoice' and d.dispatch_id is null)
    union all select 'the invoices of an order line differ from it', n.id::text from order_lines n
      join (select q.order_line_id, sum(q.quantity) as quantity, sum(q.taxable_minor) as taxable,
          sum(q.central_minor + q.state_minor + q.whole_minor) as tax
        from document_lines q join documents d on d.id = q.document_id
        where d.kind = 'tax_invoice' group by q.order_line_id) billed on billed.order_line_id = n.id
      where billed.taxable <> n.unit_minor * billed.quantity or billed.tax > n.tax_minor
        or (billed.quantity = n.ordered and billed.tax <> n.tax_minor)
    union all select 'credit notes differ from the invoice line they take back', billed.number from (
        select d.number, q.quantity, array[q.taxable_minor, q.central_minor, q.state_minor, q.whole_minor] as amounts,
          (select array[sum(c.quantity), sum(c.taxable_minor), sum(c.central_minor), sum(c.state_minor), sum(c.whole_minor)]
            from documents note join document_lines c on c.document_id = note.id
            where note.of_document_id = d.id and not note.without_goods and c.order_line_id = q.order_line_id) as credited
        from documents d join document_lines q on q.document_id = d.id where d.kind = 'tax_invoice') billed
      where billed.credited[1] = billed.quantity and billed.credited[2:5] <> billed.amounts::numeric[]
        or billed.credited[1] > billed.quantity
    union all select 'a whole bill credits other than was cancelled or came back', n.id::text from order_lines n
      where exists (select 1 from documents d where d.order_id = n.order_id and d.kind = 'tax_invoice' and d.dispatch_id is null)
        and n.cancelled + n.returned <> coalesce((select sum(q.quantity) from document_lines q
          join documents d on d.id = q.document_id where q.order_line_id = n.id and d.kind = 'credit_note' and not d.without_goods), 0)
    union all select 'tax document is not in the ledger', d.number from documents d
      where d.kind <> 'proforma' and not exists (select 1 from ledger_entries e where e.customer_id = d.customer_id
        and e.reference = d.number and abs(e.amount_minor) = d.total_minor)
    union all select 'order holds credit though all is invoiced', o.number from orders o
      where not exists (select 1 from order_lines n where n.order_id = o.id and n.ordered > n.dispatched + n.cancelled)
        and (select sum(e.amount_minor) from ledger_entries e where e.order_id = o.id and e.kind in ('order', 'release')) <> 0
    union all select 'an order holds credit that none of its money stands for', o.number from orders o
      where (o.payment_mode = 'Online' or o.payment_option = 'cash')
        and coalesce((select sum(e.amount_minor) from ledger_entries e where e.order_id = o.id and e.kind in ('order', 'release')), 0)
          not between 0 and coalesce((select sum(e.open_minor) from ledger_entries e where e.order_id = o.id and e.kind = 'receipt'), 0)
    union all select 'a series has a gap', s.prefix from series s
      where s.last <> (select count(*) + coalesce(min(right(d.number, 6)::int), 1) - 1 from documents d where d.series_id = s.id)
    union all select 'order line still in a cart', n.id::text from order_lines n join cart_lines l on l.id = n.cart_line_id
    union all select 'order without mail', o.number from orders o
      where not exists (select 1 from outbox b where b.data ->> 'orderNumber' = o.number)`);
  return [...rows, ...(await findLedgerInconsistencies(store))];
}

export async function createConfirmedOrder(
  store: TestStore,
  token: string,
  items: readonly (readonly [name: string, quantity: number])[],
  { site = 'nod', ...options }: ConfirmOptions = {},
): Promise<string> {
  const lines: readonly CartLine[] = await fillCart(store, token, items, site);
  const { body } = await submitOrder(store, token, toReviewedLines(lines), { site, ...options });
  if (!body.success) throw new Error(body.message);
  const refused = await decideOrder(store.database, store.server.sites[site], {
    number: body.myscno,
    to: 'Confirmed',
    by: 'test',
    now: store.now(),
  });
  if (refused) throw new Error(refused.message);
  return body.myscno;
}

/** Dispatches goods as staff: everything in stock unless lines are given. */
export async function dispatchGoods(
  store: TestStore,
  number: string,
  overrides: Partial<DispatchRequest> = {},
  site: SiteCode = 'nod',
): Promise<DispatchResult> {
  const sent = await dispatchOrder(store.database, store.server.sites[site], {
    number,
    by: 'test',
    now: store.now(),
    ...overrides,
  });
  if (sent instanceof Refusal) throw new Error(sent.message);
  return sent;
}

/** Matches the number of an order of NOD that is placed at this time. */
export const orderNumberOf = (now: Date) =>
  new RegExp(`\\bNOD${dayOf(now, sites.nod.calendar.timeZone).slice(2, 4)}\\d{6}\\b`);
