import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { upiLink } from '../../payments/methods/upi-link.rule.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import type { DocumentHeader, IssuedDocument } from '../documents.table.ts';
import type { PartySnapshot } from '../orders.table.ts';
import { amountInWords } from './amount-in-words.rule.ts';
import { bankAccountBox } from './document-bank.server.ts';
import { framedLayout, labelledRows } from './document-frame.server.ts';
import { regionText } from './document-header.server.ts';
import { registrationBox } from './document-registration.server.ts';
import { linesTable, summaryTable, totalsTable } from './document-tables.server.ts';
import { printedTitle } from './document-title.rule.ts';
import { transferReference } from './payment-description.rule.ts';

export function documentDefinition(documents: readonly IssuedDocument[]): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 8, lineHeight: 1.15 },
    info: { title: documents.map((one) => `${titleOf(one)} ${one.number}`).join(', ') },
    content: documents.map((one) => ({ section: pagesOf(one), footer: footerOf(one) })),
  };
}

const titleOf = ({ kind, head }: Pick<IssuedDocument, 'kind' | 'head'>) =>
  head.isTest ? `TEST ${printedTitle(kind, head.taxForm)}` : printedTitle(kind, head.taxForm);

function footerOf({ kind, number, head }: IssuedDocument) {
  const title = titleOf({ kind, head });
  return (page: number, pages: number): Content => ({
    margin: [32, 8, 32, 0],
    fontSize: 7,
    columns: [
      { text: [`${title} ${number} · `, scriptRuns(head.seller.name)].flat() },
      { text: `Page ${page} of ${pages}`, alignment: 'right' },
    ],
  });
}

function pagesOf(document: IssuedDocument): Content[] {
  const { head } = document;
  return [
    headline(document),
    {
      margin: [0, 10, 0, 10],
      layout: framedLayout,
      table: {
        widths: ['*', '*', '*'],
        body: [
          [
            party('Bill to', head.billTo, head),
            party('Deliver to', head.deliverTo, head),
            labelledRows([
              ['Place of supply', head.placeOfSupply],
              ['Payment', head.payment],
              ['Due', head.dueOn && formatDay(head.dueOn)],
              ['Date of supply', head.suppliedOn && formatDay(head.suppliedOn)],
              ['Dispatch', [head.dispatch, head.carrier].filter(Boolean).join(', ')],
              ['Reason', head.reason],
            ]),
          ],
        ],
      },
    },
    ...registrationBox(document),
    linesTable(document),
    { margin: [0, 8, 0, 0], unbreakable: true, stack: [closing(document)] },
  ];
}

function headline({ kind, number, issuedOn, head }: IssuedDocument): Content {
  const { seller } = head;
  const right: [string, string][] = [
    ['Number', number],
    ['Date', formatDay(issuedOn)],
    ['Order', `${head.orderNumber}, ${formatDay(head.orderedOn)}`],
    ['Your PO', head.purchaseOrderNo],
    ['Of tax invoice', head.ofInvoice ? `${head.ofInvoice.number}, ${formatDay(head.ofInvoice.issuedOn)}` : ''],
  ];
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: scriptRuns(seller.name), fontSize: 13, bold: true },
          { text: scriptRuns(addressText(seller)) },
          { text: [regionText(head.country, seller.region), `${head.taxNumberLabel} ${seller.taxNumber}`].join(' · ') },
          { text: [head.sellerPhone, head.sellerEmail].join(' · ') },
        ],
      },
      {
        width: 210,
        stack: [
          { text: titleOf({ kind, head }), fontSize: 15, bold: true, alignment: 'right' },
          ...(kind === 'tax_invoice' && head.country === 'IN'
            ? [{ text: 'Original for recipient', alignment: 'right' as const, fontSize: 7 }]
            : []),
          { ...labelledRows(right), margin: [0, 4, 0, 0] },
        ],
      },
    ],
  };
}

function addressText({ line, city, pincode }: PartySnapshot): string {
  const place = [city, pincode].filter((part) => part && !line.includes(part)).join(' ');
  return [line, place].filter(Boolean).join(', ');
}

const party = (title: string, copy: PartySnapshot, head: DocumentHeader): TableCell => ({
  stack: [
    { text: title, fontSize: 7 },
    { text: scriptRuns(copy.name), bold: true },
    { text: scriptRuns(addressText(copy)) },
    { text: regionText(head.country, copy.region) },
    ...(copy.taxNumber ? [{ text: `${head.taxNumberLabel} ${copy.taxNumber}` }] : []),
    ...(copy.contactName
      ? [{ text: scriptRuns([copy.contactName, copy.contactPhone].filter(Boolean).join(', ')) }]
      : []),
  ],
});

const testNote = 'Of a test order, placed before the shop opened: nothing is to be paid and no goods leave.';

function closing(document: IssuedDocument): Content {
  const { head, totalMinor, kind } = document;
  const words = amountInWords(totalMinor, head.currency);
  const legalNotes = [...head.declarations, ...(head.remark ? [`Remark: ${head.remark}`] : [])];
  const proforma =
    kind === 'proforma'
      ? [head.isTest ? testNote : 'This is not a tax invoice; the tax invoice comes with the goods.']
      : [];
  return {
    stack: [
      {
        columns: [
          {
            width: '*',
            margin: [0, 0, 16, 0],
            stack: [
              { text: 'Amount in words', fontSize: 7 },
              { text: words, bold: true, margin: [0, 0, 0, 6] },
              ...(kind === 'proforma' ? [] : [summaryTable(document)]),
            ],
          },
          { width: 200, stack: [totalsTable(document)] },
        ],
      },
      ...paymentBox(document),
      {
        margin: [0, 10, 0, 0],
        columns: [
          { width: '*', stack: [...legalNotes, ...proforma].map((text) => ({ text: scriptRuns(text), fontSize: 7 })) },
          {
            width: 200,
            stack: [
              { text: ['For ', scriptRuns(head.seller.name)].flat(), alignment: 'right' },
              { text: 'Authorised signatory', alignment: 'right', margin: [0, 32, 0, 0], fontSize: 7 },
            ],
          },
        ],
      },
    ],
  };
}

/**
 * Amount and UPI code are printed only where a transfer is due: an invoice on credit, or a proforma to pay by transfer.
 * The reference is the number by which the desk finds what is paid.
 */
function paymentBox(document: IssuedDocument): Content[] {
  const { kind, head, totalMinor } = document;
  const { payTo } = head;
  if (!payTo || kind === 'credit_note') return [];
  const asks = kind === 'proforma' ? payTo.beforeDispatch : head.dueOn !== '';
  const amount = formatMoney({ minor: totalMinor, currency: head.currency });
  const reference = transferReference(document);
  return [
    {
      margin: [0, 10, 0, 0],
      stack: [
        bankAccountBox(payTo.account, {
          heading: asks ? 'Pay by bank transfer' : 'Our bank account',
          about: [['Amount', asks ? amount : ''] as const, ['Reference', reference] as const],
          upi: asks && !head.isTest ? upiLink(payTo.account, { amountMinor: totalMinor, reference }) : undefined,
        }),
      ],
    },
  ];
}
