import { useId, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hsnLabel } from '../../catalogue/items/item-format.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { aboutList, ExportButton } from '../exports/export-button.tsx';
import { BulkButton } from '../list/bulk-button.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import type { BulkChange } from '../list/use-bulk.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { moveItemsAtDesk } from './categories.contract.ts';
import type { ListedItem, listItemsAtDesk } from './item-list.contract.ts';
import styles from './items.module.css';
import { ItemsNav } from './items-nav.tsx';
import { useRetire } from './use-retire.ts';

export const handle = { title: () => 'Items' };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const request = {
    site: siteOf(args),
    ...listRequestOf(args.request),
    maker: of('maker'),
    category: of('category'),
  };
  return loadDesk<typeof listItemsAtDesk>('GET /desk/api/:site/items/', request, args.request.signal);
}

export function Component() {
  return <ItemsPage {...useLoaderData<typeof loader>()} />;
}

const views = (hsn: string) => [
  { view: '', label: 'On sale' },
  { view: 'no_price', label: 'No list price' },
  { view: 'no_stock', label: 'Nothing free' },
  { view: 'no_picture', label: 'No picture' },
  { view: 'no_hsn', label: `No ${hsn}` },
  { view: 'wrong_hsn', label: `Wrong ${hsn}` },
  { view: 'retired', label: 'Retired' },
];

const mm = (size: number) => size || '';

const columns = ({ amount, sign }: ReturnType<typeof useFormats>, hsnHeader: string): Column<ListedItem>[] => [
  {
    key: 'name',
    header: 'Item',
    sortBy: 'server',
    phone: 'full',
    cell: ({ name }) => <span className={styles.number}>{name}</span>,
  },
  { key: 'maker', header: 'Maker', sortBy: 'server', wrap: true, cell: ({ maker }) => maker },
  { key: 'category', header: 'Category', sortBy: 'server', wrap: true, cell: ({ category }) => category },
  {
    key: 'code',
    header: 'Code',
    sortBy: 'server',
    cell: ({ code }) => <span className={styles.code}>{code}</span>,
  },
  { key: 'bore', header: 'd, mm', align: 'end', drop: 1100, phone: 'one', cell: (row) => mm(row.Dimension_ID) },
  { key: 'outside', header: 'D, mm', align: 'end', drop: 1100, phone: 'one', cell: (row) => mm(row.Dimension_OD) },
  { key: 'width', header: 'B, mm', align: 'end', drop: 1100, phone: 'one', cell: (row) => mm(row.Dimension_OW) },
  { key: 'hsn', header: hsnHeader, align: 'end', drop: 1100, phone: 'one', cell: ({ hsn }) => hsn },
  {
    key: 'free',
    header: 'Free',
    align: 'end',
    cell: ({ free }) => <span className={free === 0 ? styles.none : undefined}>{formatNumber(free)}</span>,
  },
  {
    key: 'arriving',
    header: 'Arriving',
    drop: 1100,
    phone: 'one',
    cell: ({ arriving, arrivingOn }) =>
      arriving > 0 && arrivingOn && `${formatNumber(arriving)} on ${formatDay(arrivingOn)}`,
  },
  {
    key: 'list',
    header: `List, ${sign}`,
    sortBy: 'server',
    align: 'end',
    cell: ({ listMinor }) => (listMinor === 0 ? 'on request' : amount(listMinor)),
  },
  { key: 'margin', header: 'Margin', align: 'end', drop: 1100, phone: 'one', cell: marginText },
  {
    key: 'state',
    header: 'Shop',
    cell: ({ retiredAt }) => (retiredAt ? <Tag kind="quiet">Retired</Tag> : <Tag kind="good">Shown</Tag>),
  },
];

/** The margin in percent of the list price; '' when price or cost is not known. */
function marginText({ listMinor, costMinor }: ListedItem): string {
  if (listMinor === 0 || !costMinor) return '';
  return `${(((listMinor - costMinor) / listMinor) * 100).toFixed(1)} %`;
}

