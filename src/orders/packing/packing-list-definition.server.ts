import { countText, quantityText, weightText } from '../../catalogue/items/item-format.rule.ts';
import { sum } from '../../lib/sum.ts';
import { codeText, letterhead, type PrintedSite, pageCode } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper } from '../../server/printing/paper.ts';
import { fittingNumber } from '../../server/printing/print-styles.server.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { framedLayout, labelledRows, partyBox } from '../documents/document-frame.server.ts';
import { ruledLayout } from '../documents/document-tables.server.ts';
import { streetAndTown } from '../party-address.rule.ts';
import { carrierText } from '../shipment-details.rule.ts';
import type { PackedDispatch } from './packing.db.ts';

export type PackingList = Omit<PackedDispatch, 'dispatchedAt'> & {
  site: PrintedSite;
  /** The address that the QR code of the list leads to. */
  orderPage: string;
  /** '20 Nov 2026'. */
  sentOn: string;
  invoice: string;
};

const textSize = 8.5;
const figureWidth = 56;
/** The column holds lots of 22 letters; longer ones are broken anywhere. */
const lotWidth = 116;

/** The print also runs in a worker thread. */
export const print = (list: PackingList): Promise<Buffer> => renderPdf(packingListDefinition(list));

export function packingListDefinition(list: PackingList): Paper {
  const name = `${list.order}-${list.dispatchNo}`;
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: textSize, lineHeight: 1.15 },
    info: { title: `Packing list ${name}` },
    footer: (page: number, pages: number): Content => ({
      margin: [32, 8, 32, 0],
      fontSize: 7,
      columns: [{ text: `Packing list ${name}` }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
    }),
    content: [
      letterhead(list.site, {
        title: 'Packing list',
        seller: { name: list.seller.name, lines: [streetAndTown(list.seller)] },
      }),
      {
        margin: [0, 0, 0, 10],
        layout: framedLayout,
        table: {
          widths: ['*', '*', 'auto'],
          body: [
            [
              partyBox('Deliver to', list.deliverTo),
              shipmentBox(list, name),
              { stack: [pageCode(list.orderPage), { text: 'Open the order', fontSize: 6 }] },
            ],
          ],
        },
      },
      linesTable(list),
    ],
  };
}

const shipmentBox = (list: PackingList, name: string) =>
  labelledRows([
    ['Dispatch', name, 'code'],
    ['Sent', `${list.sentOn}, from ${list.branch}`],
    ['Tax invoice', list.invoice, 'code'],
    ['Your PO', list.purchaseOrderNo ?? '', 'code'],
    ['Carrier', carrierText(list)],
    ['E-way bill', list.ewayBill, 'code'],
    ['Cartons', list.cartons === null ? '' : countText(list.cartons)],
    ['Weight', list.weightKg === null ? '' : `${weightText(list.weightKg, 2)} kg`],
  ]);

function linesTable({ lines }: PackingList): Content {
  const headers = ['#', 'Item', 'Lot', 'Origin', 'Qty', 'Net, kg'];
  const figure = (text: string) => fittingNumber(text, figureWidth, textSize);
  const netKg = (kg: number) => figure(kg > 0 ? weightText(kg, 2) : '');
  return {
    layout: ruledLayout,
    table: {
      headerRows: 1,
      widths: [16, '*', lotWidth, 80, figureWidth, figureWidth],
      body: [
        headers.map((text, i) => ({ text, bold: true, fontSize: 7.5, alignment: i < 4 ? 'left' : 'right' })),
        ...lines.map((line) => [
          String(line.lineNo),
          {
            stack: [codeText(line.itemName, { bold: true }), { text: `${line.maker} · ${line.itemCode}`, fontSize: 7 }],
          },
          codeText(line.lot),
          line.origin,
          figure(quantityText(line.quantity, line.unit)),
          netKg(line.weightKg),
        ]),
        [
          '',
          { text: 'In all', bold: true },
          '',
          '',
          { stack: quantitiesByUnit(lines).map((text) => ({ ...figure(text), bold: true })) },
          { ...netKg(sum(lines, (line) => line.weightKg)), bold: true },
        ],
      ],
    },
  };
}

function quantitiesByUnit(lines: PackingList['lines']): string[] {
  const units = Map.groupBy(lines, (line) => line.unit);
  return [...units].map(([unit, those]) =>
    quantityText(
      sum(those, (line) => line.quantity),
      unit,
    ),
  );
}
