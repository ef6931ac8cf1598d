import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { BankLineState } from '../bank-line.data.ts';
import { bankLines, bankStatements, unpaidBalances } from '../bank-lines.table.ts';
import { receipts } from '../receipts.table.ts';

const p = sql.placeholder;

export type NewStatement = {
  site: SiteCode;
  fileName: string;
  digest: string;
  firstDay: Day;
  lastDay: Day;
  lineCount: number;
  now: Date;
  by: string;
};

/** No row when the same file was imported before. */
export const insertStatement = prepareWrite<NewStatement, { id: number }>(
  'bank_statement_insert',
  sql`insert into ${bankStatements} (site, file_name, digest, first_day, last_day, line_count, imported_at, imported_by)
    values (${p('site')}, ${p('fileName')}, ${p('digest')}, ${p('firstDay')}::date, ${p('lastDay')}::date,
      ${p('lineCount')}::integer, ${p('now')}::timestamptz, ${p('by')})
    on conflict (site, digest) do nothing returning id`,
);

export type BankStatementRow = {
  id: number;
  fileName: string;
  firstDay: Day;
  lastDay: Day;
  lineCount: number;
  openCount: number;
  importedAt: Date;
  importedBy: string;
};

const statementColumns = sql`s.id, s.file_name, s.first_day, s.last_day,
    (select count(*)::integer from ${bankLines} l where l.statement_id = s.id) as line_count, s.imported_at, s.imported_by,
    (select count(*)::integer from ${bankLines} l where l.statement_id = s.id and l.state = 'open') as open_count
  from ${bankStatements} s`;

/** A statement without a new line is not the latest. */
export const findLatestStatement = prepareStatement<{ site: SiteCode }, BankStatementRow>(
  'bank_statement_latest',
  sql`select ${statementColumns} where s.site = ${p('site')}
      and exists (select from ${bankLines} l where l.statement_id = s.id)
    order by s.id desc limit 1`,
);

type NewLines = { site: SiteCode; statementId: number; currency: Currency; lines: string };

/** Lines of an earlier statement are left out. */
export const insertLines = prepareWrite<NewLines, { id: number }>(
  'bank_lines_insert',
  sql`insert into ${bankLines} (site, statement_id, line_no, booked_on, amount_minor, currency, text, reference,
      payer_key, digest)
    select ${p('site')}, ${p('statementId')}::bigint, n."lineNo", n."bookedOn", n."amountMinor", ${p('currency')},
      n.text, n.reference, n."payerKey", n.digest
    from jsonb_to_recordset(${p('lines')}::jsonb) as n ("lineNo" integer, "bookedOn" date, "amountMinor" bigint,
      text text, reference text, "payerKey" text, digest text)
    order by n."lineNo"
    on conflict (site, digest) do nothing returning id`,
);

type EarlierStatement = Pick<BankStatementRow, 'id' | 'fileName' | 'importedAt' | 'importedBy'>;

/** The same file; only one import of it replaces its lines at a time. */
export const lockStatement = prepareStatement<{ site: SiteCode; digest: string }, EarlierStatement>(
  'bank_statement_lock',
  sql`select id, file_name, imported_at, imported_by
    from ${bankStatements} where site = ${p('site')} and digest = ${p('digest')} for no key update`,
);

type Reading = { site: SiteCode; statementId: number; digests: string[] };

/** Lines that the statement has and this reading of it has not, locked until the transaction ends. */
export const lockOtherLines = prepareStatement<Reading, { id: number; lineNo: number; state: BankLineState }>(
  'bank_lines_other_lock',
  sql`select id, line_no, state from ${bankLines}
    where site = ${p('site')} and statement_id = ${p('statementId')}::bigint and digest <> all(${p('digests')}::text[])
    order by id for no key update`,
);

export const countKnownLines = prepareStatement<{ site: SiteCode; digests: string[] }, { count: number }>(
  'bank_lines_known_count',
  sql`select count(*)::integer as count from ${bankLines}
    where site = ${p('site')} and digest = any(${p('digests')}::text[])`,
);

