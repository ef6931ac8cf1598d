import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import { quantityText, weightText } from '../../catalogue/items/item-format.rule.ts';
import type { PrintedSite } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper } from '../../server/printing/paper.ts';
import { logoWidth, nameBesideLogo, printLogo } from '../../server/printing/print-styles.server.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import { wrapText } from '../../server/printing/wrap-text.server.ts';
import { printThemeOf } from '../../sites/site-look.ts';
import { streetAndTown } from '../party-address.rule.ts';
import type { CartonContent, LabelledGoods } from './labels.db.ts';

export type CartonLabels = LabelledGoods & { site: PrintedSite };

/** The print also runs in a worker thread. */
export const print = (labels: CartonLabels): Promise<Buffer> => renderPdf(labelsDefinition(labels));

/** One A6 page for each carton. */
export function labelsDefinition(labels: CartonLabels): Paper {
  const theme = printThemeOf(labels.site);
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
              {
                width: 'auto',
                text: `Carton ${carton} of ${count}`,
                heading: 1,
                fontSize: 13,
                bold: true,
                margin: [0, 3, 0, 0],
              },
            ],
          },
          facts(labels, carton),
          ...contents(labels, carton),
        ],
      }),
    ),
  };
}

const senderText = (seller: CartonLabels['seller']) => `${seller.name}, ${streetAndTown(seller)}`;

function sender({ site, seller }: CartonLabels): Content {
  const theme = printThemeOf(site);
  const width = logoWidth(site, 20);
  return {
    columns: [
      { width: width + 6, svg: printLogo(site, theme), fit: [width, 20] },
      {
        stack: [
          { text: nameBesideLogo(site), bold: true, fontSize: 13, color: theme.brand },
          {
            text: scriptRuns(senderText(seller)),
            fontSize: 6.5,
          },
        ],
      },
    ],
  };
}

function receiverTexts({ deliverTo }: CartonLabels) {
  const { name, line, city, pincode, region, contactName = '', contactPhone = '' } = deliverTo;
  const contact = [contactName, contactPhone].filter(Boolean).join(', ');
  return { name, line, town: formatCityLine(city, pincode, region), contact };
}

function receiver(labels: CartonLabels): Content {
  const { name, line, town, contact } = receiverTexts(labels);
  return {
    margin: [0, 10, 0, 10],
    stack: [
      { text: 'Deliver to', fontSize: 7 },
      { text: scriptRuns(name), fontSize: 13, bold: true },
      { text: scriptRuns(line), fontSize: 11 },
      { text: scriptRuns(town), fontSize: 11 },
      { text: scriptRuns(contact) },
    ],
  };
}

function factsText({ purchaseOrderNo, cartonKg }: CartonLabels, carton: number): string {
  const kg = cartonKg?.[carton - 1];
  const texts = [purchaseOrderNo && `Your PO ${purchaseOrderNo}`, kg && `${weightText(kg, 2)} kg gross`];
  return texts.filter(Boolean).join(' · ');
}

const facts = (labels: CartonLabels, carton: number): Content => ({
  text: scriptRuns(factsText(labels, carton)),
  margin: [0, 2, 0, 6],
});

const contentText = ({ quantity, unit, itemName, maker, lot }: CartonContent): string =>
  [quantityText(quantity, unit), `${itemName} ${maker}`, lot && `lot ${lot}`].filter(Boolean).join('  ');

/** A label lists as many lines as it has room for. */
function contents(labels: CartonLabels, carton: number): Content[] {
  const held = labels.contents.filter((one) => one.carton === carton).map(contentText);
  const { name, line, town, contact } = receiverTexts(labels);
  const above = [
    { text: senderText(labels.seller), size: 6.5 },
    { text: name, size: 13 },
    ...[line, town].map((text) => ({ text, size: 11 })),
    ...[contact, factsText(labels, carton)].map((text) => ({ text, size: 9 })),
  ];
  const listed = held.slice(0, contentsThatFit(above, held));
  const others = held.length - listed.length;
  const lines = listed.map((text) => ({ text: scriptRuns(text) }));
  return others > 0 ? [...lines, { text: `and ${others} more` }] : lines;
}

/** A text above the contents of a carton; the size of its letters in points. */
export type LabelText = { text: string; size: number };

const maxListed = 10;
/** An A6 sheet has this room between its margins, in points. */
const sheet = { width: 265, height: 387 };
/** Name, number and carton take this height with the space around them, in points. */
const fixedHeight = 84;
/** Both are multiples of the size of the letters, and rather too much, so that a carton has one sheet. */
const [lineHeight, letterWidth] = [1.5, 0.56];
const contentSize = 9;

const heightOf = ({ text, size }: LabelText): number =>
  wrapText(text, sheet.width, (part) => part.length * size * letterWidth).length * size * lineHeight;

/** How many lines of what a carton holds are listed, where the others are counted in one more line. */
export function contentsThatFit(above: readonly LabelText[], contents: readonly string[]): number {
  let room = sheet.height - fixedHeight - above.reduce((sum, one) => sum + heightOf(one), 0);
  let count = 0;
  for (const text of contents.slice(0, maxListed)) {
    room -= heightOf({ text, size: contentSize });
    const forOthers = count + 1 < contents.length ? contentSize * lineHeight : 0;
    if (room < forOthers) break;
    count += 1;
  }
  return count;
}
