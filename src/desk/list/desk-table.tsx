import {
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { DeskColumn } from './desk-columns.ts';
import styles from './desk-table.module.css';
import { useListQuery } from './use-list-query.ts';
import { useRowKeys } from './use-row-keys.ts';

const features = tableFeatures({ rowSelectionFeature });

export type DeskTableProps<Row extends RowData> = {
  caption: string;
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What Enter and a press on the first column open. */
  linkTo?: (row: Row) => string;
  empty: ReactNode;
  /** Shown while rows are selected, with their count; lists without it have no selection. */
  bulk?: (selected: readonly Row[], clear: () => void) => ReactNode;
};

/** The server filters, sorts and pages; j, k, Enter and x work on the current row. Below 768 px rows become cards. */
export function DeskTable<Row extends RowData>({
  caption,
  columns,
  rows,
  rowId,
  linkTo,
  empty,
  bulk,
}: DeskTableProps<Row>) {
  const definitions = useMemo(
    () => columns.map(({ key, header }): ColumnDef<typeof features, Row> => ({ id: key, header })),
    [columns],
  );
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowId,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const visible = table.getRowModel().rows;
  const keys = useRowKeys(visible.length, {
    open: (index) => visible[index] && linkTo?.(visible[index].original),
    toggle: (index) => bulk && visible[index]?.toggleSelected(),
  });
  const selected = visible.filter((row) => row.getIsSelected()).map(({ original }) => original);
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <>
      {bulk && selected.length > 0 && (
        <div className={styles.bulk}>
          <strong>{t`${selected.length} selected`}</strong>
          {bulk(selected, () => setRowSelection({}))}
        </div>
      )}
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {bulk && (
                <th className={styles.tick}>
                  <VisuallyHidden>{t`Select`}</VisuallyHidden>
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} />
              ))}
            </tr>
          </thead>
          <tbody ref={keys.body}>
            {visible.map((row, index) => (
              <tr
                key={row.id}
                aria-current={keys.current === index || undefined}
                className={classNames(row.getIsSelected() && styles.selected)}
                onPointerDown={() => keys.setCurrent(index)}
              >
                {bulk && (
                  <td className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={t`Select this row`}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {columns.map((column, position) => (
                  <td key={column.key} className={cellClass(column)} data-label={column.header}>
                    {position === 0 && linkTo ? (
                      <Link to={linkTo(row.original)}>{column.cell(row.original)}</Link>
                    ) : (
                      column.cell(row.original)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const cellClass = <Row,>({ align, drop, lead }: DeskColumn<Row>) =>
  classNames(align && styles.end, drop && styles.drop, lead && styles.lead);

function HeadCell<Row>({ column }: { column: DeskColumn<Row> }) {
  const query = useListQuery();
  const sort = query.get('sort');
  const direction = sort === column.key ? 'ascending' : sort === `-${column.key}` ? 'descending' : undefined;
  const next = direction === 'ascending' ? `-${column.key}` : column.key;
  return (
    <th className={cellClass(column)} aria-sort={direction}>
      {column.sortable ? (
        <button type="button" className={styles.sort} onClick={() => query.set({ sort: next })}>
          {column.header}
          <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : direction === 'descending' ? ' ↓' : ''}</span>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
