import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import { countText, weightText } from '../../catalogue/items/item-format.rule.ts';
import { printLogo } from '../../server/printing/print-styles.server.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type SiteCode, siteModules } from '../../sites/site.ts';
import { streetAndTown } from '../party-address.rule.ts';
import type { CartonContent, LabelledGoods } from './labels.db.ts';

export type CartonLabels = LabelledGoods & { site: SiteCode };

/** Also runs in a worker thread. */
export const print = (labels: CartonLabels): Promise<Buffer> => renderPdf(labelsDefinition(labels));

/** One A6 page for each carton. */
export function labelsDefinition(labels: CartonLabels): TDocumentDefinitions {
  const theme = siteModules[labels.site].printTheme;
  const name = `${labels.order}-${labels.dispatchNo}`;
  const count = Math.max(...labels.contents.map(({ carton }) => carton));
  const cartons = Array.from({ length: count }, (_, index) => index + 1);
  return {
    pageSize: 'A6',
    pageMargins: [16, 16, 16, 16],
    defaultStyle: { font: 'Text', fontSize: 9, color: theme.ink, lineHeight: 1.15 },
    info: { title: `Carton labels ${name}` },
    content: cartons.map(
      (carton): Content => ({
        ...(carton < count && { pageBreak: 'after' }),
        stack: [
          sender(labels),
          receiver(labels),
          {
            columns: [
              { text: name, fontSize: 17, bold: true },
              { width: 'auto', text: `Carton ${carton} of ${count}`, fontSize: 13, bold: true, margin: [0, 3, 0, 0] },
            ],
          },
          facts(labels, carton),
          ...contents(labels.contents.filter((one) => one.carton === carton)),
        ],
      }),
    ),
  };
}

function sender({ site: code, seller }: CartonLabels): Content {
  const site = sites[code];
  const theme = siteModules[code].printTheme;
  return {
    columns: [
      { width: 26, svg: printLogo(site, theme), fit: [20, 20] },
      {
        stack: [
          { text: site.name, bold: true, fontSize: 13, color: theme.brand },
          {
            text: scriptRuns(`${seller.name}, ${streetAndTown(seller)}`),
            fontSize: 6.5,
          },
        ],
      },
    ],
  };
}

function receiver({ deliverTo }: CartonLabels): Content {
  const { name, line, city, pincode, region, contactName = '', contactPhone = '' } = deliverTo;
  return {
    margin: [0, 10, 0, 10],
    stack: [
      { text: 'Deliver to', fontSize: 7 },
      { text: scriptRuns(name), fontSize: 13, bold: true },
      { text: scriptRuns(line), fontSize: 11 },
      { text: scriptRuns(formatCityLine(city, pincode, region)), fontSize: 11 },
      { text: scriptRuns([contactName, contactPhone].filter(Boolean).join(', ')) },
    ],
  };
}

function facts({ purchaseOrderNo, cartonKg }: CartonLabels, carton: number): Content {
  const kg = cartonKg?.[carton - 1];
  const texts = [purchaseOrderNo && `Your PO ${purchaseOrderNo}`, kg && `${weightText(kg, 2)} kg gross`];
  return { text: scriptRuns(texts.filter(Boolean).join(' · ')), margin: [0, 2, 0, 6] };
}

const maxListed = 10;

function contents(held: readonly CartonContent[]): Content[] {
  const lines = held.slice(0, maxListed).map(({ quantity, unit, itemName, maker, lot }) => ({
    text: scriptRuns(
      [`${countText(quantity)} ${unit}`, `${itemName} ${maker}`, lot && `lot ${lot}`].filter(Boolean).join('  '),
    ),
  }));
  const others = held.length - lines.length;
  return others > 0 ? [...lines, { text: `and ${others} more` }] : lines;
}
