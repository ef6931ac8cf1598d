import { currencySign } from '../lib/currency.ts';
import { formatMoney } from '../lib/money.ts';
import { bankRows } from '../sites/bank-account.rule.ts';
import type { Site } from '../sites/site.ts';
import type { Cell } from './spreadsheet-cell.rule.ts';
import type { AccountStatement } from './statement.contract.ts';
import { creditSum, onAccountWords, transferReference, wordsOf } from './statement-words.ts';

/** A statement as rows of cells: the movements, then what is open, how old it is, and how the credit is used. */
export function statementTable(site: Site, told: AccountStatement): Cell[][] {
  const sign = currencySign(site.currency);
  const money = (amount: number) => formatMoney({ minor: Math.round(amount * 100), currency: site.currency });
  return [
    ['Date', 'Document', 'Number', 'Reference', 'Order', `Debit, ${sign}`, `Credit, ${sign}`, `Balance, ${sign}`],
    [told.from, 'Opening balance', '', '', '', '', '', told.opening],
    ...told.rows.map((row) => [
      ...[row.day, row.kind, row.number, row.note, row.order_no],
      ...[row.debit || '', row.credit || '', row.balance],
    ]),
    [told.to, 'Closing balance', '', '', '', '', '', told.closing],
    [],
    ['Date', 'Open item', 'Number', 'Reference', 'Due', `Amount, ${sign}`, `Unpaid, ${sign}`, 'Age'],
    ...told.open_items.map((item) => [
      ...[item.day, item.kind, item.number, item.for_invoice ? `to ${item.for_invoice}` : item.note, item.due_on],
      ...[item.amount, item.unpaid, wordsOf(item)],
    ]),
    [],
    ['Unpaid by age', '', '', '', '', '', `Unpaid, ${sign}`],
    ...told.ages.map(({ label, amount }) => [label, '', '', '', '', '', amount]),
    ['Unpaid', '', '', '', '', '', told.unpaid],
    ['Overdue', '', '', '', '', '', told.overdue],
    ['On account', '', '', onAccountWords(told, money), '', '', told.on_account],
    ...(told.terms ? [[]] : []),
    ...creditSum(told).map(({ label, amount }) => [label, '', '', '', '', '', amount]),
    ...(told.terms && told.terms.over_limit > 0
      ? [['Over the limit by', '', '', '', '', '', told.terms.over_limit]]
      : []),
    [],
    ['Pay by bank transfer'],
    ['Reference', '', '', transferReference],
    ...bankRows(site.bankAccount).map(({ label, value }) => [label, '', '', value]),
  ];
}
