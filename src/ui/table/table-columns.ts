import type { ReactNode } from 'react';

export type Sorting = { key: string; descending: boolean };

export type Column<Row> = {
  key: string;
  /** The header with the unit: 'Price, ₹', 'Weight, kg'. */
  header: string;
  headHidden?: boolean;
  /** What a header in letters stands for. */
  headTitle?: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** A name or text that may take a second line in a dense table, whose other cells stay on one. */
  wrap?: true;
  /**
   * Left out of the table up to this page width in px; on a phone and on paper too, unless `phone` or `paper` says
   * otherwise. 'print': on paper only, for a column of what is pressed or typed.
   */
  drop?: 1599 | 1439 | 1360 | 1240 | 1100 | 1023 | 'print';
  /** Printed although it is dropped. */
  paper?: true;
  /**
   * Place in the card that a row becomes below 768 px: full width, two or one of three columns, the first column
   * ('picture': narrow), full width at the end, top right corner, or hidden. Default 'one', or 'none' for a dropped column.
   */
  phone?: 'full' | 'two' | 'one' | 'first' | 'picture' | 'last' | 'corner' | 'none';
  /** Whether the card shows the header above the value; by default only 'one' and 'first'. */
  phoneLabel?: boolean;
  /** Makes the column sortable: by this value of a row, or by the server, which knows the column by its key. */
  sortBy?: ((row: Row) => string | number) | 'server';
};

/** The state of a sorting that the server does. */
export type ServerSorting = { sorting: Sorting | undefined; onSort: (sorting: Sorting | undefined) => void };

export type RowSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Takes a press on the box of one row in place of `onChange`. */
  onPress?: ((key: string, press: { shiftKey: boolean }) => void) | undefined;
  /** The row's name in 'Select 6205-2RS/C3'; without it the head of the row names its box. */
  labelFor?: ((row: Row) => string) | undefined;
  isDisabled?: ((row: Row) => boolean) | undefined;
  /** The label that replaces 'Select all'. */
  allLabel?: string | undefined;
  hideSelectAll?: boolean | undefined;
};

export type RowGroup = { key: string; header: ReactNode };
