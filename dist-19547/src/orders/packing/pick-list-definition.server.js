                                                                           
import { countText } from '../../catalogue/items/item-format.rule.js';
import { codeText } from '../../server/printing/letterhead.server.js';
import { renderPdf } from '../../server/printing/print-pdf.server.js';
import { scriptRuns } from '../../server/printing/script-runs.server.js';
import { numberCell, ruledLayout } from '../documents/document-tables.server.js';
                                                    

                        
               
                 
                              
                    
                                                         
                             
  

/** Also runs in a worker thread. */
export const print = (list          )                  => renderPdf(pickListDefinition(list));

export function pickListDefinition({ site, branch, printedAt, orders, lines }          )                       {
  const title = `Pick list ${orders.map((order) => order.number).join(', ')}`;
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 9, lineHeight: 1.15 },
    info: { title },
    footer: (page        , pages        )          => ({
      margin: [32, 8, 32, 0],
      fontSize: 7,
      columns: [{ text: title }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
    }),
    content: [
      {
        columns: [
          { text: 'Pick list', fontSize: 15, bold: true },
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
          dontBreakRows: true,
          widths: [52, '*', 74, 44, 52, 60],
          body: [
            ['Shelf', 'Item', 'Order, line', 'Pick', 'Picked', 'Lot'].map((text) => ({
              text,
              bold: true,
              fontSize: 7.5,
            })),
            ...lines.map((line) => [
              { text: line.shelf, bold: true },
              {
                stack: [
                  codeText(line.itemName, { bold: true }),
                  { text: `${line.maker} · ${line.itemCode}`, fontSize: 7 },
                ],
              },
              { text: `${line.order}, ${line.lineNo}`, fontSize: 7.5 },
              numberCell(`${countText(line.pick)} ${line.unit}`, { bold: true }),
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
