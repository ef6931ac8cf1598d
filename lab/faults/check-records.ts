import type { Pool } from 'pg';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import { checkOrders } from './check-orders.ts';
import type { Providers } from './providers.ts';
import type { Records } from './records.ts';

/** One line of the checker's table: what was acknowledged, and what is wrong with it. */
export type Finding = { what: string; acknowledged: number; wrong: string[] };

type Query = <R extends object>(sql: string, values?: readonly unknown[]) => Promise<R[]>;

/** Reads everything that somebody was told, and compares it with the database, the provider and the mails. */
export async function checkRecords(pool: Pool, records: Records, providers: Providers): Promise<Finding[]> {
  const query: Query = async <R extends object>(sql: string, values: readonly unknown[] = []) =>
    (await pool.query(sql, [...values])).rows as R[];
  const orders = await checkOrders(query, records.orders);
  return [
    { what: 'orders lost', acknowledged: records.orders.acknowledged.length, wrong: orders.lost },
    { what: 'orders doubled', acknowledged: orders.inDatabase, wrong: orders.doubled },
    { what: 'orders never told', acknowledged: orders.inDatabase, wrong: orders.neverTold },
    await checkRfis(query, records),
    await checkCaptures(query, records, providers),
    await checkApprovals(query, records),
    await checkInvoices(query, records),
    await checkRegistrations(query, providers),
    await checkReceipts(query, records),
    await checkAnsweredRfis(query, records),
    await checkStock(query, records),
    await checkMails(query, records, providers),
    await checkNumbers(query),
    await checkSums(pool),
  ];
}

async function checkRfis(query: Query, { rfis }: Records): Promise<Finding> {
  const rows = await query<{ number: string; reference: string }>(
    "select r.number, r.reference from rfis r join users u on u.id = r.user_id where u.email like 'bench-%'",
  );
  const numbersOf = Map.groupBy(rows, ({ reference }) => reference);
  const lost = rfis.filter(({ number, reference }) => !numbersOf.get(reference)?.some((one) => one.number === number));
  const doubled = [...numbersOf].filter(([, all]) => all.length > 1).map(([reference]) => `twice: ${reference}`);
  return { what: 'RFIs', acknowledged: rfis.length, wrong: [...lost.map(({ number }) => number), ...doubled] };
}

type PaymentRow = { session: string; state: string; order: string | null; total: number | null; given: number };

/** Money that was taken is one order of the same amount, or has been given back. */
async function checkCaptures(query: Query, { captures }: Records, { razorpay }: Providers): Promise<Finding> {
  const rows = await query<PaymentRow>(
    `select m.session_id as session, m.state, o.number as order, o.total_minor::int as total,
        coalesce((select sum(f.amount_minor) from sandbox_refunds f join sandbox_captures c on c.id = f.capture_id
          where c.session_id = m.session_id), 0)::int as given
      from payments m left join orders o on o.payment_id = m.id where m.session_id = any ($1)`,
    [captures.map(({ sessionId }) => sessionId)],
  );
  const wrong = captures.flatMap(({ provider, sessionId, amountMinor }) => {
    const found = rows.filter(({ session }) => session === sessionId);
    const [row] = found;
    if (!row || found.length > 1) return [`${sessionId}: ${found.length} payments`];
    const given = provider === 'sandbox' ? row.given : refundedBy(razorpay, sessionId);
    const kept = amountMinor - given;
    return kept === (row.total ?? 0)
      ? []
      : [`${sessionId} ${row.state}: ${kept} kept, order ${row.order} of ${row.total}`];
  });
  return { what: 'payments', acknowledged: captures.length, wrong };
}

const refundedBy = ({ payments }: Providers['razorpay'], orderId: string) =>
  [...payments.values()].filter((one) => one.order_id === orderId).reduce((sum, one) => sum + one.amount_refunded, 0);

async function checkApprovals(query: Query, { approved }: Records): Promise<Finding> {
  const numbers = approved.filter(Boolean);
  const rows = await query<{ number: string }>(
    "select number from orders where number = any ($1) and status not in ('Awaiting Internal Approval', 'Rejected')",
    [numbers],
  );
  const there = new Set(rows.map(({ number }) => number));
  return { what: 'approved orders', acknowledged: numbers.length, wrong: numbers.filter((one) => !there.has(one)) };
}

async function checkInvoices(query: Query, { invoices }: Records): Promise<Finding> {
  const rows = await query<{ number: string; order: string }>(
    `select d.number, o.number as order from documents d join orders o on o.id = d.order_id where d.kind = 'tax_invoice'
      and d.number = any ($1)`,
    [invoices.map(({ number }) => number)],
  );
  const orderOf = new Map(rows.map(({ number, order }) => [number, order]));
  const wrong = invoices.filter(({ number, order }) => orderOf.get(number) !== order).map(({ number }) => number);
  return { what: 'tax invoices', acknowledged: invoices.length, wrong };
}

