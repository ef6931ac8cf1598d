import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { ChangeDetails } from '../audit/change-details.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { listParam } from '../customer-path.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { AccountTab } from './account-tab.tsx';
import { AddressesTab } from './addresses-tab.tsx';
import type { CustomerRecord, customerHistoryAtDesk, customerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { CustomerHead } from './customer-head.tsx';
import { CustomerInList } from './customer-in-list.tsx';
import type { customerList } from './customer-list.contract.ts';
import { listEndpoint, listRequest } from './customer-list-request.ts';
import { DecisionBlock } from './decision-block.tsx';
import { OrdersTab, RfisTab } from './documents-tabs.tsx';
import { isToDecide } from './expected-account.ts';
import { PapersTab } from './paper-pane.tsx';
import { PeopleTab } from './people-tab.tsx';

export const handle = { title: () => 'Customers' };

/** The customer is loaded with the list from which it was opened, if it was. */
export async function loader(args: LoaderFunctionArgs) {
  const site = siteOf(args);
  const { signal, url } = args.request;
  const request = { site, customerId: args.params.id ?? '' };
  const list = new URL(url).searchParams.get(listParam);
  const [record, history, rows] = await Promise.all([
    loadDesk<typeof customerRecord>('GET /desk/api/:site/accounts/record/', request, signal),
    loadDesk<typeof customerHistoryAtDesk>('GET /desk/api/:site/accounts/history/', request, signal),
    list === null ? undefined : loadDesk<typeof customerList>(listEndpoint, listRequest(site, list), signal),
  ]);
  return { record, history, list: list ?? '', rows: rows?.rows, total: rows?.total ?? 0 };
}

export function Component() {
  const { record, history, list, rows, total } = useLoaderData<typeof loader>();
  const { customerId: id } = record.customer;
  const page = <CustomerPage key={id} record={record} history={history} />;
  return rows ? (
    <CustomerInList id={id} list={list} rows={rows} total={total}>
      {page}
    </CustomerInList>
  ) : (
    page
  );
}

type CustomerPageProps = {
  record: ReplyOf<typeof customerRecord>;
  history: ReplyOf<typeof customerHistoryAtDesk>;
};

const tabs = ({ orderCount, rfiCount, addresses, people, contacts, papers }: CustomerRecord) => [
  { tab: '', label: 'Account', count: undefined },
  { tab: 'orders', label: 'Orders', count: orderCount },
  { tab: 'rfis', label: 'RFIs', count: rfiCount },
  { tab: 'addresses', label: 'Addresses', count: addresses.length },
  { tab: 'people', label: 'People', count: people.length + contacts.filter(isNoUser(people)).length },
  { tab: 'papers', label: 'Papers', count: papers.length },
  { tab: 'log', label: 'Log', count: undefined },
];

/** Who signs in is counted once. */
const isNoUser = (people: CustomerRecord['people']) => (contact: CustomerRecord['contacts'][number]) =>
  !people.some(({ email }) => email === contact.email);

function CustomerPage({ record, history }: CustomerPageProps) {
  const { customer } = record;
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? '';
  function open(name: string) {
    const change = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      if (name === '') next.delete('tab');
      else next.set('tab', name);
      return next;
    };
    setParams(change, { replace: true, preventScrollReset: true });
  }
  return (
    <article className={styles.record}>
      <CustomerHead customer={customer} paperKinds={record.paperKinds} />
      {isToDecide(customer) && (
        <DecisionBlock
          key={JSON.stringify([customer.status, customer.terms, customer.priceList, customer.salesManager])}
          customer={customer}
          priceLists={record.priceLists}
          managers={record.managers}
        />
      )}
      <nav className={styles.tabs} aria-label="Customer">
        {tabs(customer).map(({ tab: name, label, count }) => (
          <button
            key={name}
            type="button"
            aria-current={tab === name ? 'page' : undefined}
            className={classNames(styles.tab, tab === name && styles.on)}
            onClick={() => open(name)}
          >
            {label} {count !== undefined && <span className={styles.muted}>{count}</span>}
          </button>
        ))}
      </nav>
      {tab === '' && <AccountTab {...record} />}
      {tab === 'orders' && <OrdersTab customer={customer} />}
      {tab === 'rfis' && <RfisTab customer={customer} />}
      {tab === 'addresses' && <AddressesTab customer={customer} />}
      {tab === 'people' && <PeopleTab customer={customer} />}
      {tab === 'papers' && <PapersTab customer={customer} isShownAbove={isToDecide(customer)} />}
      {tab === 'log' && <HistoryTab customer={customer} first={history} />}
    </article>
  );
}

type HistoryTabProps = { customer: CustomerRecord; first: ReplyOf<typeof customerHistoryAtDesk> };

/** The tab shows what was done to the customer, newest first, with before and after. */
function HistoryTab({ customer, first }: HistoryTabProps) {
  const { site } = useDeskSite();
  const { time } = useFormats();
  const { send } = useAction();
  const [older, setOlder] = useState<ReplyOf<typeof customerHistoryAtDesk>>();
  const entries = [...first.entries, ...(older?.entries ?? [])];

  async function showMore() {
    const request = { site, customerId: customer.customerId, before: entries.at(-1)?.id ?? 0 };
    await send(() => callDesk<typeof customerHistoryAtDesk>('GET /desk/api/:site/accounts/history/', request), {
      onDone: (next) => setOlder({ ...next, entries: [...(older?.entries ?? []), ...next.entries] }),
    });
  }

  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className={styles.muted}>
              {time(entry.at)}, {entry.actorName}
            </p>
            <p>
              <strong>{entry.action}</strong> {entry.subject}
            </p>
            <ChangeDetails details={entry.details} />
          </li>
        ))}
      </ul>
      {(older ?? first).more && <Button onClick={() => void showMore()}>Show earlier entries</Button>}
    </>
  );
}
