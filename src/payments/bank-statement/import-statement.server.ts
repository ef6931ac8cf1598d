import { createHash } from 'node:crypto';
import { type Day, dayOf } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import {
  type BankStatementRow,
  countKnownLines,
  deleteBankLines,
  insertLines,
  insertStatement,
  lockOtherLines,
  lockStatement,
  type NewStatement,
  updateStatement,
} from './bank-lines.db.ts';
import { isPlainlyDayFirst, type UnclearDay } from './day-order.rule.ts';
import { payerKey } from './payer-key.rule.ts';
import type { StatementForm, StatementLine } from './read-statement.ts';
import { isOwnAccount } from './statement-account.rule.ts';

export type StatementFile = StatementForm & {
  fileName: string;
  content: string;
  /** Imports the good lines even when others are bad. */
  goodLines: boolean;
  /** A file that was imported before and is read otherwise now: its lines that wait are replaced. */
  replace?: boolean;
  /** The statement may be of an account that the settings do not name. */
  anyAccount?: boolean;
  /** Stores nothing where no line shows whether the day or the month is first. */
  asksDayOrder?: boolean;
  by: string;
  now: Date;
};

export type ImportedStatement = {
  written: boolean;
  /** Lines that no statement had before. */
  added: number;
  /** Lines of an earlier statement. */
  known: number;
  firstDay: Day | '';
  lastDay: Day | '';
  problems: readonly { line: number; problem: string }[];
  /** The import of the same file before. */
  earlier?: Pick<BankStatementRow, 'fileName' | 'importedAt' | 'importedBy'>;
  /** It was read otherwise then. */
  differs?: boolean;
  /** No line shows whether the day or the month is first; day first was assumed. */
  unclearDay?: UnclearDay;
  /** The account that the file names; `isOwn` is undefined where the settings name none. */
  account?: { number: string; isOwn: boolean | undefined };
};

const nothing = { written: false, added: 0, known: 0, firstDay: '', lastDay: '' } as const;

/** A statement, or a line of it, that was imported before has no effect, unless its lines are to be replaced. */
export async function importStatement(
  database: Database,
  site: Site,
  {
    fileName,
    content,
    goodLines,
    replace = false,
    anyAccount = false,
    asksDayOrder = false,
    by,
    now,
    ...form
  }: StatementFile,
): Promise<ImportedStatement> {
  // The reader of XML is loaded by who imports a statement only.
  const { readStatement } = await import('./read-statement.ts');
  const {
    lines,
    problems,
    fatal,
    unclearDay,
    accounts = [],
    currencies = [],
  } = readStatement(content, {
    ...form,
    timeZone: site.calendar.timeZone,
  });
  const other = currencies.find((currency) => currency !== site.currency);
  if (other !== undefined && !fatal)
    return { ...nothing, problems: [{ line: 1, problem: inOtherCurrency(other, site) }] };
  const account = accountOf(accounts, site);
  if (account?.account.isOwn === false && !anyAccount && !fatal) return { ...nothing, problems: [], ...account };
  if (fatal || (problems.length > 0 && !goodLines) || lines.length === 0) return { ...nothing, problems };
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const today = dayOf(now, site.calendar.timeZone);
  const assumed = unclearDay && !isPlainlyDayFirst(unclearDay, lastDay, today) ? { unclearDay } : undefined;
  if (assumed && asksDayOrder) return { ...nothing, problems, ...assumed, ...account };
  const facts = { site: site.code, fileName, digest: digestOf(content), firstDay, lastDay, lineCount: lines.length };
  const statement = { ...facts, by, now };
  const read = { lines: withDigests(lines), problems };
  const imported = await database.longTransaction(async (db) => {
    const [inserted] = await insertStatement(db, statement);
    return inserted
      ? addLines(db, site, { ...statement, id: inserted.id }, read)
      : importAgain(db, site, statement, read, replace);
  });
  return { ...imported, ...assumed, ...account };
}

const inOtherCurrency = (currency: string, site: Site) =>
  `The statement is in ${currency.slice(0, 3)}; the books of this shop are in ${site.currency}. Export the account in ${site.currency}.`;

