// A row of a list is read: its makers, its unit, and what its words can mean. Looking up the items decides between the readings.

import { countsInFigures } from '../../bearings/designation/counts-in-words.ts';
import { isWholeDesignation, parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { askedMakers, makersOfCell } from './asked-makers.rule.ts';
import type { ListRow } from './list-row.ts';
import { type ParsedLine, parseQuickLine, quantityOfCell } from './read-quick-line.rule.ts';

export type RowReading = {
  /** Most likely first; empty for a blank row. A quantity of '' is asked. */
  readings: ParsedLine[];
  /** One of these is to be delivered; none if any maker will do. */
  makers: readonly string[];
  /** As it was written, where it may be another count than of pieces. */
  unit: string;
  /** Why none of the readings is looked up. */
  asks: 'range' | 'either' | undefined;
};

type Cells = Pick<ListRow, 'item' | 'quantity' | 'make' | 'unit'>;

export function readingsOfRow({ item, quantity, make, unit }: Cells): RowReading {
  const named = askedMakers(item);
  const makers = makersOfCell(make);
  const read = { makers: makers.length > 0 ? makers : named.makers, unit: countedUnit(unit, item) };
  if (quantity === undefined) return { ...read, readings: parseQuickLine(named.rest), asks: severalIn(named.rest) };
  const readings = parseQuickLine(named.rest);
  const [first] = readings;
  if (first === undefined) return { ...read, readings: [], asks: undefined };
  const { designation } = readings.find((reading) => reading.quantity === undefined) ?? first;
  return { ...read, readings: [{ designation, quantity: quantityInPieces(quantity, unit) }], asks: severalIn(named.rest) };
}

/** 24 for 2 in a column of dozens. */
function quantityInPieces(cell: string, unit: string): string {
  const quantity = quantityOfCell(cell);
  const counted = /^(?:do?z|gross)/i.test(unit) && /^\d{1,5}$/.test(quantity) ? countsInFigures(`${quantity} ${unit}`) : '';
  return /^\d+/.exec(counted)?.[0] ?? quantity;
}

const UNIT_IN_LINE = /(?<![\p{L}\d.])\d{1,5} ?(pairs?|sets?|kgs?|mtrs?|met(?:er|re)s?|feet|ft)(?![\p{L}\d])/iu;
const OTHER_THAN_PIECES = /^(?:pairs?|prs?|sets?|kgs?|kilos?|mtrs?|m|met(?:er|re)s?|feet|ft|box(?:es)?|pkts?|packs?|packets?|ctns?|cartons?|rolls?|lots?)$/i;

function countedUnit(unit: string, item: string): string {
  const name = unit.trim().replace(/\.$/, '');
  if (name !== '') return OTHER_THAN_PIECES.test(name) ? name : '';
  return UNIT_IN_LINE.exec(item)?.[1] ?? '';
}

const RANGE = /(?<!\S)([A-Z]{0,4} ?\d{3,5}\S{0,6}) (?:to|till|upto|thru|through|bis) ([A-Z]{0,4} ?\d{3,5}\S{0,6})(?![\d.])/i;
const EITHER = /(\S{0,4}\d{3}\S{0,12}(?: \S{1,6})?) or (\S{0,4}\d{3}\S{0,12})/i;

/** '6205 to 6210', '6205 or 6305'. */
function severalIn(text: string): RowReading['asks'] {
  if (namesTwo(RANGE.exec(text))) return 'range';
  return namesTwo(EITHER.exec(text)) ? 'either' : undefined;
}

function namesTwo(found: RegExpExecArray | null): boolean {
  const [, first = '', second = ''] = found ?? [];
  return isWholeDesignation(first) && parseDesignation(second).known;
}
