import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { withSelection } from '../../ui/table/selection-checkbox.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { isOnControl, isTyping } from '../keys/is-typing.ts';
import { Kbd } from '../keys/kbd.tsx';
import styles from './record-list.module.css';
import { useListQuery } from './use-list-query.ts';
import { useRowsInPlace } from './use-rows-in-place.ts';

export type RecordListProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The address that Enter and a press on the name of a row open. */
  linkTo?: (row: Row) => string;
  empty: ReactNode;
  /** The actions shown while rows are selected, with their count; lists without them have no selection. */
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

/** The line tells what others added and took away while somebody works on the rows. */
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

type RowActions = {
  open: (index: number) => string | undefined;
  /** Undefined where rows cannot be selected. */
  toggle: ((index: number) => void) | undefined;
  /** Selects from the row that was selected last to this one. */
  selectTo: (index: number, orFrom?: number) => void;
  clear: () => void;
};

/**
 * j and k move the current row, Enter opens it, x selects it; with Shift the rows on the way are selected. `left` is the
 * row one comes back to, or ''.
 */
function useRowKeys(ids: readonly string[], left: string, { open, toggle, selectTo, clear }: RowActions) {
  const [marked, setMarked] = useState({ id: left, index: -1 });
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const found = ids.indexOf(marked.id);
  // A row that left the list hands its place to the next one.
  const current = found >= 0 ? found : Math.min(marked.index, ids.length - 1);

  const handleKey = (event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    if (key === 'j' || key === 'k') {
      const next = key === 'j' ? Math.min(current + 1, ids.length - 1) : Math.max(current - 1, 0);
      if (event.shiftKey && toggle) selectTo(next, Math.max(current, 0));
      move(next);
    } else if (key === 'x' && current >= 0 && toggle) {
      if (event.shiftKey) selectTo(current);
      else toggle(current);
    } else if (key === 'escape' && toggle) clear();
    else if (key === 'enter' && current >= 0 && !isOnControl(event)) {
      const path = open(current);
      if (path) void navigate(path);
    } else return;
    event.preventDefault();
  };

  const setCurrent = (index: number) => setMarked({ id: ids[index] ?? '', index });

  function move(index: number) {
    setCurrent(index);
    // Enter then opens the row instead of pressing the button used last.
    if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
    body.current?.rows[index]?.scrollIntoView({ block: 'nearest' });
  }

  useDocumentKeydown(handleKey);
  return { body, current, setCurrent };
}

const none: ReadonlySet<string> = new Set();

/** Rows are selected one by one, or from the one that was selected last to another. */
function useRowSelection(keys: readonly string[]) {
  const [selected, setSelected] = useState(none);
  const [last, setLast] = useState('');
  return {
    selected,
    select: setSelected,
    toggle(index: number) {
      const key = keys[index];
      if (key === undefined) return;
      setLast(key);
      setSelected((before) => withSelection(before, [key], !before.has(key)));
    },
    /** `orFrom` is where a range begins before any row was selected. */
    selectTo(index: number, orFrom = index) {
      const start = keys.indexOf(last);
      const from = start < 0 ? orFrom : start;
      const range = keys.slice(Math.min(from, index), Math.max(from, index) + 1);
      if (start < 0) setLast(keys[from] ?? '');
      setSelected((before) => withSelection(before, range, true));
    },
    clear: () => setSelected(none),
  };
}
