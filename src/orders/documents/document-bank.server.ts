import type { Content, TableCell } from 'pdfmake/interfaces.js';
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
  const names = rows.filter(([label]) => label === 'Account name' || label === 'Bank');
  const numbers = rows.filter((row) => !names.includes(row));
  const lead: TableCell = {
    stack: [{ text: heading, bold: true }, labelledRows(about, 42)],
  };
  return {
    layout: framedLayout,
    table: {
      widths: ['25%', '*', upi ? '33%' : '39%', ...(upi ? ['auto'] : [])],
      body: [[lead, labelledRows(names, 50), labelledRows(numbers, 56), ...(upi ? [qrCell(upi)] : [])]],
    },
  };
}

const qrCell = (link: string): TableCell => ({
  stack: [
    { qr: link, fit: qrSize, eccLevel: 'L', alignment: 'center', margin: [6, 4, 6, 0] },
    { text: 'Scan with any UPI app', fontSize: 6, alignment: 'center', margin: [0, 2, 0, 0] },
  ],
});
