import { currencySign } from '../../lib/currency.js';
import { formatMajor } from '../../lib/money.js';
                                                                     
import { accountToPay, bankAccountRows } from '../../sites/bank-account.rule.js';
                                                
                                                                
import { creditBreakdown, onAccountText, openItemText } from './statement-labels.js';

export function statementCsvRows(site      , statement                  )                      {
  const sign = currencySign(site.currency);
  const money = (amount        ) => formatMajor(amount, site.currency);
  return [
    ['Date', 'Document', 'Number', 'Reference', 'Order', `Debit, ${sign}`, `Credit, ${sign}`, `Balance, ${sign}`],
    [statement.from, 'Opening balance', '', '', '', '', '', statement.opening],
    ...statement.rows.map((row) => [
      ...[row.day, row.kind, row.number, row.note, row.order_no],
      ...[row.debit || '', row.credit || '', row.balance],
    ]),
    [statement.to, 'Closing balance', '', '', '', '', '', statement.closing],
    [],
    ['Date', 'Open item', 'Number', 'Reference', 'Due', `Amount, ${sign}`, `Unpaid, ${sign}`, 'Age'],
    ...statement.open_items.map((item) => [
      ...[item.day, item.kind, item.number, item.for_invoice ? `to ${item.for_invoice}` : item.note, item.due_on],
      ...[item.amount, item.unpaid, openItemText(item)],
    ]),
    [],
    ['Unpaid by age', '', '', '', '', '', `Unpaid, ${sign}`],
    ...statement.ages.map(({ label, amount }) => [label, '', '', '', '', '', amount]),
    ['Unpaid', '', '', '', '', '', statement.unpaid],
    ['Overdue', '', '', '', '', '', statement.overdue],
    ['On account', '', '', onAccountText(statement, money), '', '', statement.on_account],
    ...(statement.terms ? [[]] : []),
    ...creditBreakdown(statement).map(({ label, amount }) => [label, '', '', '', '', '', amount]),
    ...(statement.terms && statement.terms.over_limit > 0
      ? [['Over the limit by', '', '', '', '', '', statement.terms.over_limit]]
      : []),
    [],
    ['Pay by bank transfer'],
    ['Reference', '', '', statement.payment_reference],
    ...bankAccountRows(accountToPay(site)).map(({ label, value }) => [label, '', '', value]),
  ];
}
