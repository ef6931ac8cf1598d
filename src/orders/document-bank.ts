import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type BankAccount, bankRows } from '../sites/bank-account.rule.ts';
import { facts, framed } from './document-frame.ts';

const labelWidth = 56;

/** The account to transfer to, in a frame, behind what a transfer to it is for. */
export function bankBox(
  account: BankAccount,
  { heading, about }: { heading: string; about: readonly (readonly [label: string, value: string])[] },
): Content {
  const rows = bankRows(account).map(({ label, value }) => [label, value] as const);
  const names = rows.filter(([label]) => label === 'Account name' || label === 'Bank');
  const numbers = rows.filter((row) => !names.includes(row));
  const lead: TableCell = {
    stack: [{ text: heading, bold: true }, ...(about.length > 0 ? [facts(about, labelWidth)] : [])],
  };
  return {
    layout: framed,
    table: { widths: ['30%', '*', '34%'], body: [[lead, facts(names, labelWidth), facts(numbers, labelWidth)]] },
  };
}
