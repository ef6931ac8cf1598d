import { wrapText } from '../../server/printing/wrap-text.server.ts';

/** A text above the contents of a carton; the size of its letters in points. */
export type LabelText = { text: string; size: number };

const maxListed = 10;
/** Of an A6 sheet between its margins, in points. */
const sheet = { width: 265, height: 387 };
/** Of name, number and carton, and the space around them. */
const fixedHeight = 84;
/** Of the size of the letters; both rather too much, so that a carton has one sheet. */
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
