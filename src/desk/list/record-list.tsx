import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { Kbd } from '../keys/kbd.tsx';
import styles from './record-list.module.css';
import { useListQuery } from './use-list-query.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useRowsInPlace } from './use-rows-in-place.ts';

export type RecordListProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What Enter and a press on the name of a row open. */
  linkTo?: (row: Row) => string;
  empty: ReactNode;
  /** Shown while rows are selected, with their count; lists without it have no selection. */
  bulk?: (selected: readonly Row[], clear: () => void) => ReactNode;
};

/** The server filters, sorts and pages; j, k, Enter and x work on the current row. Below 768 px rows become cards. */
export function RecordList<Row>({ caption, columns, rows, rowKey, linkTo, empty, bulk }: RecordListProps<Row>) {
  const isWorking = useRef(false);
  const inPlace = useRowsInPlace(rows, rowKey, () => isWorking.current || window.scrollY > 0);
  const visible = inPlace.rows;
  const keysOfRows = visible.map(rowKey);
  const selection = useRowSelection(keysOfRows);
  const { state } = useLocation();
  const keys = useRowKeys(keysOfRows, (state as { current?: string } | null)?.current ?? '', {
    open: (index) => visible[index] && linkTo?.(visible[index]),
    toggle: bulk && selection.toggle,
    selectTo: selection.selectTo,
    clear: selection.clear,
  });
  const selected = visible.filter((row) => selection.selected.has(rowKey(row)));
  useEffect(() => {
    isWorking.current = keys.current >= 0 || selected.length > 0;
  });
  const serverSorting = useServerSorting();
  const newer = <NewerRows added={inPlace.added} gone={inPlace.gone.size} onShow={inPlace.showLatest} />;
  if (visible.length === 0)
    return (
      <>
        <NoRows empty={empty} />
        {newer}
      </>
    );

  function press(key: string, { shiftKey }: { shiftKey: boolean }) {
    const index = keysOfRows.indexOf(key);
    if (shiftKey) selection.selectTo(index);
    else selection.toggle(index);
  }
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={visible}
        rowKey={rowKey}
        linkTo={linkTo}
        serverSorting={serverSorting}
        selection={
          bulk && {
            selected: selection.selected,
            onChange: selection.select,
            onPress: press,
            allLabel: 'Select all on this page',
          }
        }
        styles={styles}
        bodyRef={keys.body}
        rowProps={(key, index) => ({
          'aria-current': keys.current === index || undefined,
          className: inPlace.gone.has(key) ? styles.gone : undefined,
          onPointerDown: () => keys.setCurrent(index),
        })}
      />
      {newer}
      {bulk && selected.length > 0 && (
        <BulkBar
          selected={selected.length}
          visible={visible.length}
          onAll={() => selection.select(new Set(keysOfRows))}
          onClear={selection.clear}
        >
          {bulk(selected, selection.clear)}
        </BulkBar>
      )}
    </>
  );
}

/** The address names the column that the server sorts by, with `-` before it for descending. */
function useServerSorting() {
  const query = useListQuery();
  const sort = query.get('sort');
  const sorting = sort ? { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined;
  const onSort = (to: typeof sorting) => query.set({ sort: to ? `${to.descending ? '-' : ''}${to.key}` : '' });
  return { sorting, onSort };
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
