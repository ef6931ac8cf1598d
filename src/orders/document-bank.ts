import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type BankAccount, bankRows } from '../sites/bank-account.rule.ts';
import { facts, framed } from './document-frame.ts';

/** The account to transfer to, in a frame, behind what a transfer to it is for. */
export function bankBox(
  account: BankAccount,
  { heading, about }: { heading: string; about: readonly (readonly [label: string, value: string])[] },
): Content {
  const rows = bankRows(account).map(({ label, value }) => [label, value] as const);
  const names = rows.filter(([label]) => label === 'Account name' || label === 'Bank');
  const numbers = rows.filter((row) => !names.includes(row));
  const lead: TableCell = {
    stack: [{ text: heading, bold: true }, facts(about, 42)],
  };
  return {
    layout: framed,
    table: { widths: ['25%', '*', '39%'], body: [[lead, facts(names, 50), facts(numbers, 56)]] },
  };
}
