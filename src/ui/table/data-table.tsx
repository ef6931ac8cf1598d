import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useBelowTheFold } from '../page/below-the-fold.tsx';
import { isolateLtr } from '../text/isolate-ltr.tsx';
import styles from './data-table.module.css';
import { PhoneToolbar, TableHeader } from './data-table-header.tsx';
import { SelectRow } from './selection-checkbox.tsx';
import stickyStyles from './sticky-head.module.css';
import type { Column, RowGroup, RowSelection } from './table-columns.ts';
import { type Sorting, sortRows } from './table-sort.ts';

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  striped?: boolean | undefined;
  initialSorting?: Sorting | undefined;
  isInactive?: ((row: Row) => boolean) | undefined;
  /** A full-width line below a row: what is wrong with it. */
  noteFor?: ((row: Row) => ReactNode) | undefined;
  /** Rows of a group must be adjacent. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  loadingRows?: number | undefined;
  /** From 1024 px on the column headers stay in view, this many px below the top of the window. */
  stickyHeadTop?: number | undefined;
};

/** On a phone, where a row is a card, of 130 px or more in the long lists. */
const rowsOfFirstScreen = 6;

/** Below 768 px each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, striped, loadingRows = 0, stickyHeadTop } = props;
  const isWhole = useBelowTheFold();
  const [sorting, onSort] = useState(props.initialSorting);
  const sorted = sortRows(rows, columns, sorting);
  const name = nameOf(columns);
  const selectable = selection ? rows.filter((row) => !selection.isDisabled?.(row)).map(rowKey) : [];
  const headerProps = { columns, selection, selectable, sorting, onSort };
  return (
    <>
      <PhoneToolbar {...headerProps} />
      <div
        className={classNames(styles.scroller, stickyHeadTop !== undefined && stickyStyles.sticky)}
        style={stickyHeadTop === undefined ? undefined : ({ '--head-top': `${stickyHeadTop}px` } as CSSProperties)}
      >
        <table className={classNames(styles.table, striped && styles.striped, selection && styles.selectable)}>
          <caption className={styles.caption}>{caption}</caption>
          <TableHeader {...headerProps} />
          <tbody aria-busy={loadingRows > 0 || undefined}>
            {loadingRows > 0 && <SkeletonRows columns={columns} count={loadingRows} ticked={Boolean(selection)} />}
            {(isWhole ? sorted : sorted.slice(0, rowsOfFirstScreen)).map((row, index) => (
              <TableRow key={rowKey(row)} row={row} before={sorted[index - 1]} name={name} {...props} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type TableRowProps<Row> = DataTableProps<Row> & { row: Row; before: Row | undefined; name: Column<Row> | undefined };

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, before, name, columns, rowKey, selection, isInactive, noteFor, groupOf } = props;
  const key = rowKey(row);
  const note = noteFor?.(row);
  const width = columns.length + (selection ? 1 : 0);
  const group = groupOf?.(row);
  const startsGroup = group && (before === undefined || groupOf?.(before).key !== group.key);
  const isSelected = selection?.selected.has(key);
  return (
    <>
      {startsGroup && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={width}>
            {group.header}
          </th>
        </tr>
      )}
      <tr
        className={classNames(
          styles.row,
          isSelected && styles.selected,
          isInactive?.(row) && styles.inactive,
          Boolean(note) && styles.noted,
        )}
      >
        {selection && (
          <td className={styles.checkbox}>
            <SelectRow selection={selection} row={row} rowKey={key} />
          </td>
        )}
        {columns.map((column) =>
          column.isMerged && before !== undefined ? null : (
            <DataCell
              key={column.key}
              column={column}
              row={row}
              isName={column === name}
              rowSpan={column.isMerged ? props.rows.length : 1}
            />
          ),
        )}
      </tr>
      {note && (
        <tr>
          <td className={styles.note} colSpan={width}>
            {note}
          </td>
        </tr>
      )}
    </>
  );
}

/** What screen readers say with each cell of a row: the widest part of its card that is read, not pressed. */
const nameOf = <Row,>(columns: readonly Column<Row>[]) =>
  columns.find(({ phone, drop }) => phone === 'full' && drop === undefined) ??
  columns.find(({ phone }) => phone === 'two') ??
  columns[0];

type DataCellProps<Row> = { column: Column<Row>; row: Row; isName: boolean; rowSpan: number };

function DataCell<Row>({ column, row, isName, rowSpan }: DataCellProps<Row>) {
  const content = column.cell(row);
  const empty = content === null || content === false;
  const Cell = isName && content ? 'th' : 'td';
  return (
    <Cell
      scope={Cell === 'th' ? 'row' : undefined}
      className={classNames(cellClass(column), Cell === 'th' && styles.name)}
      rowSpan={rowSpan > 1 ? rowSpan : undefined}
    >
      {!empty && hasPhoneLabel(column) && (
        <span className={styles.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      {isolateLtr(content)}
    </Cell>
  );
}

function cellClass<Row>({ align, drop, phone = 'one' }: Column<Row>) {
  return classNames(align && styles[align], drop && styles[`drop${drop}`], styles[phone]);
}

function hasPhoneLabel<Row>({
  phone = 'one',
  phoneLabel = phone === 'one' || phone === 'first',
}: Column<Row>): boolean {
  return phoneLabel;
}

type SkeletonRowsProps<Row> = { columns: readonly Column<Row>[]; count: number; ticked: boolean };

function SkeletonRows<Row>({ columns, count, ticked }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => `row ${index}`).map((key) => (
    <tr key={key}>
      {ticked && <td className={styles.checkbox} />}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          <Skeleton width={index === 0 ? 160 : 64} height={index === 0 ? 32 : 12} />
        </td>
      ))}
    </tr>
  ));
}
