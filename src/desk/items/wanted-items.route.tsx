import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import styles from './item-words.module.css';
import { ItemsNav } from './items-nav.tsx';
import type { ListedWanted, listWantedItemsAtDesk } from './wanted-items.contract.ts';

export const handle = { title: () => 'Wanted, not in stock' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listWantedItemsAtDesk>('GET /desk/api/:site/items/wanted/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <WantedItemsPage rows={rows} total={total} />;
}

const views = () => [
  { view: '', label: '30 days' },
  { view: 'week', label: '7 days' },
  { view: 'quarter', label: '90 days' },
];

function WantedItemsPage({ rows, total }: { rows: readonly ListedWanted[]; total: number }) {
  const { site } = useDeskSite();
  const formats = useFormats();
  const columns: Column<ListedWanted>[] = [
    {
      key: 'item',
      header: 'Item',
      phone: 'full',
      cell: ({ itemId, name, maker }) => (
        <Link className={styles.code} to={`/${site}/items/${itemId}`}>
          {maker} {name}
        </Link>
      ),
    },
    { key: 'code', header: 'Stock code', cell: ({ code }) => <span className={styles.code}>{code}</span> },
    { key: 'waiting', header: 'Waiting companies', align: 'end', cell: ({ waiting }) => waiting },
    { key: 'told', header: 'Told', align: 'end', cell: ({ told }) => told },
    { key: 'last', header: 'Last asked', cell: ({ lastAt }) => formats.day(lastAt) },
  ];
  return (
    <>
      <ItemsNav />
      <ListBar views={views()} searchLabel="Designation" />
      <RecordList
        caption="Wanted, not in stock"
        columns={columns}
        rows={rows}
        rowKey={({ itemId }) => String(itemId)}
        empty="Nobody waits for an item."
      />
      <ListPager total={total} />
    </>
  );
}