export const deleteBankLines = prepareWrite<{ ids: number[] }, never>(
  'bank_lines_delete',
  sql`with forgotten as (update ${unpaidBalances} set bank_line_id = null where bank_line_id = any(${p('ids')}::bigint[]))
    delete from ${bankLines} where id = any(${p('ids')}::bigint[])`,
);

type ReadAgain = Omit<NewStatement, 'site' | 'fileName' | 'digest'> & { id: number };

export const updateStatement = prepareWrite<ReadAgain, never>(
  'bank_statement_update',
  sql`update ${bankStatements} set first_day = ${p('firstDay')}::date, last_day = ${p('lastDay')}::date,
      line_count = ${p('lineCount')}::integer, imported_at = ${p('now')}::timestamptz, imported_by = ${p('by')}
    where id = ${p('id')}`,
);

export type BankLineRow = {
  id: number;
  statementId: number;
  lineNo: number;
  bookedOn: Day;
  amountMinor: number;
  currency: Currency;
  text: string;
  reference: string;
  payerKey: string;
  state: BankLineState;
  version: number;
  customerId: number | null;
  company: string | null;
  receiptId: number | null;
  receiptNumber: string | null;
  /** Its receipt was recorded before by hand; what books a line records the receipt in the same moment. */
  linksReceipt: boolean;
  note: string;
  decidedAt: Date | null;
  decidedBy: string | null;
};

const lineColumns = sql`l.id, l.statement_id, l.line_no, l.booked_on, l.amount_minor, l.currency, l.text, l.reference,
    l.payer_key, l.state, l.version, l.customer_id, c.name as company, l.receipt_id, r.number as receipt_number,
    coalesce(l.amount_minor > 0 and r.created_at <> l.decided_at, false) as links_receipt, l.note, l.decided_at,
    l.decided_by
  from ${bankLines} l left join ${customers} c on c.id = l.customer_id left join ${receipts} r on r.id = l.receipt_id`;

export const findLine = prepareStatement<{ site: SiteCode; id: number }, BankLineRow>(
  'bank_line_find',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.id = ${p('id')}`,
);

/** Lock the customer of the money first. */
export const lockBankLine = prepareStatement<{ site: SiteCode; id: number }, BankLineRow>(
  'bank_line_lock',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.id = ${p('id')} for no key update of l`,
);

export const findOpenLines = prepareStatement<{ site: SiteCode; afterId: number; limit: number }, BankLineRow>(
  'bank_lines_waiting',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.state = 'open' and l.id > ${p('afterId')}
    order by l.id limit ${p('limit')}`,
);

type LinesBefore = { site: SiteCode; day: Day; id: number; limit: number };

/** The decided ones, newest first, before the given one. */
export const findDecidedLines = prepareStatement<LinesBefore, BankLineRow>(
  'bank_lines_decided',
  sql`select ${lineColumns} where l.site = ${p('site')} and l.state <> 'open'
      and (l.booked_on, l.id) < (${p('day')}::date, ${p('id')}::bigint)
    order by l.booked_on desc, l.id desc limit ${p('limit')}`,
);

export const countOpenLines = prepareStatement<{ site: SiteCode }, { count: number }>(
  'bank_lines_count',
  sql`select count(*)::integer as count from (
    select 1 from ${bankLines} l where l.site = ${p('site')} and l.state = 'open' limit 10000) waiting`,
);

type Decision = {
  id: number;
  state: BankLineState;
  customerId: number | null;
  receiptId: number | null;
  note: string;
  now: Date;
  by: string;
};

export const decideLine = prepareWrite<Decision, never>(
  'bank_line_decide',
  sql`update ${bankLines} set state = ${p('state')}, customer_id = ${p('customerId')}::bigint,
      receipt_id = ${p('receiptId')}::bigint, note = ${p('note')}, decided_at = ${p('now')}::timestamptz,
      decided_by = ${p('by')}, version = version + 1
    where id = ${p('id')}`,
);
