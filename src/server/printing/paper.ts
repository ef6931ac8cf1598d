// What a printed paper is made of. Sizes are in points.

export type PrintFace = 'Text' | 'Code' | 'Arabic' | 'Other';

/** Holds for all that is inside. */
export type TextStyle = {
  font?: PrintFace;
  fontSize?: number;
  bold?: boolean;
  color?: string;
  /** A factor. */
  lineHeight?: number;
  alignment?: 'left' | 'right' | 'center';
  noWrap?: boolean;
  /** `break-all`: anywhere, where a text has no better place. */
  wordBreak?: 'break-all' | 'normal';
  /** Neighbours on a line are read from right to left. */
  rightToLeft?: boolean;
};

/** The margins at the left, top, right and bottom. */
export type Margins = readonly [number, number, number, number];

type Box = TextStyle & {
  margin?: Margins;
  /** Moves to the next page as a whole; what is higher than a page breaks. */
  unbreakable?: boolean;
  pageBreak?: 'after';
  /** Never the last on its page. */
  keepWithNext?: boolean;
  /** How many columns a cell of a table spans. */
  colSpan?: number;
};

export type Run = string | ContentText;
export type ContentText = Box & {
  text: string | readonly Run[];
  /** The level of a heading, for programs that read aloud or list headings. */
  heading?: 1 | 2 | 3;
  width?: ColumnWidth;
};
export type ColumnWidth = number | 'auto' | '*' | `${number}%`;
export type ContentStack = Box & { stack: readonly Content[]; width?: ColumnWidth };
export type ContentColumns = Box & { columns: readonly Content[]; columnGap?: number; width?: ColumnWidth };
export type ContentTable = Box & { table: Table; layout: TableLayout; width?: ColumnWidth };
/** A drawing without `alt` is an ornament, which is not read aloud. */
export type ContentDrawing = Box & {
  svg: string;
  width?: number;
  height?: number;
  fit?: readonly [number, number];
  alt?: string;
};
export type ContentCode = Box & { qr: string; fit: number; eccLevel: 'L' | 'M'; alt: string };
export type ContentRule = Box & { rule: { thickness: number; color: string } };

export type Content =
  | string
  | ContentText
  | ContentStack
  | ContentColumns
  | ContentTable
  | ContentDrawing
  | ContentCode
  | ContentRule;
export type TableCell = Content;

/**
 * With `headerRows` or `headsRows` it is a table of data, whose heads are read with each cell; else its cells only stand
 * beside one another.
 */
export type Table = {
  widths: readonly ColumnWidth[];
  body: readonly (readonly TableCell[])[];
  /** How many rows are printed again on each further page. */
  headerRows?: number;
  /** How many rows stay on a page with the heads. */
  keepWithHeaderRows?: number;
  /** The first cell of a row names it. */
  headsRows?: boolean;
};

type Edge<Value> = (index: number, node: { table: Table }) => Value;
export type TableLayout = {
  hLineWidth: Edge<number>;
  vLineWidth: Edge<number>;
  hLineColor?: Edge<string>;
  vLineColor?: Edge<string>;
  paddingLeft?: Edge<number>;
  paddingRight?: Edge<number>;
  paddingTop?: Edge<number>;
  paddingBottom?: Edge<number>;
};

export type PaperFooter = (page: number, pages: number) => Content;
/** Begins on a page of its own. */
export type PaperSection = { section: readonly Content[]; footer: PaperFooter };

export type Paper = {
  pageSize: 'A4' | 'A6';
  pageMargins: Margins;
  defaultStyle: TextStyle;
  info: { title: string; author?: string; subject?: string };
  content: readonly Content[] | readonly PaperSection[];
  /** The same in less room, for a paper of one sheet: the first that fits it is printed, else the last. */
  tighter?: readonly (readonly Content[])[];
  footer?: PaperFooter;
  /** Whether the paper is kept for years, and so written as PDF/A. */
  isArchived?: boolean;
};
