                                                                                      
import { formatDay } from '../../lib/dates.js';
import { formatMoney } from '../../lib/money.js';
import { upiLink } from '../../payments/methods/upi-link.rule.js';
import {
  codeText,
  letterhead,
  orderAddress,
                   
  pageCode,
} from '../../server/printing/letterhead.server.js';
import { scriptRuns } from '../../server/printing/script-runs.server.js';
                                                                            
                                                        
import { amountInWords } from './amount-in-words.rule.js';
import { bankAccountBox } from './document-bank.server.js';
import { factGrid, framedLayout,                  } from './document-frame.server.js';
import { regionText } from './document-header.server.js';
import { registrationBox } from './document-registration.server.js';
import { linesTable, summaryTable, totalsTable } from './document-tables.server.js';
import { printedTitle } from './document-title.rule.js';
import { transferReference } from './payment-description.rule.js';

/** `address` is that of the site's shop. */
                                                                                                            

export function documentDefinition({ site, address, documents }                  )                       {
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 8, lineHeight: 1.15 },
    info: { title: documents.map((one) => `${titleOf(one)} ${one.number}`).join(', '), author: site.name },
    content: documents.map((one) => ({ section: pagesOf(one, site, address), footer: footerOf(one) })),
  };
}

const titleOf = ({ kind, head }                                       ) =>
  head.isTest ? `TEST ${printedTitle(kind, head.taxForm)}` : printedTitle(kind, head.taxForm);

function footerOf({ kind, number, head }                ) {
  const title = titleOf({ kind, head });
  return (page        , pages        )          => ({
    margin: [32, 8, 32, 0],
    fontSize: 7,
    columns: [
      { text: [`${title} ${number} · `, scriptRuns(head.seller.name)].flat() },
      { text: `Page ${page} of ${pages}`, alignment: 'right' },
    ],
  });
}

function pagesOf(document                , site             , address        )            {
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
            party('Bill to', head.billTo, head),
            party('Deliver to', head.deliverTo, head),
            { stack: [pageCode(orderAddress(address, head.orderNumber)), { text: 'Open the order', fontSize: 6 }] },
          ],
        ],
      },
    },
    ...registrationBox(document),
    linesTable(document),
    { margin: [0, 8, 0, 0], unbreakable: true, stack: [closing(document)] },
  ];
}

function headline({ kind, head }                , site             )          {
  const { seller } = head;
  const isOriginal = kind === 'tax_invoice' && head.country === 'IN';
  return letterhead(site, {
    title: titleOf({ kind, head }),
    note: isOriginal ? 'Original for recipient' : '',
    seller: {
      name: seller.name,
      lines: [
        addressText(seller),
        [regionText(head.country, seller.region), `${head.taxNumberLabel} ${seller.taxNumber}`].join(' · '),
        [head.sellerPhone, head.sellerEmail].join(' · '),
      ],
    },
  });
}

const factsOf = ({ number, issuedOn, head }                )                => [
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

function addressText({ line, city, pincode }               )         {
  const place = [city, pincode].filter((part) => part && !line.includes(part)).join(' ');
  return [line, place].filter(Boolean).join(', ');
}

const party = (title        , copy               , head                )            => ({
  stack: [
    { text: title, fontSize: 7 },
    { text: scriptRuns(copy.name), bold: true },
    { text: scriptRuns(addressText(copy)) },
    { text: regionText(head.country, copy.region) },
    ...(copy.taxNumber ? [{ text: [`${head.taxNumberLabel} `, codeText(copy.taxNumber)] }] : []),
    ...(copy.contactName
      ? [{ text: scriptRuns([copy.contactName, copy.contactPhone].filter(Boolean).join(', ')) }]
      : []),
  ],
});

const testNote = 'Of a test order, placed before the shop opened: nothing is to be paid and no goods leave.';

function closing(document                )          {
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
function paymentBox(document                )            {
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
