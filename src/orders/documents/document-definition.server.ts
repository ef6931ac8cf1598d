import { formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { upiLink } from '../../payments/methods/upi-link.rule.ts';
import { letterhead, orderAddress, type PrintedSite, pageCode } from '../../server/printing/letterhead.server.ts';
import type { Content, Margins, Paper } from '../../server/printing/paper.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import type { DocumentHeader, IssuedDocument } from '../documents.table.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import { regionBelow, streetAndTown } from '../party-address.rule.ts';
import { amountInWords } from './amount-in-words.rule.ts';
import { bankAccountBox } from './document-bank.server.ts';
import { factGrid, framedLayout, type LabelledRow, partyBox } from './document-frame.server.ts';
import { regionText } from './document-header.server.ts';
import { registrationBox } from './document-registration.server.ts';
import { linesTable, summaryTable, totalsTable } from './document-tables.server.ts';
import { printedTitle } from './document-title.rule.ts';
import { transferReference } from './payment-description.rule.ts';
import { taxSummary } from './tax-summary.rule.ts';

/** `address` is that of the site's shop. */
export type PrintedDocuments = { site: PrintedSite; address: string; documents: readonly IssuedDocument[] };

export function documentDefinition({ site, address, documents }: PrintedDocuments): Paper {
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 8, lineHeight: 1.15 },
    info: { title: documents.map((one) => `${titleOf(one)} ${one.number}`).join(', '), author: site.name },
    isArchived: documents.every(({ kind }) => kind !== 'proforma'),
    content: documents.map((one) => ({ section: pagesOf(one, site, address), footer: footerOf(one) })),
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

function pagesOf(document: IssuedDocument, site: PrintedSite, address: string): Content[] {
  const { head } = document;
  return [
    headline(document, site),
    factGrid(factsOf(document)),
    {
      margin: [0, 0, 0, 10],
      layout: framedLayout,
      table: {
        widths: ['*', '*', 'auto'],
        body: [
          [
            taxedPartyBox('Bill to', head.billTo, head),
            taxedPartyBox('Deliver to', head.deliverTo, head),
            { stack: [pageCode(orderAddress(address, head.orderNumber)), { text: 'Open the order', fontSize: 6 }] },
          ],
        ],
      },
    },
    ...registrationBox(document),
    linesTable(document),
    ...(hasLongSummary(document) ? [{ margin: [0, 8, 0, 0] as Margins, stack: [summaryTable(document)] }] : []),
    { margin: [0, 8, 0, 0], unbreakable: true, stack: [closing(document)] },
  ];
}

/** A summary that may break across pages. */
const hasLongSummary = ({ kind, lines }: IssuedDocument) => kind !== 'proforma' && taxSummary(lines).length > 12;

function headline({ kind, head }: IssuedDocument, site: PrintedSite): Content {
  const isOriginal = kind === 'tax_invoice' && head.country === 'IN';
  return letterhead(site, {
    title: titleOf({ kind, head }),
    note: isOriginal ? 'Original for recipient' : '',
    seller: sellerOf(head),
  });
}

/** What a paper prints of both parties. */
export type PrintedParties = Pick<
  DocumentHeader,
  'country' | 'taxNumberLabel' | 'seller' | 'sellerPhone' | 'sellerEmail' | 'billTo' | 'deliverTo' | 'placeOfSupply'
>;

export const sellerOf = (head: PrintedParties) => ({
  name: head.seller.name,
  lines: [
    streetAndTown(head.seller),
    [regionOf(head.seller, head), `${head.taxNumberLabel} ${head.seller.taxNumber}`].filter(Boolean).join(' · '),
    [head.sellerPhone, head.sellerEmail].join(' · '),
  ],
});

const factsOf = ({ number, issuedOn, head }: IssuedDocument): LabelledRow[] => [
  ['Number', number, 'code'],
  ['Date', formatDay(issuedOn)],
  ['Due', head.dueOn && formatDay(head.dueOn)],
  ['Payment', head.payment],
  ['Order', `${head.orderNumber}, ${formatDay(head.orderedOn)}`],
  ['Your PO', head.purchaseOrderNo, 'code'],
  ['Place of supply', head.placeOfSupply],
  ['Date of supply', head.suppliedOn && formatDay(head.suppliedOn)],
  ['Dispatch', [head.dispatch, head.carrier].filter(Boolean).join(', ')],
  ['Of tax invoice', head.ofInvoice ? `${head.ofInvoice.number}, ${formatDay(head.ofInvoice.issuedOn)}` : ''],
  ['Reason', head.reason],
];

const regionOf = (copy: PartySnapshot, { country }: PrintedParties) =>
  regionBelow(copy, regionText(country, copy.region));

export const taxedPartyBox = (title: string, copy: PartySnapshot, head: PrintedParties) =>
  partyBox(title, copy, { region: regionOf(copy, head), taxNumberLabel: head.taxNumberLabel });

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
              ...(kind === 'proforma' || hasLongSummary(document) ? [] : [summaryTable(document)]),
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
          about: [
            ['Amount', asks ? amount : ''],
            ['Reference', reference, 'code'],
          ],
          upi: asks && !head.isTest ? upiLink(payTo.account, { amountMinor: totalMinor, reference }) : undefined,
        }),
      ],
    },
  ];
}
