import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { useMoment } from '../orders/desk-order.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { type NamedList, PriceListDialog } from './price-list-dialog.tsx';
import type { listPriceListsAtDesk } from './price-lists.contract.ts';
import styles from './prices.module.css';

type Overview = ReplyOf<typeof listPriceListsAtDesk>;
type List = Overview['lists'][number];
type Customer = Overview['customers'][number];

const listColumns = (
  moment: (at: string) => string,
  onRename: ((list: List) => void) | undefined,
): readonly DeskColumn<List>[] => [
  { key: 'name', header: t`Price list`, cell: ({ name }) => name, lead: true, wrap: true },
  { key: 'rows', header: t`Rows`, cell: ({ rows }) => rows, align: 'end' },
  { key: 'planned', header: t`Planned`, cell: ({ planned }) => planned || '', align: 'end' },
  { key: 'ending', header: t`Ending in 30 days`, cell: ({ ending }) => ending || '', align: 'end' },
  { key: 'customers', header: t`Customers`, cell: ({ customers }) => customers, align: 'end' },
  {
    key: 'changed',
    header: t`Changed`,
    drop: true,
    cell: ({ changed_at, changed_by }) => changed_at && t`${moment(changed_at)} by ${changed_by}`,
  },
  ...(onRename
    ? [
        {
          key: 'rename',
          header: t`Action`,
          cell: (list: List) => (
            <Button small aria-label={t`Rename ${list.name}`} onClick={() => onRename(list)}>{t`Rename`}</Button>
          ),
        },
      ]
    : []),
];

const customerColumns: readonly DeskColumn<Customer>[] = [
  { key: 'name', header: t`Customer`, cell: ({ name }) => name, lead: true, wrap: true },
  { key: 'rows', header: t`Own rows`, cell: ({ rows }) => rows, align: 'end' },
  { key: 'ending', header: t`Ending in 30 days`, cell: ({ ending }) => ending || '', align: 'end' },
];

export function PriceListsPage({ lists, customers }: Pick<Overview, 'lists' | 'customers'>) {
  const [named, setNamed] = useState<NamedList>();
  const mayEdit = useCan()('edit-prices');
  const site = useDeskSite();
  const navigate = useNavigate();
  const moment = useMoment();
  if (!site) return null;
  return (
    <div className={styles.overview}>
      <section>
        <div className={styles.head}>
          <h2>{t`Price lists`}</h2>
          {mayEdit && <Button small kind="primary" onClick={() => setNamed({ name: '' })}>{t`New price list`}</Button>}
        </div>
        <DeskTable
          caption={t`Price lists`}
          columns={listColumns(moment, mayEdit ? ({ id, name }) => setNamed({ id, name }) : undefined)}
          rows={lists}
          rowId={({ owner }) => owner}
          linkTo={({ owner }) => owner}
          empty={t`There is no price list yet.`}
        />
      </section>
      <section>
        <div className={styles.head}>
          <h2>{t`Customers with prices of their own`}</h2>
        </div>
        <div className={styles.search}>
          <CustomerPicker site={site.site} label={t`Open a customer`} onPick={({ owner }) => void navigate(owner)} />
        </div>
        <DeskTable
          caption={t`Customers with prices of their own`}
          columns={customerColumns}
          rows={customers}
          rowId={({ owner }) => owner}
          linkTo={({ owner }) => owner}
          empty={t`Every customer pays what its price list says.`}
        />
      </section>
      {named && <PriceListDialog site={site.site} list={named} lists={lists} onClose={() => setNamed(undefined)} />}
    </div>
  );
}