/** The portal holds each document once, and the store knows the number that the portal gave. */
async function checkRegistrations(query: Query, { portal }: Providers): Promise<Finding> {
  const rows = await query<{ number: string; irn: string }>(
    "select d.number, e.irn from e_invoices e join documents d on d.id = e.document_id where e.state = 'registered'",
  );
  const numbers = Map.groupBy(portal.invoices.values(), ({ invoice }) => invoice.DocDtls.No);
  const wrong = [
    ...rows
      .filter(({ number, irn }) => numbers.get(number)?.[0]?.Irn !== irn)
      .map(({ number }) => `unknown: ${number}`),
    ...[...numbers].filter(([, all]) => all.length > 1).map(([number]) => `twice: ${number}`),
  ];
  return { what: 'e-invoices', acknowledged: rows.length, wrong };
}

async function checkReceipts(query: Query, { receipts }: Records): Promise<Finding> {
  const rows = await query<{ number: string; reference: string; amount: number }>(
    "select number, reference, amount_minor::int as amount from receipts where reference like 'CHEQUE %-%-%'",
  );
  const byReference = Map.groupBy(rows, ({ reference }) => reference);
  const lost = receipts.filter(
    ({ number, reference, amountMinor }) =>
      !byReference.get(reference)?.some((one) => one.number === number && one.amount === amountMinor),
  );
  const doubled = [...byReference].filter(([, all]) => all.length > 1).map(([reference]) => `twice: ${reference}`);
  return { what: 'receipts', acknowledged: receipts.length, wrong: [...lost.map(({ number }) => number), ...doubled] };
}

async function checkAnsweredRfis(query: Query, { answeredRfis }: Records): Promise<Finding> {
  const numbers = answeredRfis.filter(Boolean);
  const rows = await query<{ number: string }>(
    `select r.number from rfis r where r.number = any ($1)
      and not exists (select 1 from rfi_lines n where n.rfi_id = r.id and n.declined_at is not null)`,
    [numbers],
  );
  return { what: 'answered RFIs', acknowledged: numbers.length, wrong: rows.map(({ number }) => number) };
}

async function checkStock(query: Query, { stock, imports }: Records): Promise<Finding> {
  const rows = await query<{ code: string; pieces: number }>(
    `select i.code, s.on_hand as pieces from items i join stock s on s.item_id = i.id
        join branches b on b.id = s.branch_id
      where i.site = 'nod' and i.code = any ($1) and b.position = (select min(position) from branches where site = 'nod')`,
    [[...stock.keys()]],
  );
  const wrong = rows.filter(({ code, pieces }) => stock.get(code) !== pieces);
  return {
    what: 'imported stock',
    acknowledged: imports,
    wrong: wrong.map(({ code, pieces }) => `${code}: ${pieces} instead of ${stock.get(code)}`),
  };
}

/** Every acknowledged order has its mail, and every mail that the store calls sent was received. */
async function checkMails(query: Query, { orders }: Records, { smtp }: Providers): Promise<Finding> {
  const rows = await query<{ id: string; number: string | null; sent: boolean; waiting: boolean }>(
    `select id::text, data ->> 'orderNumber' as number, sent_at is not null as sent, next_try_at is not null as waiting
      from outbox where channel = 'mail' and receiver like 'bench-%'`,
  );
  const withMail = new Set(rows.map(({ number }) => number));
  const received = new Set(smtp.mails.map(({ id }) => /-(\d+)@/.exec(id)?.[1]));
  const wrong = [
    ...orders.acknowledged.filter(({ number }) => !withMail.has(number)).map(({ number }) => `no mail: ${number}`),
    ...rows.filter(({ id, sent }) => sent && !received.has(id)).map(({ id }) => `never received: message ${id}`),
    ...rows.filter(({ sent, waiting }) => !sent && !waiting).map(({ id }) => `permanently failed: message ${id}`),
    ...rows.filter(({ waiting }) => waiting).map(({ id }) => `still waiting: message ${id}`),
  ];
  return { what: 'mails', acknowledged: rows.length, wrong };
}

/** A process that dies between a number and its commit leaves a gap; the series of documents, which may have none, are among the sums. */
async function checkNumbers(query: Query): Promise<Finding> {
  const kinds = ['orders', 'rfis', 'receipts'] as const;
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const sql = `select count(*)::int as rows, count(distinct number)::int as numbers from ${kind} where site = 'nod'`;
      return (await query<{ rows: number; numbers: number }>(sql)).map((row) => ({ ...row, kind }));
    }),
  );
  return {
    what: 'numbers given once',
    acknowledged: found.flat().reduce((sum, { rows }) => sum + rows, 0),
    wrong: found
      .flat()
      .flatMap(({ kind, rows, numbers }) => (rows === numbers ? [] : [`${kind}: ${numbers} numbers of ${rows}`])),
  };
}

async function checkSums(pool: Pool): Promise<Finding> {
  const wrong = await findInconsistencies({ database: { $client: pool } });
  return { what: 'stock, ledger, lines, documents', acknowledged: 0, wrong: wrong.map((one) => JSON.stringify(one)) };
}
