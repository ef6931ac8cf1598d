import { t } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { Select } from '../controls/select.tsx';
import { Icon } from '../graphics/icon.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { SelectAll } from './selection-checkbox.tsx';
import type { Column, RowSelection, Sorting } from './table-columns.ts';
import { nextSorting } from './table-sort.ts';
import { cellClass, type TableStyles } from './table-styles.ts';

export type TableHeaderProps<Row> = {
  columns: readonly Column<Row>[];
  selection: RowSelection<Row> | undefined;
  selectable: readonly string[];
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
  styles: TableStyles;
};

export function TableHeader<Row>({ columns, selection, selectable, sorting, onSort, styles }: TableHeaderProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.checkbox}>
            {selection.hideSelectAll ? (
              <VisuallyHidden>{t`Select`}</VisuallyHidden>
            ) : (
              <SelectAll selection={selection} keys={selectable} />
            )}
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.key} column={column} sorting={sorting} onSort={onSort} styles={styles} />
        ))}
      </tr>
    </thead>
  );
}

type ColumnHeaderProps<Row> = { column: Column<Row> } & Pick<TableHeaderProps<Row>, 'sorting' | 'onSort' | 'styles'>;

function ColumnHeader<Row>({ column, sorting, onSort, styles }: ColumnHeaderProps<Row>) {
  const { key, header, headHidden, headTitle, sortBy } = column;
  const className = cellClass(column, styles);
  if (headHidden)
    return (
      <th scope="col" className={className}>
        <VisuallyHidden>{header}</VisuallyHidden>
      </th>
    );
  if (!sortBy)
    return (
      <th scope="col" className={className}>
        {headTitle ? <abbr title={headTitle}>{header}</abbr> : header}
      </th>
    );
  const descending = sorting?.key === key ? sorting.descending : undefined;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={descending === undefined ? undefined : descending ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={classNames(styles.sort, descending !== undefined && styles.sorted)}
        onClick={() => onSort(nextSorting(sorting, key))}
      >
        {header}
        <Icon small name={descending === undefined ? 'sort' : descending ? 'chevron-down' : 'chevron-up'} />
      </button>
    </th>
  );
}

/** Select all and sorting for phones, where the column headers are hidden. */
export function PhoneToolbar<Row>({ columns, selection, selectable, sorting, onSort, styles }: TableHeaderProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy);
  const all = selection?.hideSelectAll ? undefined : selection;
  if (!all && sortable.length === 0) return null;
  const value = sorting ? `${sorting.key} ${sorting.descending ? 'down' : 'up'}` : '';
  const choose = (chosen: string) => {
    const [key = '', direction] = chosen.split(' ');
    onSort(key ? { key, descending: direction === 'down' } : undefined);
  };
  return (
    <div className={styles.toolbar}>
      {all && <SelectAll selection={all} keys={selectable} label={all.allLabel ?? t`Select all`} />}
      {sortable.length > 0 && (
        <Select small aria-label={t`Sort by`} value={value} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t`Sort by`}</option>
          {sortable.map(({ key, header }) => [
            <option key={`${key} up`} value={`${key} up`}>{t`${header}, ascending`}</option>,
            <option key={`${key} down`} value={`${key} down`}>{t`${header}, descending`}</option>,
          ])}
        </Select>
      )}
    </div>
  );
}
