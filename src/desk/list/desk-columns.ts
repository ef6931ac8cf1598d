import type { ReactNode } from 'react';

export type DeskColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server sorts by the column's key. */
  sortable?: true;
  /** 'end' for figures. */
  align?: 'end';
  /** A name or text, which takes a second line before the table is wider than the window. */
  wrap?: true;
  /** Leaves the table below 1100 px, 'first' below 1600 px, and on paper; one of 'screen' is printed. */
  drop?: true | 'first' | 'screen';
  /** The first line of the card on a phone. */
  lead?: true;
};
