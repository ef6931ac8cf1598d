import { currencySign } from '../../lib/currency.ts';
import { formatMajor } from '../../lib/money.ts';
import type { Spreadsheet, SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { accountToPay, bankAccountRows } from '../../sites/bank-account.rule.ts';
import type { Site } from '../../sites/site.ts';
import type { AccountStatement } from './statement.contract.ts';
import { creditBreakdown, onAccountText, openItemText } from './statement-labels.ts';

/** What was booked, what is open, and what it comes to. */
export function statementSheets(site: Site, statement: AccountStatement): Spreadsheet[] {
  const sign = currencySign(site.currency);
  const booked: SpreadsheetCell[][] = [
    ['Date', 'Document', 'Number', 'Reference', 'Order', `Debit, ${sign}`, `Credit, ${sign}`, `Balance, ${sign}`],
    [{ day: statement.from }, 'Opening balance', '', '', '', '', '', { amount: statement.opening }],
    ...statement.rows.map((row): SpreadsheetCell[] => [
      ...[{ day: row.day }, row.kind, row.number, row.note, row.order_no],
      ...[filled(row.debit), filled(row.credit), { amount: row.balance }],
    ]),
    [{ day: statement.to }, 'Closing balance', '', '', '', '', '', { amount: statement.closing }],
  ];
  const open: SpreadsheetCell[][] = [
    ['Date', 'Open item', 'Number', 'Reference', 'Due', `Amount, ${sign}`, `Unpaid, ${sign}`, 'Age'],
    ...statement.open_items.map((item): SpreadsheetCell[] => [
      ...[{ day: item.day }, item.kind, item.number, item.for_invoice ? `to ${item.for_invoice}` : item.note],
      item.due_on ? { day: item.due_on } : '',
      ...[{ amount: item.amount }, { amount: item.unpaid }, openItemText(item)],
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
    ...[label, '', '', text, '', ''],
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
