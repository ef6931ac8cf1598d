import { classNames } from '../class-names.ts';
import type { Column } from './table-columns.ts';

/** The classes of a stylesheet, by name: those of `data-table.module.css`, or of another look with the same names. */
export type TableStyles = Readonly<Record<string, string>>;

/** A dropped column has no place in the card of a phone unless it names one. */
const placeOf = <Row>({ drop, phone = typeof drop === 'number' ? 'none' : 'one' }: Column<Row>) => phone;

export function cellClass<Row>(column: Column<Row>, styles: TableStyles): string | undefined {
  const { align, wrap, drop, paper } = column;
  return classNames(
    align && styles[align],
    wrap && styles.wrap,
    drop && styles[`drop${drop}`],
    paper && styles.paper,
    styles[placeOf(column)],
  );
}

export function hasPhoneLabel<Row>(column: Column<Row>): boolean {
  const place = placeOf(column);
  return column.phoneLabel ?? (place === 'one' || place === 'first');
}
