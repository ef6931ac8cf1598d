import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { useFormats, useSiteOfPage } from '../accounts/use-formats.ts';
import { ItemsNav } from '../items/items-nav.tsx';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import styles from './item-words.module.css';
import type { ListedWanted } from './wanted-items.contract.ts';

const views = () => [
  { view: '', label: t`30 days` },
  { view: 'week', label: t`7 days` },
  { view: 'quarter', label: t`90 days` },
];

export function WantedItemsPage({ rows, total }: { rows: readonly ListedWanted[]; total: number }) {
  const { site } = useSiteOfPage();
  const formats = useFormats();
  const columns: DeskColumn<ListedWanted>[] = [
    {
      key: 'item',
      header: t`Item`,
      lead: true,
      cell: ({ item_id, name, maker }) => (
        <Link className={styles.code} to={`/${site}/items/${item_id}`}>
          {maker} {name}
        </Link>
      ),
    },
    { key: 'code', header: t`Stock code`, cell: ({ code }) => <span className={styles.code}>{code}</span> },
    { key: 'waiting', header: t`Waiting companies`, align: 'end', cell: ({ waiting }) => waiting },
    { key: 'told', header: t`Told`, align: 'end', cell: ({ told }) => told },
    { key: 'last', header: t`Last asked`, cell: ({ last_at }) => formats.day(last_at) },
  ];
  return (
    <>
      <ItemsNav />
      <ListBar views={views()} searchLabel={t`Designation`} />
      <DeskTable
        caption={t`Wanted, not in stock`}
        columns={columns}
        rows={rows}
        rowId={({ item_id }) => String(item_id)}
        empty={t`Nobody waits for an item.`}
      />
      <ListPager total={total} />
    </>
  );
}
