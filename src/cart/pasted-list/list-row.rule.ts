// One line of a list as a table, a file or a text gives it, before anybody looks for a bearing in it.

import { makersOfCell, makersText } from './asked-makers.rule.ts';

export type ListRow = {
  /** The line of the pasted text, or of the sheet, counted from 1. */
  line: number;
  /** The person's own words, shown as 'You wrote'. */
  text: string;
  /** The part that names the item; it is the whole line where there are no columns. */
  item: string;
  /**
   * What the column of quantities has, as it was written; '' where that cell is blank. Undefined means that there is no such column, and
   * that the quantity is to be read in the line.
   */
  quantity: string | undefined;
  /** The cell in the column of makes; '' where there is no such column. */
  make: string;
  /** The cell in the column of units; '' where there is no such column. */
  unit: string;
  /** The buyer's own number of the item, of a column 'Our code' or 'Material'. */
  ownNumber?: string | undefined;
};

/** A line that stands in no table. A TAB at its end is a column of quantities with a blank cell. */
export function lineAlone(line: number, text: string): ListRow {
  const item = text.trim();
  const behind = text.slice(text.trimEnd().length);
  const quantity = behind.includes('\t') && !item.includes('\t') ? '' : undefined;
  return { line, text: item, item, quantity, make: '', unit: '' };
}

/** The row as one line that is read in the same way again. */
export function rowText({ item, quantity, make, unit }: Pick<ListRow, 'item' | 'quantity' | 'make' | 'unit'>): string {
  const name = [makersText(makersOfCell(make)), item].filter(Boolean).join(' ');
  if (quantity === undefined) return name;
  // Without 'qty', 'abc' or 'A' would be read as a part of the number, and as one piece.
  const isFigure = quantity === '' || /\p{Nd}/u.test(quantity);
  return `${name}\t${[isFigure ? quantity : `qty ${quantity}`, unit].filter(Boolean).join(' ')}`;
}
