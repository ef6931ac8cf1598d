import { say } from '../lib/say.ts';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { SelectAll } from './data-table-tick.tsx';
import { Icon } from './icon.tsx';
import { Select } from './select.tsx';
import type { Column, Selection } from './table-columns.ts';
import { pressedSort, type Sorting } from './table-sort.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type HeadProps<Row> = {
  columns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
  selectable: readonly string[];
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
};

export function TableHead<Row>({ columns, selection, selectable, sorting, onSort }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.tick}>
            {selection.noAll ? (
              <VisuallyHidden>{say`Select`}</VisuallyHidden>
            ) : (
              <SelectAll selection={selection} keys={selectable} />
            )}
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

type ColumnHeadProps<Row> = { column: Column<Row> } & Pick<HeadProps<Row>, 'sorting' | 'onSort'>;

function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const { key, head, headHidden, align, drop, sortBy } = column;
  const look = classNames(align && styles[align], drop && styles[`drop${drop}`]);
  if (headHidden) return <th className={look}>{<VisuallyHidden>{head}</VisuallyHidden>}</th>;
  if (!sortBy) return <th className={look}>{head}</th>;
  const descending = sorting?.key === key ? sorting.descending : undefined;
  return (
    <th className={look} aria-sort={descending === undefined ? undefined : descending ? 'descending' : 'ascending'}>
      <button
        type="button"
        className={classNames(styles.sort, descending !== undefined && styles.sorted)}
        onClick={() => onSort(pressedSort(sorting, key))}
      >
        {head}
        <Icon small name={descending === undefined ? 'sort' : descending ? 'chevron-down' : 'chevron-up'} />
      </button>
    </th>
  );
}

/** On a phone the heads are gone: what they did stands above the cards. */
export function PhoneTools<Row>({ columns, selection, selectable, sorting, onSort }: HeadProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy);
  const all = selection?.noAll ? undefined : selection;
  if (!all && sortable.length === 0) return null;
  const value = sorting ? `${sorting.key} ${sorting.descending ? 'down' : 'up'}` : '';
  const choose = (chosen: string) => {
    const [key = '', way] = chosen.split(' ');
    onSort(key ? { key, descending: way === 'down' } : undefined);
  };
  return (
    <div className={styles.tools}>
      {all && <SelectAll selection={all} keys={selectable} label={say`Select all`} />}
      {sortable.length > 0 && (
        <Select small aria-label={say`Sort by`} value={value} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{say`Sort by`}</option>
          {sortable.map(({ key, head }) => [
            <option key={`${key} up`} value={`${key} up`}>{say`${head}, upwards`}</option>,
            <option key={`${key} down`} value={`${key} down`}>{say`${head}, downwards`}</option>,
          ])}
        </Select>
      )}
    </div>
  );
}
