import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { dueOn, dueState, overdueMinor } from '../credit/ageing.rule.ts';
import { findCredit } from '../credit/credit.db.ts';
import { availableBalanceOf } from '../credit/credit.server.ts';
import { debtorRefusals } from '../payment-refusals.ts';
import {
  type BankLineRow,
  type BankStatementRow,
  countOpenLines,
  findDecidedLines,
  findLatestStatement,
  findLine,
  findOpenLines,
} from './bank-lines.db.ts';
import type { MatchSuggestion, PayerFacts, ReceiptOfAmount } from './bank-rows.contract.ts';
import { findPayerById } from './book-bank-line.db.ts';
import { type FindAwaitedOrders, findMatchSuggestions } from './find-suggestions.server.ts';
import { lineHistory, unknownLine } from './line-state.server.ts';
import { type LineGroup, lineGroup } from './match-suggestions.rule.ts';
import { findInvoicesForStaff, findReceiptsOfAmount } from './suggestion-facts.db.ts';

export type WaitingLine = BankLineRow & { group: LineGroup; suggestions: readonly MatchSuggestion[] };

export type BankState = {
  statement: BankStatementRow | undefined;
  /** The number of lines that wait, counted up to 10,000. */
  waiting: number;
};

export type ListedBankLines = BankState & { lines: readonly WaitingLine[] };

const linesPerPage = 50;

/** The newest statement, and how many lines wait. */
export async function loadBankState(database: Database, site: Site): Promise<BankState> {
  const [[statement], [waiting]] = await Promise.all([
    findLatestStatement(database, { site: site.code }),
    countOpenLines(database, { site: site.code }),
  ]);
  return { statement, waiting: waiting?.count ?? 0 };
}

/** Oldest first, after the line given. */
export async function listOpenLines(
  database: Database,
  site: Site,
  findAwaitedOrders: FindAwaitedOrders,
  afterId = 0,
): Promise<ListedBankLines> {
  const [state, rows] = await Promise.all([
    loadBankState(database, site),
    findOpenLines(database, { site: site.code, afterId, limit: linesPerPage }),
  ]);
  const suggestionsOf = await findMatchSuggestions(database, site, rows, findAwaitedOrders);
  const lines = rows.map((row) => {
    const suggestions = suggestionsOf.get(row.id) ?? [];
    return { ...row, group: lineGroup(row.amountMinor, suggestions), suggestions };
  });
  return { ...state, lines };
}

const lastDay = '9999-12-31';

/** Booked and ignored, newest first, before the line given. */
export function listDecidedLines(
  database: Database,
  site: Site,
  before: { day: Day; id: number } = { day: lastDay, id: 0 },
): Promise<BankLineRow[]> {
  return findDecidedLines(database, { site: site.code, ...before, limit: linesPerPage });
}

export type BankLineForStaff = {
  line: BankLineRow;
  group: LineGroup;
  history: string;
  suggestions: readonly MatchSuggestion[];
  /** Receipts that money that went out may take back. */
  receipts: ReceiptOfAmount[];
};

const takenBackDays = 180;

export async function loadBankLine(
  database: Database,
  site: Site,
  id: number,
  findAwaitedOrders: FindAwaitedOrders,
): Promise<BankLineForStaff | Refusal<'unknown_line'>> {
  const [line] = await findLine(database, { site: site.code, id });
  if (!line) return unknownLine(site, id);
  const isOpen = line.state === 'open';
  const suggestions = isOpen
    ? ((await findMatchSuggestions(database, site, [line], findAwaitedOrders)).get(id) ?? [])
    : [];
  const days = { from: addDays(line.bookedOn, -takenBackDays), to: line.bookedOn };
  const receipts =
    isOpen && line.amountMinor < 0
      ? await findReceiptsOfAmount(database, { site: site.code, amountMinor: -line.amountMinor, ...days })
      : [];
  return {
    line,
    group: lineGroup(line.amountMinor, suggestions),
    history: lineHistory(site, line),
    suggestions,
    receipts,
  };
}

/** What a customer owes, for the decision on a line. */
export async function loadPayer(
  database: Database,
  site: Site,
  customerId: number,
  now: Date,
  findAwaitedOrders: FindAwaitedOrders,
): Promise<PayerFacts | Refusal<'unknown_customer'>> {
  const [[payer], rows, [credit], orders] = await Promise.all([
    findPayerById(database, { site: site.code, customerId }),
    findInvoicesForStaff(database, { customerId }),
    findCredit(database, { customerId }),
    findAwaitedOrders(database, site, { numbers: [], amounts: [], customerIds: [customerId] }),
  ]);
  if (!payer) return refuse(debtorRefusals, 'unknown_customer', { site: site.name });
  const today = dayOf(now, site.calendar.timeZone);
  const invoices = rows.map((row) => ({
    ...row,
    dueOn: dueOn(row, credit),
    ...dueState(row, today, credit),
  }));
  return {
    ...payer,
    owedMinor: sum(rows, ({ openMinor }) => openMinor),
    overdueMinor: overdueMinor(rows, today, credit),
    availableMinor: availableBalanceOf(credit),
    isOverdue: invoices.some(({ overdue }) => overdue),
    invoices,
    orders,
  };
}
