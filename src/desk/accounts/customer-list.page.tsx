import { useLocation } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { isErasedAddress } from '../../messages/erased-address.ts';
import { Select } from '../../ui/controls/select.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { customerPath } from '../customer-path.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { CustomerRow, customerList } from './customer-list.contract.ts';
import styles from './customer-list.module.css';
import { CustomerStatusTag } from './customer-status-tag.tsx';
import { GiveToManager } from './give-to-manager.tsx';

type Formats = ReturnType<typeof useFormats>;

const views = () => [
  { view: '', label: 'All' },
  { view: 'waiting', label: 'To verify' },
  { view: 'refused', label: 'Rejected or on hold' },
  { view: 'changed_number', label: 'Changed tax number' },
  { view: 'addresses', label: 'Unverified address' },
  { view: 'overdue', label: 'Overdue' },
  { view: 'active', label: 'Active' },
  { view: 'approval', label: 'Approval Pending' },
  { view: 'pending', label: 'Verification Pending' },
];

const columns = ({ amount, day, sign }: Formats): Column<CustomerRow>[] => [
  { key: 'company', header: 'Company', sortBy: 'server', phone: 'full', wrap: true, cell: ({ company }) => company },
  { key: 'status', header: 'Status', cell: (row) => <CustomerStatusTag {...row} /> },
  { key: 'look', header: 'Check', cell: ({ look }) => look && <span className={styles.late}>{look}</span> },
  {
    key: 'email',
    header: 'E-mail',
    drop: 1100,
    phone: 'one',
    wrap: true,
    cell: ({ email }) => (isErasedAddress(email) ? 'erased' : <MailAddress>{email}</MailAddress>),
  },
  {
    key: 'tax_number',
    header: 'Tax number',
    drop: 1100,
    phone: 'one',
    cell: ({ taxNumber }) => <span className={styles.mono}>{taxNumber}</span>,
  },
  { key: 'waiting_since', header: 'Waiting since', sortBy: 'server', cell: (row) => day(row.waitingSince) },
  { key: 'sales_manager', header: 'Manager', drop: 1100, phone: 'one', wrap: true, cell: (row) => row.salesManager },
  {
    key: 'limit_minor',
    header: `Limit, ${sign}`,
    align: 'end',
    cell: ({ limitMinor }) => (limitMinor === null ? '' : amount(limitMinor)),
  },
  {
    key: 'unpaid_minor',
    header: `Unpaid, ${sign}`,
    sortBy: 'server',
    align: 'end',
    cell: ({ unpaidMinor }) => (unpaidMinor === 0 ? '' : amount(unpaidMinor)),
  },
  {
    key: 'oldest_open_on',
    header: 'Oldest invoice',
    sortBy: 'server',
    drop: 1599,
    phone: 'one',
    cell: ({ oldestOpenOn }) => oldestOpenOn && formatDay(oldestOpenOn),
  },
  {
    key: 'created_at',
    header: 'Signed up',
    sortBy: 'server',
    drop: 1599,
    phone: 'one',
    cell: (row) => day(row.createdAt),
  },
];

type CustomerListProps = Pick<ReplyOf<typeof customerList>, 'rows' | 'total' | 'managers'>;

export function CustomerListPage({ rows, total, managers }: CustomerListProps) {
  const { site } = useDeskSite();
  const query = useListQuery();
  const can = useCan();
  const { search } = useLocation();
  return (
    <>
      <ListBar views={views()} searchLabel="Company, e-mail, number or phone">
        {managers.length > 0 && (
          <Select
            small
            aria-label="Sales manager"
            value={query.get('manager')}
            onChange={(event) => query.set({ manager: event.target.value })}
          >
            <option value="">All sales managers</option>
            {managers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </ListBar>
      <RecordList
        caption="Customers"
        columns={columns(useFormats())}
        rows={rows}
        rowKey={({ customerId: id }) => String(id)}
        linkTo={({ customerId: id }) => customerPath(site, id, search.slice(1))}
        empty="No customer matches this."
        {...(can('keep-customer-notes') && {
          bulk: (selected: readonly CustomerRow[], clear: () => void) => (
            <GiveToManager customers={selected} managers={managers} onDone={clear} />
          ),
        })}
      />
      <ListPager total={total} />
    </>
  );
}
