import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { countText, weightText } from '../../catalogue/items/item-format.rule.ts';
import { sum } from '../../lib/sum.ts';
import { renderPdf } from '../../server/printing/print-pdf.server.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import { framedLayout, labelledRows } from '../documents/document-frame.server.ts';
import { numberCell, ruledLayout } from '../documents/document-tables.server.ts';
import type { PartySnapshot } from '../orders.table.ts';
import type { PackedDispatch } from './packing.db.ts';

export type PackingList = Omit<PackedDispatch, 'dispatchedAt'> & {
  /** '20 Nov 2026'. */
  sentOn: string;
  invoice: string;
};

/** Also runs in a worker thread. */
export const print = (list: PackingList): Promise<Buffer> => renderPdf(packingListDefinition(list));

export function packingListDefinition(list: PackingList): TDocumentDefinitions {
  const name = `${list.order}-${list.dispatchNo}`;
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 8.5, lineHeight: 1.15 },
    info: { title: `Packing list ${name}` },
    footer: (page: number, pages: number): Content => ({
      margin: [32, 8, 32, 0],
      fontSize: 7,
      columns: [{ text: `Packing list ${name}` }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
    }),
    content: [
      {
        columns: [
          { text: scriptRuns(list.seller.name), fontSize: 13, bold: true },
          { text: 'Packing list', fontSize: 15, bold: true, alignment: 'right' },
        ],
      },
      {
        margin: [0, 10, 0, 10],
        layout: framedLayout,
        table: { widths: ['*', '*'], body: [[partyBox(list.deliverTo), shipmentBox(list, name)]] },
      },
      linesTable(list),
    ],
  };
}

const partyBox = (party: PartySnapshot) => ({
  stack: [
    { text: 'Deliver to', fontSize: 7 },
    { text: scriptRuns(party.name), bold: true },
    { text: scriptRuns([party.line, party.city, party.pincode].filter(Boolean).join(', ')) },
    { text: party.region },
    ...(party.contactName
      ? [{ text: scriptRuns([party.contactName, party.contactPhone].filter(Boolean).join(', ')) }]
      : []),
  ],
});

const shipmentBox = (list: PackingList, name: string) =>
  labelledRows([
    ['Dispatch', name],
    ['Sent', `${list.sentOn}, from ${list.branch}`],
    ['Tax invoice', list.invoice],
    ['Your PO', list.purchaseOrderNo ?? ''],
    ['Carrier', [list.carrier, list.docket].filter(Boolean).join(', ')],
    ['E-way bill', list.ewayBill],
    ['Cartons', list.cartons === null ? '' : countText(list.cartons)],
    ['Weight', list.weightKg === null ? '' : `${weightText(list.weightKg, 2)} kg`],
  ]);

function linesTable({ lines }: PackingList): Content {
  const headers = ['#', 'Item', 'Lot', 'Origin', 'Qty', 'Net, kg'];
  const netKg = (kg: number) => (kg > 0 ? weightText(kg, 2) : '');
  return {
    layout: ruledLayout,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [16, '*', 90, 80, 56, 56],
      body: [
        headers.map((text) => ({ text, bold: true, fontSize: 7.5 })),
        ...lines.map((line) => [
          String(line.lineNo),
          {
            stack: [
              { text: scriptRuns(line.itemName), bold: true },
              { text: `${line.maker} · ${line.itemCode}`, fontSize: 7 },
            ],
          },
          line.lot,
          line.origin,
          numberCell(`${countText(line.quantity)} ${line.unit}`),
          numberCell(netKg(line.weightKg)),
        ]),
        [
          '',
          { text: 'In all', bold: true },
          '',
          '',
          numberCell(countText(sum(lines, (line) => line.quantity)), { bold: true }),
          numberCell(netKg(sum(lines, (line) => line.weightKg)), { bold: true }),
        ],
      ],
    },
  };
}
