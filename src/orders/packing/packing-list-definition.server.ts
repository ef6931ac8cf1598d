import { countText, notAvailable, quantityText, weightText } from '../../catalogue/items/item-format.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import { codeText, letterhead, type PrintedSite, pageCode } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper, TableCell } from '../../server/printing/paper.ts';
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

type PackedLine = PackingList['lines'][number];
type LineColumn = { header: string; width: number | '*'; cell: (line: PackedLine) => TableCell; total: TableCell };

/** A fact that is known of no line has no column; where it is known of some, the others say so. */
function linesTable({ lines }: PackingList): Content {
  const figure = (text: string) => fittingNumber(text, figureWidth, textSize);
  const netKg = (kg: number) => figure(kg > 0 ? weightText(kg, 2) : '');
  const ifKnown = (name: 'lot' | 'origin', column: Omit<LineColumn, 'total'>): LineColumn[] =>
    lines.some((line) => line[name]) ? [{ ...column, total: '' }] : [];
  const orNA = (text: string) => text || translate(notAvailable);
  const columns: readonly LineColumn[] = [
    { header: '#', width: 16, cell: ({ lineNo }) => String(lineNo), total: '' },
    { header: 'Item', width: '*', cell: itemCell, total: { text: 'In all', bold: true } },
    ...ifKnown('lot', { header: 'Lot', width: lotWidth, cell: ({ lot }) => codeText(orNA(lot)) }),
    ...ifKnown('origin', { header: 'Origin', width: 80, cell: ({ origin }) => orNA(origin) }),
    {
      header: 'Qty',
      width: figureWidth,
      cell: ({ quantity, unit }) => figure(quantityText(quantity, unit)),
      total: { stack: quantitiesByUnit(lines).map((text) => ({ ...figure(text), bold: true })) },
    },
    {
      header: 'Net, kg',
      width: figureWidth,
      cell: ({ weightKg }) => netKg(weightKg),
      total: { ...netKg(sum(lines, (line) => line.weightKg)), bold: true },
    },
  ];
  return {
    layout: ruledLayout,
    table: {
      headerRows: 1,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ header, width }) => ({
          text: header,
          bold: true,
          fontSize: 7.5,
          alignment: width === figureWidth ? 'right' : 'left',
        })),
        ...lines.map((line) => columns.map(({ cell }) => cell(line))),
        columns.map(({ total }) => total),
      ],
    },
  };
}

const itemCell = ({ itemName, maker, itemCode, certificates }: PackedLine): TableCell => ({
  stack: [
    codeText(itemName, { bold: true }),
    { text: `${maker} · ${itemCode}`, fontSize: 7 },
    ...(certificates ? [{ text: certificates, fontSize: 7 }] : []),
  ],
});

function quantitiesByUnit(lines: PackingList['lines']): string[] {
  const units = Map.groupBy(lines, (line) => line.unit);
  return [...units].map(([unit, those]) =>
    quantityText(
      sum(those, (line) => line.quantity),
      unit,
    ),
  );
}
