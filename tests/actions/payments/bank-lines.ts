import type { Currency } from '../../../src/lib/currency.ts';
import { dayOf } from '../../../src/lib/dates.ts';
import { importStatement } from '../../../src/payments/bank-statement/import-statement.server.ts';
import { bookInvoice } from '../../../src/payments/credit/credit.server.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';

type Movement = readonly [amountMinor: number, text: string, reference: string];

/** Imports a statement of today; returns the ids of its lines. */
export async function importLines(
  store: Pick<TestStore, 'database' | 'now'>,
  movements: readonly Movement[],
  site: SiteCode = 'nod',
): Promise<number[]> {
  const today = dayOf(store.now(), sites[site].calendar.timeZone);
  const lines = movements.map(([minor, text, reference]) => `${today},"${text}","${reference}",${minor / 100}`);
  const content = ['Date,Narration,Reference,Amount', ...lines].join('\n');
  const file = { fileName: 'statement.csv', content, goodLines: false, by: 'test', now: store.now() };
  const { written, problems } = await importStatement(store.database, sites[site], file);
  if (!written) throw new Error(`the statement was not imported: ${JSON.stringify(problems)}`);
  const { rows } = await store.database.$client.query(
    'select id from bank_lines where statement_id = (select max(id) from bank_statements) order by line_no',
  );
  return rows.map(({ id }) => id);
}

export async function lineOf({ database }: Pick<TestStore, 'database'>, id: number) {
  const { rows } = await database.$client.query(
    `select l.state, l.version, l.note, l.decided_by as "decidedBy", r.number as "receiptNumber"
      from bank_lines l left join receipts r on r.id = l.receipt_id where l.id = $1`,
    [id],
  );
  return rows[0] ?? { version: 0 };
}

/** An invoice of a customer, booked on `day`, by default today. */
export async function invoiceFor(
  store: Pick<TestStore, 'database' | 'now'>,
  customerId: number,
  number: string,
  amountMinor: number,
  { site = 'nod', daysAgo = 0 }: { site?: SiteCode; daysAgo?: number } = {},
): Promise<void> {
  const currency: Currency = sites[site].currency;
  const now = new Date(store.now().getTime() - daysAgo * 86_400_000);
  await store.database.transaction((db) =>
    bookInvoice(
      db,
      { site: sites[site], customerId },
      { number, orderId: null, amountMinor, currency, now, by: 'test' },
    ),
  );
}

/** The details of the latest entry of that action. */
export async function findAudit({ database }: Pick<TestStore, 'database'>, action: string): Promise<unknown> {
  const { rows } = await database.$client.query(
    'select details from audit_trail where action = $1 order by id desc limit 1',
    [action],
  );
  return rows[0]?.details;
}
