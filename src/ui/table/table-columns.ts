import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  /** With the unit: 'Price, ₹', 'Weight, kg'. */
  header: string;
  headHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /**
   * Hidden below this page width in px; on a phone and on paper too, unless `phone` is 'first' or 'two', or on a phone 'full'. 'print': on
   * paper only, for a column of what is pressed or typed.
   */
  drop?: 1360 | 1240 | 1100 | 1023 | 'print';
  /**
   * Place in the card that a row becomes below 768 px: full width, two or one of three columns, the first column
   * ('picture': narrow), full width at the end, top right corner, or hidden. Default 'one'.
   */
  phone?: 'full' | 'two' | 'one' | 'first' | 'picture' | 'last' | 'corner' | 'none';
  /** Whether the card shows the header above the value; by default only 'one' and 'first'. */
  phoneLabel?: boolean;
  /** One cell beside all rows, left out on a phone; only for tables whose rows have no notes or groups. */
  isMerged?: boolean;
  /** Makes the column sortable by this value. */
  sortBy?: (row: Row) => string | number;
};

export type RowSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** The row's name in 'Select 6205-2RS/C3'. */
  labelFor: (row: Row) => string;
  isDisabled?: ((row: Row) => boolean) | undefined;
  hideSelectAll?: boolean | undefined;
};

export type RowGroup = { key: string; header: ReactNode };
