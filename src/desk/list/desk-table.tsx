import {
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Kbd } from '../keys/kbd.tsx';
import type { DeskColumn } from './desk-columns.ts';
import styles from './desk-table.module.css';
import { useListQuery } from './use-list-query.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowsInPlace } from './use-rows-in-place.ts';
import { useSelection } from './use-selection.ts';

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
  const id = useId();
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const isWorking = useRef(false);
  const inPlace = useRowsInPlace(rows, rowId, () => isWorking.current || window.scrollY > 0);
  const table = useTable({
    features,
    columns: definitions,
    data: inPlace.rows as Row[],
    getRowId: rowId,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const visible = table.getRowModel().rows;
  const selection = useSelection(visible, setRowSelection);
  const { state } = useLocation();
  const keys = useRowKeys(
    visible.map(({ id }) => id),
    (state as { current?: string } | null)?.current ?? '',
    {
      open: (index) => visible[index] && linkTo?.(visible[index].original),
      toggle: bulk && selection.toggle,
      selectTo: selection.selectTo,
      clear: selection.clear,
    },
  );
  const selected = visible.filter((row) => row.getIsSelected()).map(({ original }) => original);
  useEffect(() => {
    isWorking.current = keys.current >= 0 || selected.length > 0;
  });
  const newer = <NewerRows added={inPlace.added} gone={inPlace.gone.size} onShow={inPlace.showLatest} />;
  if (visible.length === 0)
    return (
      <>
        <NoRows empty={empty} />
        {newer}
      </>
    );
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {bulk && (
                <th scope="col" className={styles.tick} data-print="no">
                  <Checkbox
                    aria-label="Select all on this page"
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
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
                className={classNames(row.getIsSelected() && styles.selected, inPlace.gone.has(row.id) && styles.gone)}
                onPointerDown={() => keys.setCurrent(index)}
              >
                {bulk && (
                  <td className={styles.tick} data-print="no">
                    <Checkbox
                      roomy
                      id={`${id}-tick-${row.id}`}
                      aria-label="Select this row"
                      aria-labelledby={`${id}-tick-${row.id} ${id}-${row.id}`}
                      checked={row.getIsSelected()}
                      onChange={() => {}}
                      onClick={({ shiftKey }) => (shiftKey ? selection.selectTo(index) : selection.toggle(index))}
                    />
                  </td>
                )}
                <RowCells columns={columns} row={row.original} headId={`${id}-${row.id}`} linkTo={linkTo} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {newer}
      {bulk && selected.length > 0 && (
        <BulkBar
          selected={selected.length}
          visible={visible.length}
          onAll={() => table.toggleAllRowsSelected(true)}
          onClear={selection.clear}
        >
          {bulk(selected, selection.clear)}
        </BulkBar>
      )}
    </>
  );
}

type RowCellsProps<Row> = {
  columns: readonly DeskColumn<Row>[];
  row: Row;
  headId: string;
  linkTo: ((row: Row) => string) | undefined;
};

/** The first cell names the row. */
function RowCells<Row>({ columns, row, headId, linkTo }: RowCellsProps<Row>) {
  const [lead, ...others] = columns;
  return (
    <>
      {lead && (
        <th scope="row" id={headId} className={cellClass(lead)} data-label={lead.header}>
          {linkTo ? <Link to={linkTo(row)}>{lead.cell(row)}</Link> : lead.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td key={column.key} className={cellClass(column)} data-label={column.header}>
          {column.cell(row)}
        </td>
      ))}
    </>
  );
}

type BulkBarProps = { selected: number; visible: number; onAll: () => void; onClear: () => void; children: ReactNode };

function BulkBar({ selected, visible, onAll, onClear, children }: BulkBarProps) {
  return (
    <div className={styles.bulk}>
      <strong>{`${selected} selected`}</strong>
      {children}
      <span className={styles.rest}>
        {selected < visible && (
          <Button small kind="quiet" onClick={onAll}>
            {`Select all ${visible} on this page`}
          </Button>
        )}
        <Button small kind="quiet" onClick={onClear}>
          Clear <Kbd>Esc</Kbd>
        </Button>
      </span>
    </div>
  );
}

/** A list that is empty because of what is searched for does not say that there is nothing. */
function NoRows({ empty }: { empty: ReactNode }) {
  const query = useListQuery();
  const q = query.get('q').trim();
  if (q === '') return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.empty}>
      {`Nothing matches '${q}'.`}{' '}
      <Button small onClick={() => query.set({ q: '' })}>
        Clear the search
      </Button>
    </div>
  );
}

/** What others added and took away while somebody works on the rows. */
function NewerRows({ added, gone, onShow }: { added: number; gone: number; onShow: () => void }) {
  const parts = [...(added > 0 ? [`${added} new`] : []), ...(gone > 0 ? [`${gone} no longer here`] : [])];
  return (
    <div className={styles.newer} role="status">
      {parts.length > 0 && (
        <Button small onClick={onShow}>
          {parts.join(', ')}: {'show'}
        </Button>
      )}
    </div>
  );
}

const dropClasses = { true: styles.drop, first: styles.dropFirst, screen: styles.dropScreen };

const cellClass = <Row,>({ align, drop, lead, wrap }: DeskColumn<Row>) =>
  classNames(align && styles.end, wrap && styles.wrap, drop && dropClasses[`${drop}`], lead && styles.lead);

function HeadCell<Row>({ column }: { column: DeskColumn<Row> }) {
  const query = useListQuery();
  const sort = query.get('sort');
  const direction = sort === column.key ? 'ascending' : sort === `-${column.key}` ? 'descending' : undefined;
  const next = direction === 'ascending' ? `-${column.key}` : column.key;
  return (
    <th scope="col" className={cellClass(column)} aria-sort={direction}>
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
