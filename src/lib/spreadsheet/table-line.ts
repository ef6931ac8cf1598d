/** A line of a file; lines are counted as an editor or a spreadsheet program shows them. */
export type TableLine = { line: number; cells: string[]; problem?: string };

export const maxLineLength = 100_000;

/** The file as a whole cannot be imported; the message is for staff. */
export class UnreadableFile extends Error {}
