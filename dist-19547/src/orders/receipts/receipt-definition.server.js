                                                                                      
import { formatDay } from '../../lib/dates.js';
import { formatMoney } from '../../lib/money.js';
import { scriptRuns } from '../../server/printing/script-runs.server.js';
                                                
import { amountInWords } from '../documents/amount-in-words.rule.js';
import { labelledRows } from '../documents/document-frame.server.js';
import { numberCell, ruledLayout } from '../documents/document-tables.server.js';
                                                                    

                                                                       

/** English, as all printed papers. */
export function receiptDefinition({ site, payment }              )                       {
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
    content: [headline(site, payment), received(site, payment), usesTable(site, payment), note(site, payment)],
  };
}

function headline(site      , { number, receivedOn }                    )          {
  const [branch] = site.branches;
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: scriptRuns(site.legalName), fontSize: 13, bold: true },
          { text: branch?.lines.join(', ') ?? '' },
          { text: `${site.tax.numberLabel} ${branch?.taxNumber ?? ''}` },
          { text: `${site.contact.phone} · ${site.contact.email}` },
        ],
      },
      {
        width: 180,
        stack: [
          { text: 'Receipt', fontSize: 15, bold: true, alignment: 'right' },
          labelledRows([
            ['Number', number],
            ['Received', formatDay(receivedOn)],
          ]),
        ],
      },
    ],
  };
}

function received(site      , { company, amountMinor, reference, paymentReceipt }                    )          {
  const { currency } = site;
  return {
    margin: [0, 18, 0, 0],
    stack: [
      { text: ['Received with thanks from ', scriptRuns(company)].flat(), fontSize: 11 },
      { text: formatMoney({ minor: amountMinor, currency }), fontSize: 18, bold: true, margin: [0, 4, 0, 0] },
      { text: amountInWords(amountMinor, currency) },
      {
        margin: [0, 8, 0, 0],
        stack: [
          labelledRows([
            ['Paid', paymentReceipt ? 'Online' : 'By transfer'],
            ['Reference', reference],
            ['Payment', paymentReceipt ?? ''],
          ]),
        ],
      },
    ],
  };
}

/** Where the money is now. */
function usesTable({ currency }      , payment                    )          {
  const money = (minor        ) => formatMoney({ minor, currency });
  const { paid, onAccountMinor, returnedMinor, amountMinor } = payment;
  const rest = amountMinor - paid.reduce((sum, one) => sum + one.amountMinor, 0) - onAccountMinor - returnedMinor;
  const rows                                             = [
    ...paid.map(({ invoice, amountMinor: part }) => [`Invoice ${invoice}`, part]         ),
    ['For orders that are not invoiced yet', rest],
    ['On account, for your next invoices', onAccountMinor],
    ['Paid back or reversed', returnedMinor],
  ];
  const body                = [
    [{ text: 'Set against', bold: true }, numberCell('Amount', { bold: true })],
    ...rows.filter(([, minor]) => minor > 0).map(([what, minor]) => [what, numberCell(money(minor))]),
    [{ text: 'Total', bold: true }, numberCell(money(amountMinor), { bold: true })],
  ];
  return {
    margin: [0, 18, 0, 0],
    layout: ruledLayout,
    table: { headerRows: 1, dontBreakRows: true, widths: ['*', 'auto'], body },
  };
}

const note = (site      , { returnedMinor }                    )          => ({
  margin: [0, 12, 0, 0],
  fontSize: 7.5,
  text: [
    returnedMinor > 0 ? 'A part of this money, or all of it, was paid back or reversed. ' : '',
    'This receipt confirms a payment; it is no tax invoice. Printed by computer, valid without a signature. ',
    `Questions? Write to ${site.contact.email}.`,
  ],
});
