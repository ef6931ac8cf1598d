import type { ReactNode } from 'react';

/** A column of a DataTable. */
export type Column<Row> = {
  key: string;
  /** Says the unit: 'Price, ₹', 'Weight, kg'. */
  header: string;
  /** The head is for readers only: a column of buttons. */
  headHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  align?: 'end';
  /** Leaves when the page is at most so many px wide (and on a phone). */
  drop?: 1360 | 1240 | 1100 | 1023;
  /**
   * Its place in the card that a row becomes under 768 px: the whole width, two or one of three columns, the first
   * of them (left-aligned; narrow for a picture), the whole width after all others, the upper right corner, or none. 'one' unless told.
   */
  phone?: 'full' | 'two' | 'one' | 'first' | 'picture' | 'last' | 'corner' | 'none';
  /** Whether the card says the head above the value; only 'one' and 'first' do unless told. */
  phoneLabel?: boolean;
  /** Makes the head a sort button: what rows are compared by. */
  sortBy?: (row: Row) => string | number;
};

export type RowSelection<Row> = {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What a row is called: 'Select 6205-2RS/C3'. */
  labelFor: (row: Row) => string;
  /** Rows that cannot be selected. */
  isDisabled?: ((row: Row) => boolean) | undefined;
  /** Without the box that selects all: they do not all go together. */
  hideSelectAll?: boolean | undefined;
};

/** Rows that stand together; the head comes before the first of them. */
export type RowGroup = { key: string; header: ReactNode };
