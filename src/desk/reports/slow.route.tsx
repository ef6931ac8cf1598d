import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { slowViews } from './lapse-views.data.ts';
import type { SlowItem, slowStockAtDesk } from './lapsed.contract.ts';
import styles from './reports.module.css';
import { ReportsNav } from './reports-nav.tsx';

export const handle = { title: () => 'Slow and dead stock' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof slowStockAtDesk>('GET /desk/api/:site/reports/slow/', request, args.request.signal);
}

export function Component() {
  const { rows, total, valueMinor } = useLoaderData<typeof loader>();
  const { site } = useDeskSite();
  const { amount, money, sign } = useFormats();
  const columns: Column<SlowItem>[] = [
    { key: 'item', header: 'Item', phone: 'full', cell: ({ maker, name }) => `${maker} ${name}` },
    { key: 'code', header: 'Stock code', cell: ({ code }) => code },
    { key: 'last', header: 'Last sold', cell: ({ lastOn }) => (lastOn ? formatDay(lastOn) : 'never') },
    { key: 'pieces', header: 'On hand', align: 'end', cell: ({ onHand }) => formatNumber(onHand) },
    {
      key: 'value',
      header: `At cost, ${sign}`,
      align: 'end',
      cell: ({ valueMinor: own }) => (own === null ? 'no cost price' : amount(own)),
    },
  ];
  return (
    <>
      <ReportsNav />
      <ListBar views={slowViews} />
      <RecordList
        caption="Slow and dead stock"
        columns={columns}
        rows={rows}
        rowKey={({ itemId }) => String(itemId)}
        linkTo={({ itemId }) => `/${site}/items/${itemId}`}
        empty="Everything on hand was sold in these days."
      />
      <ListPager total={total} />
      {total > 0 && <p className={styles.note}>{`${money(valueMinor)} at cost prices, of all items that have one.`}</p>}
    </>
  );
}
