import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';
import { invoiceFor } from './bank-lines.ts';

export async function findCustomerId({ database }: Pick<TestStore, 'database'>, email: string): Promise<number> {
  const { rows } = await database.$client.query('select customer_id as id from users where email = $1', [email]);
  return rows[0].id;
}

/** An invoice of no order, so that its number and amount are known. */
export async function bookOpenInvoice(
  store: Pick<TestStore, 'database' | 'now'>,
  number: string,
  amountMinor: number,
  {
    email = 'active@nod.example',
    site = 'nod',
    daysAgo = 0,
  }: { email?: string; site?: SiteCode; daysAgo?: number } = {},
): Promise<void> {
  await invoiceFor(store, await findCustomerId(store, email), number, amountMinor, { site, daysAgo });
}

export async function findUnpaid({ database }: Pick<TestStore, 'database'>, number: string): Promise<number> {
  const { rows } = await database.$client.query(
    "select open_minor::int as open from ledger_entries where kind = 'invoice' and reference = $1",
    [number],
  );
  return rows[0].open;
}

/** A store's database, or a connection without its time limits. */
export type ReadableDatabase = { database: { $client: { query(sql: string): Promise<{ rows: unknown[] }> } } };

export async function findLedgerInconsistencies({ database }: ReadableDatabase): Promise<unknown[]> {
  const { rows } = await database.$client.query(`
    with uses as (select * from allocations where ended_at is null)
    select 'used differs from the sum' as what, t.customer_id::text as which from credit_terms t
      where t.used_minor <> coalesce((select sum(e.amount_minor) from ledger_entries e where e.customer_id = t.customer_id), 0)
    union all select 'an invoice is open by other than is unpaid', e.reference from ledger_entries e
      where e.kind = 'invoice' and e.open_minor <> e.amount_minor
        - coalesce((select sum(u.amount_minor) from uses u where u.invoice_entry_id = e.id), 0)
    union all select 'money is open by other than is unused', e.reference from ledger_entries e
      where e.kind in ('receipt', 'credit_note') and e.open_minor <> -e.amount_minor
        - coalesce((select sum(u.amount_minor) from uses u where u.from_entry_id = e.id), 0)
        - coalesce((select sum(b.amount_minor) from ledger_entries b where b.receipt_id = e.receipt_id
          and (b.kind in ('reversal', 'refund') or b.kind in ('rounding', 'exchange')
            and e.kind = 'receipt' and not exists (select from allocations a join ledger_entries k on k.id = a.from_entry_id
              where k.receipt_id = b.receipt_id and k.kind = b.kind))), 0)
    union all select 'what stands in the place of money is open', e.kind || ' ' || e.reference from ledger_entries e
      where e.kind not in ('invoice', 'credit_note', 'receipt') and e.open_minor <> 0
    union all select 'it closes other than its amount', e.kind || ' ' || e.reference from ledger_entries e
      where e.kind in ('tax_deducted', 'bank_charge', 'cash_discount', 'rounding', 'exchange', 'write_off')
        and e.amount_minor < 0 and exists (select from uses u where u.from_entry_id = e.id)
        and -e.amount_minor <> (select sum(u.amount_minor) from uses u where u.from_entry_id = e.id)
    union all select 'more of a receipt is used than came in', r.number from receipts r
      where r.amount_minor < coalesce((select sum(u.amount_minor) from uses u
        join ledger_entries e on e.id = u.from_entry_id where e.receipt_id = r.id and e.kind = 'receipt'), 0)
    union all select 'money pays an invoice of somebody else', u.id::text from uses u
      join ledger_entries a on a.id = u.from_entry_id join ledger_entries b on b.id = u.invoice_entry_id
      where a.customer_id <> b.customer_id or b.customer_id <> u.customer_id
    union all select 'used is other than unpaid, ordered and on account', t.customer_id::text from credit_terms t
      where t.used_minor <> coalesce((select sum(case
        when e.kind = 'invoice' then e.open_minor
        when e.kind in ('receipt', 'credit_note') then -e.open_minor
        when e.kind in ('order', 'release') then e.amount_minor else 0 end)
        from ledger_entries e where e.customer_id = t.customer_id), 0)`);
  return rows;
}
