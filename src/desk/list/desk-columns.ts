import type { ReactNode } from 'react';

export type DeskColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server sorts by the column's key. */
  sortable?: true;
  /** 'end' for figures. */
  align?: 'end';
  /** Leaves the table below 1100 px. */
  drop?: true;
  /** The first line of the card on a phone. */
  lead?: true;
};
