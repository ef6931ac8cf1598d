/** A line of a file; lines are counted as an editor or a spreadsheet program shows them. */
export type TableLine = {
  line: number;
  cells: string[];
  problem?: string;
  /** A workbook does not show the row, or shows it struck through. */
  unseen?: 'hidden' | 'struck';
  /** Columns, from 0, whose text stands in a merged cell further up. */
  repeated?: number[];
};

export const maxTableLineLength = 100_000;
/** No table has as many. A cell that somebody left far to the right would make each line thousands of texts. */
export const maxColumns = 256;
export const tooFarRight = `A cell stands further right than the first ${maxColumns} columns.`;

/** The file as a whole cannot be imported; the message is for staff. */
export class UnreadableFile extends Error {}
