import { formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { siteLetterhead } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper, TableCell } from '../../server/printing/paper.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import type { Site } from '../../sites/site.ts';
import { amountInWords } from '../documents/amount-in-words.rule.ts';
import { labelledRows } from '../documents/document-frame.server.ts';
import { numberCell, ruledLayout } from '../documents/document-tables.server.ts';
import type { ReceivedPaymentRow } from './received-payments.db.ts';

export type ReceiptPrint = { site: Site; payment: ReceivedPaymentRow };

/** English, as all printed papers. */
export function receiptDefinition({ site, payment }: ReceiptPrint): Paper {
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 9, lineHeight: 1.2 },
    info: { title: `Receipt ${payment.number}` },
    footer: (page, pages) => ({
      margin: [32, 8, 32, 0],
      fontSize: 7,
      columns: [
        { text: [`Receipt ${payment.number} · `, scriptRuns(site.legalName)].flat() },
        { text: `Page ${page} of ${pages}`, alignment: 'right' },
      ],
    }),
    content: [siteLetterhead(site, 'Receipt'), received(site, payment), usesTable(site, payment), note(site, payment)],
  };
}

function received({ currency }: Site, payment: ReceivedPaymentRow): Content {
  const { number, receivedOn, company, amountMinor, reference, paymentReceipt } = payment;
  return {
    margin: [0, 12, 0, 0],
    stack: [
      { text: ['Received with thanks from ', scriptRuns(company)].flat(), fontSize: 11 },
      { text: formatMoney({ minor: amountMinor, currency }), fontSize: 18, bold: true, margin: [0, 4, 0, 0] },
      { text: amountInWords(amountMinor, currency) },
      {
        margin: [0, 8, 0, 0],
        stack: [
          labelledRows([
            ['Number', number, 'code'],
            ['Received', formatDay(receivedOn)],
            ['Paid', paymentReceipt ? 'Online' : 'By transfer'],
            ['Reference', reference],
            ['Payment', paymentReceipt ?? ''],
          ]),
        ],
      },
    ],
  };
}

/** The table tells where the money of the payment is now. */
function usesTable({ currency }: Site, payment: ReceivedPaymentRow): Content {
  const money = (minor: number) => formatMoney({ minor, currency });
  const { paid, onAccountMinor, returnedMinor, roundedMinor, amountMinor } = payment;
  const rest = amountMinor - sum(paid, (one) => one.amountMinor) - roundedMinor - onAccountMinor - returnedMinor;
  const rows: (readonly [what: string, minor: number])[] = [
    ...paid.map(({ invoice, amountMinor: part }) => [`Invoice ${invoice}`, part] as const),
    ['Rounding and differences of exchange', roundedMinor],
    ['For orders that are not invoiced yet', rest],
    ['On account, for your next invoices', onAccountMinor],
    ['Paid back or reversed', returnedMinor],
  ];
  const body: TableCell[][] = [
    [{ text: 'Set against', bold: true }, numberCell('Amount', { bold: true })],
    ...rows.filter(([, minor]) => minor > 0).map(([what, minor]) => [what, numberCell(money(minor))]),
    [{ text: 'Total', bold: true }, numberCell(money(amountMinor), { bold: true })],
  ];
  return {
    margin: [0, 18, 0, 0],
    layout: ruledLayout,
    table: { headerRows: 1, widths: ['*', 'auto'], body },
  };
}

const note = (site: Site, { returnedMinor }: ReceivedPaymentRow): Content => ({
  margin: [0, 12, 0, 0],
  fontSize: 7.5,
  text: [
    returnedMinor > 0 ? 'A part of this money, or all of it, was paid back or reversed. ' : '',
    'This receipt confirms a payment; it is no tax invoice. Printed by computer, valid without a signature. ',
    `Questions? Write to ${site.contact.email}.`,
  ],
});
