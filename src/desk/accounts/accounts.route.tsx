import { useId, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { isErasedAddress } from '../../messages/erased-address.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { customerPath } from '../customer-path.ts';
import { aboutList, ExportButton } from '../exports/export-button.tsx';
import { BulkButton } from '../list/bulk-button.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import type { BulkChange } from '../list/use-bulk.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { inviteCustomers } from './contacts.contract.ts';
import type { CustomerRow, customerList } from './customer-list.contract.ts';
import styles from './customer-list.module.css';
import { listEndpoint, listRequest } from './customer-list-request.ts';
import { CustomerStatusTag } from './customer-status-tag.tsx';
import type { setManagersOfCustomers } from './set-managers.contract.ts';

export const handle = { title: () => 'Customers' };

export function loader(args: LoaderFunctionArgs) {
  const request = listRequest(siteOf(args), new URL(args.request.url).search);
  return loadDesk<typeof customerList>(listEndpoint, request, args.request.signal);
}

export function Component() {
  return <CustomerListPage {...useLoaderData<typeof loader>()} />;
}

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
  { view: 'nobody', label: 'Nobody signs in' },
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
    cell: ({ email }) => (isErasedAddress(email) ? 'erased' : email && <MailAddress>{email}</MailAddress>),
  },
  { key: 'phone', header: 'Telephone', drop: 1599, phone: 'one', cell: ({ phone }) => phone },
  { key: 'town', header: 'Town', drop: 1599, phone: 'one', wrap: true, cell: ({ town }) => town },
  { key: 'joined', header: 'Shop', drop: 1599, phone: 'one', cell: ({ joined }) => shopWords[joined ?? 'none'] },
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
    header: 'Since',
    sortBy: 'server',
    drop: 1599,
    phone: 'one',
    cell: (row) => day(row.createdAt),
  },
];

const shopWords = { none: '', invited: 'invited', joined: 'joined', ended: 'link ended' } as const;

type CustomerListProps = Pick<ReplyOf<typeof customerList>, 'rows' | 'total' | 'managers'>;

function CustomerListPage({ rows, total, managers }: CustomerListProps) {
  const { site } = useDeskSite();
  const query = useListQuery();
  const can = useCan();
  const { search } = useLocation();
  return (
    <>
      <ListBar views={views()} searchLabel="Company, contact, e-mail, number or phone">
        {can('keep-customers') && (
          <ButtonLink small kind="primary" to={`/${site}/accounts/new`}>
            New customer
          </ButtonLink>
        )}
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
        <ExportButton
          kinds={['customers', 'addresses', 'contacts', 'ledger', 'receipts', 'bills']}
          filter={query.all('q', 'view', 'sort', 'manager')}
          about={aboutList}
        />
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
            <>
              <GiveToManager customers={selected} managers={managers} onDone={clear} />
              {can('keep-customers') && <InviteToShop customers={selected} onDone={clear} />}
            </>
          ),
        })}
      />
      <ListPager total={total} />
    </>
  );
}

type InviteToShopProps = { customers: readonly CustomerRow[]; onDone: () => void };

/** The main contact of each selected customer gets a mail with a link. */
function InviteToShop({ customers, onDone }: InviteToShopProps) {
  const { site } = useDeskSite();
  const nameOf = (id: string) => customers.find((one) => String(one.customerId) === id)?.company ?? id;
  const change = (): BulkChange => ({
    run: () =>
      callDesk<typeof inviteCustomers>('POST /desk/api/:site/accounts/invite_several/', {
        site,
        customers: customers.map(({ customerId }) => String(customerId)),
      }),
    nameOf,
    done: (count) => `${plural(count, 'customer')} invited. The links are good for 14 days.`,
  });
  return (
    <BulkButton
      question={`Invite ${plural(customers.length, 'customer')} to the shop?`}
      confirm="Invite"
      change={change}
      onDone={onDone}
    >
      Invite to the shop
    </BulkButton>
  );
}

type GiveToManagerProps = { customers: readonly CustomerRow[]; managers: readonly string[]; onDone: () => void };
type Gift = { customerId: number; salesManager: string; seen: string };

/** Who looks after the selected customers; Undo gives each back to whom it had. */
function GiveToManager({ customers, managers, onDone }: GiveToManagerProps) {
  const { site } = useDeskSite();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const name = typed.trim();
  const nameOf = (id: string) => customers.find((one) => String(one.customerId) === id)?.company ?? id;
  const give = (gifts: readonly Gift[]): Pick<BulkChange, 'run' | 'nameOf'> => ({
    run: () =>
      callDesk<typeof setManagersOfCustomers>('POST /desk/api/:site/accounts/managers/', {
        site,
        customers: gifts.map(({ customerId, ...rest }) => ({ customerId: String(customerId), ...rest })),
      }),
    nameOf,
  });
  const giveAll = (): BulkChange => ({
    ...give(
      customers.map(({ customerId, salesManager }) => ({ customerId, salesManager: name, seen: salesManager ?? '' })),
    ),
    done: (count) =>
      name ? `${name} looks after ${plural(count, 'customer')}.` : `Nobody looks after ${plural(count, 'customer')}.`,
    undo: (done) => ({
      ...give(
        customers
          .filter(({ customerId }) => done.includes(String(customerId)))
          .map(({ customerId, salesManager }) => ({ customerId, salesManager: salesManager ?? '', seen: name })),
      ),
      done: (count) => `${plural(count, 'customer')} given back.`,
    }),
  });
  const count = plural(customers.length, 'customer');
  return (
    <>
      <TextInput
        small
        list={listId}
        maxLength={100}
        aria-label="Sales manager"
        placeholder="Sales manager"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {managers.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <BulkButton
        question={name ? `Give ${count} to ${name}?` : `Leave ${count} without a sales manager?`}
        confirm={name ? 'Give' : 'Leave'}
        change={giveAll}
        onDone={onDone}
      >
        {`Set for ${customers.length}`}
      </BulkButton>
    </>
  );
}
