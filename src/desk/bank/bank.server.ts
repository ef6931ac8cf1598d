import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { findAwaitedOrders } from '../../orders/fulfilment/awaited-orders.server.ts';
import { bookCertainLines } from '../../orders/fulfilment/book-certain-lines.server.ts';
import { bookBankLine } from '../../orders/fulfilment/receive-transfer.server.ts';
import { findUnlinkedReceipts, linkBankLine } from '../../payments/bank-statement/book-bank-line.server.ts';
import { ignoreBankLine } from '../../payments/bank-statement/ignore-bank-line.server.ts';
import { importStatement } from '../../payments/bank-statement/import-statement.server.ts';
import { lineHistory } from '../../payments/bank-statement/line-state.server.ts';
import {
  type ListedBankLines,
  listDecidedLines,
  listOpenLines,
  loadBankLine,
  loadBankState,
  loadPayer,
} from '../../payments/bank-statement/list-bank-lines.server.ts';
import { readNamedColumns } from '../../payments/bank-statement/statement-columns.rule.ts';
import { takeReceiptBack, undoBankLine } from '../../payments/bank-statement/undo-bank-line.server.ts';
import { searchPayers } from '../../payments/receipts/find-payer.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import {
  bankLineAtDesk,
  bankLinesAtDesk,
  bookCertainAtDesk,
  bookLineAtDesk,
  ignoreLineAtDesk,
  importStatementAtDesk,
  linkLineAtDesk,
  payersAtDesk,
  takeBackAtDesk,
  undoLineAtDesk,
} from './bank.contract.ts';

const see = { requires: staffPermissionTo('see-money') };
const record = { requires: staffPermissionTo('record-money') };

export const bankLinesCall = defineDeskCall(bankLinesAtDesk, see, async ({ view, after, day }, context) => {
  const { database, site } = context;
  const id = /^\d{1,15}$/.test(after) ? Number(after) : 0;
  const before = /^20\d\d-\d\d-\d\d$/.test(day) && id > 0 ? { day, id } : undefined;
  const { statement, waiting, lines } =
    view === 'decided' ? await decidedLines() : await listOpenLines(database, site, findAwaitedOrders, id);
  return {
    success: true as const,
    statement: statement ?? null,
    waiting,
    lines: lines.map((one) => ({ ...one, history: lineHistory(site, one) })),
  };

  /** Decided lines have no suggestions, which only open ones have. */
  async function decidedLines(): Promise<ListedBankLines> {
    const [state, rows] = await Promise.all([loadBankState(database, site), listDecidedLines(database, site, before)]);
    return { ...state, lines: rows.map((row) => ({ ...row, group: 'to_decide', suggestions: [] })) };
  }
});

export const bankLineCall = defineDeskCall(bankLineAtDesk, see, async ({ id, customerId: chosen }, context) => {
  const { database, site, now } = context;
  const found = await loadBankLine(database, site, id, findAwaitedOrders);
  if (found instanceof Refusal) return found;
  const { line, group, suggestions, receipts } = found;
  const customerId = chosen || (line.customerId ?? suggestions[0]?.customerId);
  const isOpen = line.state === 'open';
  const [payer, unlinked] = await Promise.all([
    customerId ? loadPayer(database, site, customerId, now, findAwaitedOrders) : undefined,
    customerId && isOpen ? findUnlinkedReceipts(database, customerId, line) : [],
  ]);
  if (payer instanceof Refusal) return payer;
  return {
    success: true as const,
    line: { ...line, group, history: lineHistory(site, line), suggestions },
    receipts,
    unlinkedReceipts: unlinked,
    payer: payer ?? null,
  };
});

export const payersCall = defineDeskCall(payersAtDesk, see, async ({ q }, { database, site }) => ({
  success: true as const,
  payers: await searchPayers(database, site, q),
}));

export const importStatementCall = defineDeskCall(importStatementAtDesk, record, async (request, context) => {
  const { database, site, by, now } = context;
  const { content, dayOrder, goodLines = false, replace = false, anyAccount = false } = request;
  const columns = request.columns === '' ? undefined : readNamedColumns(request.columns);
  if (typeof columns === 'string') return refuse(importStatementAtDesk, 'columns', { sentence: columns });
  const form = { ...(columns && { columns }), ...(dayOrder && { dayOrder }), asksDayOrder: true };
  const fileName = request.fileName || 'statement.csv';
  const file = { fileName, content, goodLines, replace, anyAccount, ...form, by, now };
  const { written, added, known, earlier, differs = false, ...read } = await importStatement(database, site, file);
  const { unclearDay, account, problems } = read;
  return {
    success: true as const,
    written,
    added,
    known,
    importedBy: earlier?.importedBy ?? null,
    differs,
    account: account ? { ...account, isOwn: account.isOwn ?? null } : null,
    unclearDay: unclearDay ?? null,
    problems: problems.slice(0, maxProblems),
  };
});

const maxProblems = 100;

export const bookLineCall = defineDeskCall(bookLineAtDesk, record, async (request, context) => {
  const { database, site, by, now } = context;
  const { line: lineId, version, customerId, orderNumber, parts, deductions = [], note, confirmed } = request;
  const paid = { orderNumber, parts, deductions, unpaidBalances: request.rests };
  const booking = { lineId, version, customerId, ...paid, note, allowDuplicate: confirmed ?? false };
  const booked = await bookBankLine(database, site, { ...booking, by, now });
  if (booked instanceof Refusal) return booked;
  return { success: true as const, ...booked };
});

export const bookCertainCall = defineDeskCall(bookCertainAtDesk, record, async ({ lines }, context) => {
  const { database, site, by, now } = context;
  const { booked, refused } = await bookCertainLines(database, site, { lines, by, now });
  return { success: true as const, booked, refused };
});

const done = (refused: unknown) => (refused instanceof Refusal ? refused : { success: true as const });

export const linkLineCall = defineDeskCall(linkLineAtDesk, record, async (request, { database, site, by, now }) => {
  const { line: lineId, version, receiptNumber } = request;
  return done(await linkBankLine(database, site, { lineId, version, receiptNumber, by, now }));
});

export const ignoreLineCall = defineDeskCall(ignoreLineAtDesk, record, async (request, { database, site, by, now }) => {
  const { line: lineId, version, reason } = request;
  return done(await ignoreBankLine(database, site, { lineId, version, reason, by, now }));
});

export const undoLineCall = defineDeskCall(undoLineAtDesk, record, async (request, { database, site, by, now }) => {
  const { line: lineId, version, why } = request;
  return done(await undoBankLine(database, site, { lineId, version, why, by, now }));
});

export const takeBackCall = defineDeskCall(takeBackAtDesk, record, async (request, { database, site, by, now }) => {
  const { line: lineId, version, receiptNumber, why } = request;
  return done(await takeReceiptBack(database, site, { lineId, version, receiptNumber, why, by, now }));
});
