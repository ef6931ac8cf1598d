import type { ColumnWidth, Content, TableCell } from '../../server/printing/paper.ts';
import { type BankAccount, bankAccountRows } from '../../sites/bank-account.rule.ts';
import { framedLayout, type LabelledRow, labelledRows } from './document-frame.server.ts';

type BankBox = {
  heading: string;
  about: readonly LabelledRow[];
  /** The link of a UPI payment, printed as a QR code. */
  upi?: string | undefined;
};

/** Modules of two points, about 3 cm wide: smaller ones are hard to scan from paper. */
const qrSize = 108;

export function bankAccountBox(account: BankAccount, { heading, about, upi }: BankBox): Content {
  const rows = bankAccountRows(account).map(
    ({ label, value, copyText }): LabelledRow => (copyText ? [label, value, 'code'] : [label, value]),
  );
  const lead: TableCell = {
    stack: [{ text: heading, heading: 2, bold: true }, labelledRows(about, 36)],
  };
  if (upi) return box(['27%', '*', 'auto'], [lead, labelledRows(rows, 56), qrCell(upi)]);
  const names = rows.filter(([label]) => label === 'Account name' || label === 'Bank');
  const numbers = rows.filter((row) => !names.includes(row));
  return box(['27%', '*', '38%'], [lead, labelledRows(names, 50), labelledRows(numbers, 56)]);
}

const box = (widths: ColumnWidth[], cells: TableCell[]): Content => ({
  layout: framedLayout,
  table: { widths, body: [cells] },
});

const qrCell = (link: string): TableCell => ({
  stack: [
    { qr: link, fit: qrSize, eccLevel: 'L', alignment: 'center', margin: [6, 4, 6, 0], alt: `QR code: ${link}` },
    { text: 'Scan with any UPI app', fontSize: 6, alignment: 'center', margin: [0, 2, 0, 0] },
  ],
});