/** The one of another firm first, as it is to be seen. */
function accountOf(accounts: readonly string[], site: Site): Required<Pick<ImportedStatement, 'account'>> | undefined {
  const found = accounts.map((number) => ({ number: number.slice(0, 60), isOwn: isOwnAccount(number, site) }));
  const account = found.find(({ isOwn }) => isOwn === false) ?? found[0];
  return account && { account };
}

type ReadLines = Pick<ImportedStatement, 'problems'> & { lines: ReturnType<typeof withDigests> };

/** The file may have been read with other columns then. */
async function importAgain(
  db: Db,
  site: Site,
  statement: NewStatement,
  read: ReadLines,
  replace: boolean,
): Promise<ImportedStatement> {
  const [earlier] = await lockStatement(db, statement);
  if (!earlier) throw new Error(`the statement ${statement.digest} is neither new nor known`);
  const { id } = earlier;
  const digests = read.lines.map(({ digest }) => digest);
  const { differs, replaced, problems } = await replaceLines(db, site, { statementId: id, digests, replace });
  if (problems.length > 0) return { ...nothing, problems };
  if (differs && replace) {
    await updateStatement(db, { ...statement, id });
    return addLines(db, site, { ...statement, id, replacedLines: replaced }, read);
  }
  const { firstDay, lastDay, lineCount: known } = statement;
  return { ...nothing, known, firstDay, lastDay, problems: read.problems, earlier, differs };
}

/** `replacedLines` where the file was imported before. */
async function addLines(
  db: Db,
  site: Site,
  { id: statementId, replacedLines, ...statement }: NewStatement & { id: number; replacedLines?: number },
  { lines, problems }: ReadLines,
): Promise<ImportedStatement> {
  const added = await insertLines(db, {
    site: site.code,
    statementId,
    currency: site.currency,
    lines: toJson(lines),
  });
  const { firstDay, lastDay, fileName } = statement;
  const counts = { added: added.length, known: lines.length - added.length };
  const isAgain = replacedLines !== undefined;
  await recordAudit(db, {
    ...byStaff(site, statement),
    action: isAgain ? 'bank statement imported again' : 'bank statement imported',
    subject: fileName,
    details: { firstDay, lastDay, ...counts, badLines: problems.length, ...(isAgain && { replacedLines }) },
  });
  return { written: true, ...counts, firstDay, lastDay, problems };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Equal movements of one day are told apart by their order. */
function withDigests(lines: readonly StatementLine[]) {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { bookedOn, amountMinor, text, reference } = line;
    const facts = [bookedOn, amountMinor, text.toLowerCase().replaceAll(' ', ''), reference.toLowerCase()].join('|');
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    return { ...line, payerKey: payerKey(text), digest: digestOf(`${facts}|${count}`) };
  });
}

type Problem = { line: number; problem: string };

/**
 * A file that was read with the wrong columns or order of days is read again: lines of it that this reading does not have
 * are deleted, unless somebody has decided on one of them. Without `replace` it only says whether the readings differ.
 */
async function replaceLines(
  db: Db,
  site: Site,
  { statementId, digests, replace }: { statementId: number; digests: string[]; replace: boolean },
): Promise<{ differs: boolean; replaced: number; problems: Problem[] }> {
  const other = await lockOtherLines(db, { site: site.code, statementId, digests });
  const [known] = await countKnownLines(db, { site: site.code, digests });
  const differs = other.length > 0 || (known?.count ?? 0) < digests.length;
  if (!differs || !replace) return { differs, replaced: 0, problems: [] };
  const problems = other
    .filter(({ state }) => state !== 'open')
    .map(({ lineNo, state }) => ({
      line: lineNo,
      problem: `As it was read before, the line is ${state}; undo that first, then import the file again.`,
    }));
  if (problems.length > 0) return { differs, replaced: 0, problems };
  await deleteBankLines(db, { ids: other.map(({ id }) => id) });
  return { differs, replaced: other.length, problems };
}
