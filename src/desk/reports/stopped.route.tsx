import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { lapsedViews } from './lapse-views.data.ts';
import type { StoppedCustomer, stoppedCustomersAtDesk } from './lapsed.contract.ts';
import { ReportsNav } from './reports-nav.tsx';

export const handle = { title: () => 'Customers who stopped' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof stoppedCustomersAtDesk>('GET /desk/api/:site/reports/stopped/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  const { site } = useDeskSite();
  const { amount, sign } = useFormats();
  const columns: Column<StoppedCustomer>[] = [
    { key: 'company', header: 'Customer', phone: 'full', wrap: true, cell: ({ company }) => company },
    { key: 'last', header: 'Last invoice', cell: ({ lastOn }) => formatDay(lastOn) },
    { key: 'invoices', header: 'Invoices', align: 'end', cell: ({ invoices }) => invoices },
    { key: 'value', header: `In the year before, ${sign}`, align: 'end', cell: ({ valueMinor }) => amount(valueMinor) },
    { key: 'manager', header: 'Sales manager', cell: ({ manager }) => manager || 'nobody' },
    { key: 'phone', header: 'Phone', cell: ({ phone }) => phone && <a href={`tel:${phone}`}>{phone}</a> },
  ];
  return (
    <>
      <ReportsNav />
      <ListBar views={lapsedViews} />
      <RecordList
        caption="Customers who stopped buying"
        columns={columns}
        rows={rows}
        rowKey={({ customerId }) => String(customerId)}
        linkTo={({ customerId }) => `/${site}/accounts/${customerId}`}
        empty="Everybody who bought in the year before has bought since."
      />
      <ListPager total={total} />
    </>
  );
}
