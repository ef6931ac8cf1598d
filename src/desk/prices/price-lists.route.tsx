import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { RecordList } from '../list/record-list.tsx';
import { useMoment } from '../orders/desk-order.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { type NamedList, PriceListDialog } from './price-list-dialog.tsx';
import type { listPriceListsAtDesk } from './price-lists.contract.ts';
import styles from './prices.module.css';

export const handle = { title: () => 'Price lists' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listPriceListsAtDesk>('GET /desk/api/:site/prices/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  const { lists, customers } = useLoaderData<typeof loader>();
  return <PriceListsPage lists={lists} customers={customers} />;
}

type Overview = ReplyOf<typeof listPriceListsAtDesk>;
type List = Overview['lists'][number];
type Customer = Overview['customers'][number];

const listColumns = (
  moment: (at: string) => string,
  onRename: ((list: List) => void) | undefined,
): readonly Column<List>[] => [
  { key: 'name', header: 'Price list', cell: ({ name }) => name, phone: 'full', wrap: true },
  { key: 'rows', header: 'Rows', cell: ({ rows }) => rows, align: 'end' },
  { key: 'planned', header: 'Planned', cell: ({ planned }) => planned || '', align: 'end' },
  { key: 'ending', header: 'Ending in 30 days', cell: ({ ending }) => ending || '', align: 'end' },
  { key: 'customers', header: 'Customers', cell: ({ customers }) => customers, align: 'end' },
  {
    key: 'changed',
    header: 'Changed',
    drop: 1100,
    phone: 'one',
    cell: ({ changedAt, changedBy }) => changedAt && `${moment(changedAt)} by ${changedBy}`,
  },
  ...(onRename
    ? [
        {
          key: 'rename',
          header: 'Action',
          cell: (list: List) => (
            <Button small aria-label={`Rename ${list.name}`} onClick={() => onRename(list)}>
              Rename
            </Button>
          ),
        },
      ]
    : []),
];

const customerColumns: readonly Column<Customer>[] = [
  { key: 'name', header: 'Customer', cell: ({ name }) => name, phone: 'full', wrap: true },
  { key: 'rows', header: 'Own rows', cell: ({ rows }) => rows, align: 'end' },
  { key: 'ending', header: 'Ending in 30 days', cell: ({ ending }) => ending || '', align: 'end' },
];

function PriceListsPage({ lists, customers }: Pick<Overview, 'lists' | 'customers'>) {
  const [named, setNamed] = useState<NamedList>();
  const mayEdit = useCan()('edit-prices');
  const { site } = useDeskSite();
  const navigate = useNavigate();
  const moment = useMoment();
  return (
    <div className={styles.overview}>
      <section>
        <div className={styles.head}>
          <h2>Price lists</h2>
          {mayEdit && (
            <Button small kind="primary" onClick={() => setNamed({ name: '' })}>
              New price list
            </Button>
          )}
          <ExportButton
            kinds={['prices']}
            filter={undefined}
            about="The file has the rows of all price lists and of customers with prices of their own that apply today or later."
          />
        </div>
        <RecordList
          caption="Price lists"
          columns={listColumns(moment, mayEdit ? ({ id, name }) => setNamed({ id, name }) : undefined)}
          rows={lists}
          rowKey={({ owner }) => owner}
          linkTo={({ owner }) => owner}
          empty="There is no price list yet."
        />
      </section>
      <section>
        <div className={styles.head}>
          <h2>Customers with prices of their own</h2>
        </div>
        <div className={styles.search}>
          <CustomerPicker site={site} label="Open a customer" onPick={({ owner }) => void navigate(owner)} />
        </div>
        <RecordList
          caption="Customers with prices of their own"
          columns={customerColumns}
          rows={customers}
          rowKey={({ owner }) => owner}
          linkTo={({ owner }) => owner}
          empty="Every customer pays what its price list says."
        />
      </section>
      {named && <PriceListDialog site={site} list={named} lists={lists} onClose={() => setNamed(undefined)} />}
    </div>
  );
}
