import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type BankAccount, bankAccountRows } from '../../sites/bank-account.rule.ts';
import { framedLayout, labelledRows } from './document-frame.server.ts';

export function bankAccountBox(
  account: BankAccount,
  { heading, about }: { heading: string; about: readonly (readonly [label: string, value: string])[] },
): Content {
  const rows = bankAccountRows(account).map(({ label, value }) => [label, value] as const);
  const names = rows.filter(([label]) => label === 'Account name' || label === 'Bank');
  const numbers = rows.filter((row) => !names.includes(row));
  const lead: TableCell = {
    stack: [{ text: heading, bold: true }, labelledRows(about, 42)],
  };
  return {
    layout: framedLayout,
    table: { widths: ['25%', '*', '39%'], body: [[lead, labelledRows(names, 50), labelledRows(numbers, 56)]] },
  };
}
