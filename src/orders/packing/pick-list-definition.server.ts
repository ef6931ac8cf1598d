import { countText, quantityText } from '../../catalogue/items/item-format.rule.ts';
import { codeText } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper } from '../../server/printing/paper.ts';
import { fittingNumber } from '../../server/printing/print-styles.server.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import { ruledLayout } from '../documents/document-tables.server.ts';
import type { PickLine } from './pick-list.rule.ts';

export type PickList = {
  site: string;
  branch: string;
  /** '20 Nov 2026, 14:05'. */
  printedAt: string;
  orders: readonly { number: string; company: string }[];
  lines: readonly PickLine[];
};

const textSize = 9;
const shelfWidth = 52;
const pickWidth = 64;

/** The print also runs in a worker thread. */
export const print = (list: PickList): Promise<Buffer> => renderPdf(pickListDefinition(list));

export function pickListDefinition({ site, branch, printedAt, orders, lines }: PickList): Paper {
  const title = `Pick list ${orders.map((order) => order.number).join(', ')}`;
  const [first, ...others] = orders.map((order) => order.number);
  // The numbers of many orders have no room below a sheet.
  const footerTitle = `Pick list ${first}${others.length > 0 ? ` and ${others.length} more` : ''}, ${printedAt}`;
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: textSize, lineHeight: 1.15 },
    info: { title },
    footer: (page: number, pages: number): Content => ({
      margin: [32, 8, 32, 0],
      fontSize: 7,
      columns: [{ text: footerTitle }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
    }),
    content: [
      {
        columns: [
          { text: 'Pick list', heading: 1, fontSize: 15, bold: true },
          { text: `${site}, ${branch}\n${printedAt}`, alignment: 'right' },
        ],
      },
      {
        margin: [0, 6, 0, 8],
        stack: orders.map(({ number, company }) => ({ text: [`${number}  `, scriptRuns(company)].flat() })),
      },
      {
        layout: ruledLayout,
        table: {
          headerRows: 1,
          widths: [shelfWidth, '*', 74, pickWidth, 52, 60],
          body: [
            ['Shelf', 'Item', 'Order, line', 'Pick', 'Picked', 'Lot'].map((text) => ({
              text,
              bold: true,
              fontSize: 7.5,
              alignment: text === 'Pick' ? 'right' : 'left',
            })),
            ...lines.map((line) => [
              { ...fittingNumber(line.shelf, shelfWidth, textSize), alignment: 'left' as const, bold: true },
              {
                stack: [
                  codeText(line.itemName, { bold: true }),
                  { text: `${line.maker} · ${line.itemCode}`, fontSize: 7 },
                ],
              },
              { text: `${line.order}, ${line.lineNo}`, fontSize: 7.5 },
              { ...fittingNumber(quantityText(line.pick, line.unit), pickWidth, textSize), bold: true },
              { text: line.pick < line.owed ? `${countText(line.owed)} owed` : '', fontSize: 7 },
              '',
            ]),
          ],
        },
      },
      { margin: [0, 16, 0, 0], text: 'Picked by                                        Checked by' },
    ],
  };
}
