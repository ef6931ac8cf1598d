// A row of a list is read: its makers, its unit, and what its words can mean. Looking up the items decides between the readings.

import { countsInFigures } from '../../bearings/designation/counts-in-words.ts';
import { isWholeNumber, parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { askedMakers, makersOfCell } from './asked-makers.rule.ts';
import type { ListRow } from './list-row.rule.ts';
import { namesSeveral } from './names-several.rule.ts';
import { type ParsedLine, parseQuickLine, quantityOfCell } from './read-quick-line.rule.ts';

export type RowReading = {
  /** Most likely first; empty for a blank row. A quantity of '' is asked. */
  readings: ParsedLine[];
  /** One of these is to be delivered; none if any maker will do. */
  makers: readonly string[];
  /** The unit as it was written, where it may count something else than pieces. */
  unit: string;
  /** The buyer's own number of the item; '' where the row has none. */
  ownNumber: string;
  /** Why none of the readings is looked up. */
  asks: ReturnType<typeof namesSeveral>;
};

type Cells = Pick<ListRow, 'item' | 'quantity' | 'make' | 'unit' | 'ownNumber'>;

export function readingsOfRow({ item: written, quantity, make, unit, ownNumber }: Cells): RowReading {
  const { own, item } = ownNumberApart(written);
  const named = askedMakers(item);
  const { text, count, word } = quantity === undefined ? unitApart(named.rest) : { text: named.rest };
  const makers = makersOfCell(make);
  const read = {
    makers: makers.length > 0 ? makers : named.makers,
    unit: word ?? (isOtherThanPieces(unit) ? unit.trim() : ''),
    ownNumber: ownNumber ?? own,
    asks: namesSeveral(text),
  };
  const readings = parseQuickLine(text);
  const counted = quantity === undefined ? count : quantityInPieces(quantity, unit);
  if (counted === undefined) return { ...read, readings };
  const [reading] = [...readings.filter((one) => one.quantity === undefined), ...readings];
  return { ...read, readings: reading ? [{ designation: reading.designation, quantity: counted }] : [] };
}

/** '100023411 6205 ZZ 10', but not the number of a bar code with a count behind it. */
function ownNumberApart(written: string): { own: string; item: string } {
  const [inFront = '', own = ''] = OWN_NUMBER_IN_FRONT.exec(written) ?? [];
  const item = written.slice(inFront.length);
  const namesItem = own !== '' && parseQuickLine(item).some(({ designation }) => parseDesignation(designation).known);
  return namesItem ? { own, item } : { own: '', item: written };
}
const OWN_NUMBER_IN_FRONT =
  /^(\d{8,18})[\s,;:|-]{1,4}(?!\d{1,5} ?(?:nos?|pcs?|pieces?|sets?|units?|stk)\b)(?=\p{L}{0,4}[\s-]?\d{3,5}\P{L}{0,3}\p{L}|\p{L}{1,4}[\s-]?\d{3}|\d{4,5}\D+\d)/iu;

/** '6205 3 pairs', but the 18 kg of 'EP2 grease 18 kg' are its own. */
function unitApart(line: string): { text: string; count?: string; word?: string } {
  const [counted, count, word] = UNIT_IN_LINE.exec(line) ?? [];
  if (counted === undefined || count === undefined || word === undefined) return { text: line };
  const text = line.replace(counted, ' ').trim();
  return isWholeNumber(text) ? { text, count, word } : { text: line };
}

/** 24 for 2 in a column of dozens. */
function quantityInPieces(cell: string, unit: string): string {
  const quantity = quantityOfCell(cell);
  const counted =
    /^(?:do?z|gross)/i.test(unit) && /^\d{1,5}$/.test(quantity) ? countsInFigures(`${quantity} ${unit}`) : '';
  return /^\d+/.exec(counted)?.[0] ?? quantity;
}

const UNIT_IN_LINE =
  /(?<![\p{L}\d.])(\d{1,5}) ?(pairs?|sets?|kgs?|mtrs?|met(?:er|re)s?|feet|ft)\.?(?=$|[\s,;)\]])(?: of (?=\S))?/iu;
const OTHER_THAN_PIECES =
  /^(?:pairs?|prs?|sets?|kgs?|kilos?|mtrs?|m|met(?:er|re)s?|feet|ft|box(?:es)?|pkts?|packs?|packets?|ctns?|cartons?|rolls?|lots?)\.?$/i;
const isOtherThanPieces = (unit: string): boolean => OTHER_THAN_PIECES.test(unit.trim());
