import { type ComponentProps, type CSSProperties, type ReactNode, type Ref, useId, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useBelowTheFold } from '../page/below-the-fold.tsx';
import { isolateLtr } from '../text/isolate-ltr.tsx';
import shopStyles from './data-table.module.css';
import { PhoneToolbar, TableHeader } from './data-table-header.tsx';
import { SelectRow } from './selection-checkbox.tsx';
import stickyStyles from './sticky-head.module.css';
import type { Column, RowGroup, RowSelection, ServerSorting, Sorting } from './table-columns.ts';
import { sortRows } from './table-sort.ts';
import { cellClass, hasPhoneLabel, type TableStyles } from './table-styles.ts';

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  striped?: boolean | undefined;
  initialSorting?: Sorting | undefined;
  serverSorting?: ServerSorting | undefined;
  /** What the name of a row leads to. */
  linkTo?: ((row: Row) => string) | undefined;
  isInactive?: ((row: Row) => boolean) | undefined;
  /** A full-width line below a row: what is wrong with it. */
  noteFor?: ((row: Row) => ReactNode) | undefined;
  /** Rows of a group must be adjacent. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  loadingRows?: number | undefined;
  /** From 1024 px on the column headers stay in view, this many px below the top of the window. */
  stickyHeadTop?: number | undefined;
  /** Another look, with the class names of `data-table.module.css`. */
  styles?: TableStyles | undefined;
  bodyRef?: Ref<HTMLTableSectionElement> | undefined;
  rowProps?: ((key: string, index: number) => ComponentProps<'tr'>) | undefined;
};

/** Counted on a phone, where a row is a card, of 130 px or more in the long lists. */
const rowsOfFirstScreen = 6;

/** Below 768 px each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, striped, loadingRows = 0, stickyHeadTop } = props;
  const { styles = shopStyles } = props;
  const id = useId();
  const isWhole = useBelowTheFold();
  const [ownSorting, setOwnSorting] = useState(props.initialSorting);
  const { sorting, onSort } = props.serverSorting ?? { sorting: ownSorting, onSort: setOwnSorting };
  const sorted = sortRows(rows, columns, sorting);
  const name = nameOf(columns);
  const selectable = selection ? rows.filter((row) => !selection.isDisabled?.(row)).map(rowKey) : [];
  const headerProps = { columns, selection, selectable, sorting, onSort, styles };
  const rowProps = { ...props, styles, sorted, name };
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
          <tbody ref={props.bodyRef} aria-busy={loadingRows > 0 || undefined}>
            {loadingRows > 0 && <SkeletonRows {...headerProps} count={loadingRows} />}
            {(isWhole ? sorted : sorted.slice(0, rowsOfFirstScreen)).map((row, index) => (
              <TableRow key={rowKey(row)} {...rowProps} row={row} index={index} headId={`${id}-${rowKey(row)}`} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type TableRowProps<Row> = DataTableProps<Row> & {
  row: Row;
  index: number;
  sorted: readonly Row[];
  name: Column<Row> | undefined;
  headId: string;
  styles: TableStyles;
};

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, sorted, name, headId, columns, rowKey, selection, isInactive, noteFor, groupOf, styles } = props;
  const key = rowKey(row);
  const before = sorted[index - 1];
  const note = noteFor?.(row);
  const width = columns.length + (selection ? 1 : 0);
  const group = groupOf?.(row);
  const startsGroup = group && (before === undefined || groupOf?.(before).key !== group.key);
  const isSelected = selection?.selected.has(key);
  const { className, ...rowProps } = props.rowProps?.(key, index) ?? {};
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
        {...rowProps}
        className={classNames(
          className,
          styles.row,
          isSelected && styles.selected,
          isInactive?.(row) && styles.inactive,
          Boolean(note) && styles.noted,
        )}
      >
        {selection && (
          <td className={styles.checkbox}>
            <SelectRow selection={selection} row={row} rowKey={key} headId={headId} />
          </td>
        )}
        {columns.map((column) => (
          <DataCell
            key={column.key}
            column={column}
            row={row}
            isName={column === name}
            headId={selection && !selection.labelFor ? headId : undefined}
            to={column === name ? props.linkTo?.(row) : undefined}
            styles={styles}
          />
        ))}
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

type DataCellProps<Row> = {
  column: Column<Row>;
  row: Row;
  isName: boolean;
  /** The id of the name, where the box beside it is named by it. */
  headId: string | undefined;
  to: string | undefined;
  styles: TableStyles;
};

function DataCell<Row>({ column, row, isName, headId, to, styles }: DataCellProps<Row>) {
  const content = column.cell(row);
  const isEmpty = content === null || content === false;
  const isHead = isName && Boolean(content);
  const Cell = isHead ? 'th' : 'td';
  return (
    <Cell
      scope={isHead ? 'row' : undefined}
      id={isHead ? headId : undefined}
      className={classNames(cellClass(column, styles), isHead && styles.name)}
      data-label={isEmpty || !hasPhoneLabel(column) ? undefined : column.header}
    >
      {to === undefined ? isolateLtr(content) : <Link to={to}>{isolateLtr(content)}</Link>}
    </Cell>
  );
}

type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[];
  count: number;
  selection: RowSelection<Row> | undefined;
  styles: TableStyles;
};

function SkeletonRows<Row>({ columns, count, selection, styles }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => `row ${index}`).map((key) => (
    <tr key={key}>
      {selection && <td className={styles.checkbox} />}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, styles)}>
          <Skeleton width={index === 0 ? 160 : 64} height={index === 0 ? 32 : 12} />
        </td>
      ))}
    </tr>
  ));
}
