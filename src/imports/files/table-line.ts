/** A line of a file; lines are counted as an editor or a spreadsheet program shows them. */
export type TableLine = { line: number; cells: string[]; problem?: string };
