import { useSearchParams } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { AccountTab } from './account-tab.tsx';
import { AddressesTab } from './addresses-tab.tsx';
import type { CustomerRecord, customerHistoryAtDesk, customerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { CustomerHead } from './customer-head.tsx';
import { DecisionBlock } from './decision-block.tsx';
import { OrdersTab, RfisTab } from './documents-tabs.tsx';
import { isToDecide } from './expected-account.ts';
import { HistoryTab } from './history-tab.tsx';
import { PapersTab } from './paper-pane.tsx';
import { PeopleTab } from './people-tab.tsx';

type CustomerPageProps = {
  record: ReplyOf<typeof customerRecord>;
  history: ReplyOf<typeof customerHistoryAtDesk>;
};

const tabs = ({ orderCount, rfiCount, addresses, people, papers }: CustomerRecord) => [
  { tab: '', label: 'Account', count: undefined },
  { tab: 'orders', label: 'Orders', count: orderCount },
  { tab: 'rfis', label: 'RFIs', count: rfiCount },
  { tab: 'addresses', label: 'Addresses', count: addresses.length },
  { tab: 'people', label: 'Users', count: people.length },
  { tab: 'papers', label: 'Papers', count: papers.length },
  { tab: 'log', label: 'Log', count: undefined },
];

export function CustomerPage({ record, history }: CustomerPageProps) {
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
