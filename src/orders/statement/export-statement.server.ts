import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { currencySign } from '../../lib/currency.ts';
import { dayOf } from '../../lib/dates.ts';
import { formatMajor } from '../../lib/money.ts';
import { type Spreadsheet, type SpreadsheetCell, toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { withDefaultLocale } from '../../server/http/locale.server.ts';
import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import { writeXlsx, xlsxMediaType } from '../../server/printing/write-xlsx.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { accountToPay, bankAccountRows } from '../../sites/bank-account.rule.ts';
import type { Site } from '../../sites/site.ts';
import { exportStatement } from './export-statement.contract.ts';
import type { AccountStatement } from './statement.contract.ts';
import { findStatement } from './statement.server.ts';
import type { StatementPrint } from './statement-definition.server.ts';
import { creditBreakdown, onAccountText, openItemText } from './statement-labels.ts';
import { periodOf } from './statement-rows.rule.ts';

/** The sheets tell what was booked, what is open, and what it comes to. */
export function statementSheets(site: Site, statement: AccountStatement): Spreadsheet[] {
  const sign = currencySign(site.currency);
  const booked: SpreadsheetCell[][] = [
    ['Date', 'Document', 'Number', 'Reference', 'Order', `Debit, ${sign}`, `Credit, ${sign}`, `Balance, ${sign}`],
    [{ day: statement.from }, 'Opening balance', '', '', '', '', '', { amount: statement.opening }],
    ...statement.rows.map((row): SpreadsheetCell[] => [
      { day: row.day },
      row.kind,
      row.number,
      row.note,
      row.order_no,
      filled(row.debit),
      filled(row.credit),
      { amount: row.balance },
    ]),
    [{ day: statement.to }, 'Closing balance', '', '', '', '', '', { amount: statement.closing }],
  ];
  const open: SpreadsheetCell[][] = [
    ['Date', 'Open item', 'Number', 'Reference', 'Due', `Amount, ${sign}`, `Unpaid, ${sign}`, 'Age'],
    ...statement.open_items.map((item): SpreadsheetCell[] => [
      { day: item.day },
      item.kind,
      item.number,
      item.for_invoice ? `to ${item.for_invoice}` : item.note,
      item.due_on ? { day: item.due_on } : '',
      { amount: item.amount },
      { amount: item.unpaid },
      openItemText(item),
    ]),
  ];
  return [
    { name: 'Statement', table: booked },
    { name: 'Open items', table: open },
    { name: 'Summary', table: summary(site, statement) },
  ];
}

const filled = (amount: number): SpreadsheetCell => (amount === 0 ? '' : { amount });

function summary(site: Site, statement: AccountStatement): SpreadsheetCell[][] {
  const money = (amount: number) => formatMajor(amount, site.currency);
  const sum = (label: string, amount: number, text = ''): SpreadsheetCell[] => [
    label,
    '',
    '',
    text,
    '',
    '',
    { amount },
  ];
  return [
    ['Unpaid by age', '', '', '', '', '', `Unpaid, ${currencySign(site.currency)}`],
    ...statement.ages.map(({ label, amount }) => sum(label, amount)),
    sum('Unpaid', statement.unpaid),
    sum('Overdue', statement.overdue),
    sum('On account', statement.on_account, onAccountText(statement, money)),
    ...(statement.terms ? [[]] : []),
    ...creditBreakdown(statement).map(({ label, amount }) => sum(label, amount)),
    ...(statement.terms && statement.terms.over_limit > 0
      ? [sum('Over the limit by', statement.terms.over_limit)]
      : []),
    [],
    ['Pay by bank transfer'],
    ['Reference', '', '', statement.payment_reference],
    ...bankAccountRows(accountToPay(site)).map(({ label, value }) => [label, '', '', value]),
  ];
}

const worker = new URL('./print-statement-worker.server.ts', import.meta.url);

export const exportStatementCall = defineCall(
  exportStatement,
  { requires: permissionTo('see-statement'), queue: 'documents', reads: 'primary' },
  async ({ format, ...requestedPeriod }, { db, site, caller, now }) => {
    const period = periodOf(requestedPeriod, dayOf(now, site.calendar.timeZone));
    if (!period) return refuse(exportStatement, 'no_such_period');
    const statement = await findStatement(db, site, caller.customerId, period, now);
    const name = `${site.numberPrefix}-statement-${period.from}-${period.to}`;
    if (format === 'pdf') {
      const print: StatementPrint = { site, statement };
      const pdf = await renderPdfInThread('documents', worker, print);
      return fileReply(`${name}.pdf`, 'application/pdf', pdf);
    }
    const sheets = withDefaultLocale(() => statementSheets(site, statement));
    if (format === 'csv') {
      const rows = sheets.flatMap(({ table }, at) => (at === 0 ? table : [[], ...table]));
      return fileReply(`${name}.csv`, 'text/csv;charset=utf-8', Buffer.from(utf8Bom + toCsv(rows)));
    }
    return fileReply(`${name}.xlsx`, xlsxMediaType, await writeXlsx(sheets));
  },
);

const fileReply = (file_name: string, media_type: string, content: Uint8Array) => ({
  success: true as const,
  file_name,
  media_type,
  content: Buffer.from(content).toString('base64'),
});