function ItemsPage({ rows, total, makers, categories }: ReplyOf<typeof listItemsAtDesk>) {
  const { site, country } = useDeskSite();
  const hsn = hsnLabel(country);
  const mayEdit = useCan()('edit-items');
  const query = useListQuery();
  const isRetired = query.get('view') === 'retired';
  const filter = query.all('q', 'view', 'sort', 'maker', 'category');
  const setRetired = useRetire();
  return (
    <>
      <ItemsNav />
      <ListBar views={views(hsn)} searchLabel="Number, stock code or maker">
        <GroupFilter name="category" label="Category" all="All categories" values={categories} />
        <GroupFilter name="maker" label="Maker" all="All makers" values={makers} />
        {/* A file of items that were retired would put them on sale again. */}
        <ExportButton
          key={String(isRetired)}
          kinds={isRetired ? ['retired_items'] : ['items', 'stock']}
          filter={filter}
          about={aboutList}
        />
      </ListBar>
      <RecordList
        caption="Items"
        columns={columns(useFormats(), hsn)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        linkTo={({ id }) => `/${site}/items/${id}`}
        empty="No item matches this."
        {...(mayEdit && {
          bulk: (selected: readonly ListedItem[], clear: () => void) => (
            <>
              <MoveItems items={selected} categories={categories} onDone={clear} />
              <BulkButton
                question={
                  isRetired
                    ? `Bring ${plural(selected.length, 'item')} back?`
                    : `Retire ${plural(selected.length, 'item')}?`
                }
                confirm={isRetired ? 'Bring back' : 'Retire'}
                change={() => setRetired(selected, !isRetired)}
                onDone={clear}
              >
                {isRetired ? 'Bring back' : 'Retire'}
              </BulkButton>
            </>
          ),
        })}
      />
      <ListPager total={total} />
    </>
  );
}

type GroupFilterProps = { name: 'maker' | 'category'; label: string; all: string; values: readonly string[] };

/** The chosen one stays a choice also where nothing on sale has it. */
function GroupFilter({ name, label, all, values }: GroupFilterProps) {
  const query = useListQuery();
  const chosen = query.get(name);
  const choices = chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
  return (
    <Select small aria-label={label} value={chosen} onChange={(event) => query.set({ [name]: event.target.value })}>
      <option value="">{all}</option>
      {choices.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
}

type MoveItemsProps = { items: readonly ListedItem[]; categories: readonly string[]; onDone: () => void };
type Move = { id: number; category: string; seen: string };

/** The category of the selected items; Undo gives each back the one that it had. */
function MoveItems({ items, categories, onDone }: MoveItemsProps) {
  const { site } = useDeskSite();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const category = typed.trim();
  const move = (moves: readonly Move[]): Pick<BulkChange, 'run' | 'nameOf'> => ({
    run: () => callDesk<typeof moveItemsAtDesk>('POST /desk/api/:site/items/move/', { site, items: [...moves] }),
    nameOf: (key) => items.find(({ id }) => String(id) === key)?.name ?? key,
  });
  const moveAll = (): BulkChange => ({
    ...move(items.map(({ id, category: seen }) => ({ id, category, seen }))),
    done: (count) => `${plural(count, 'item')} moved to ${category}.`,
    undo: (done) => ({
      ...move(
        items
          .filter(({ id }) => done.includes(String(id)))
          .map(({ id, category: before }) => ({ id, category: before, seen: category })),
      ),
      done: (count) => `${plural(count, 'item')} moved back.`,
    }),
  });
  return (
    <>
      <TextInput
        small
        list={listId}
        maxLength={80}
        aria-label="Category"
        placeholder="Category"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {categories.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {category !== '' && (
        <BulkButton
          question={`Move ${plural(items.length, 'item')} to ${category}?`}
          confirm="Move"
          change={moveAll}
          onDone={onDone}
        >
          Move
        </BulkButton>
      )}
    </>
  );
}
