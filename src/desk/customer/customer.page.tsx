import { useSearchParams } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { isToDecide } from './account-seen.ts';
import { AccountTab } from './account-tab.tsx';
import { AddressesTab } from './addresses-tab.tsx';
import type { CustomerRecord, customerHistory, customerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { CustomerHead } from './customer-head.tsx';
import { DecisionBlock } from './decision-block.tsx';
import { OrdersTab, RfisTab } from './documents-tabs.tsx';
import { HistoryTab } from './history-tab.tsx';
import { PeopleTab } from './people-tab.tsx';

type CustomerPageProps = {
  record: ReplyOf<typeof customerRecord>;
  history: ReplyOf<typeof customerHistory>;
};

const tabs = ({ order_count, rfi_count, addresses, people }: CustomerRecord) => [
  { tab: '', label: t`Account`, count: undefined },
  { tab: 'orders', label: t`Orders`, count: order_count },
  { tab: 'rfis', label: t`RFIs`, count: rfi_count },
  { tab: 'addresses', label: t`Addresses`, count: addresses.length },
  { tab: 'people', label: t`Users`, count: people.length },
  { tab: 'log', label: t`Log`, count: undefined },
];

export function CustomerPage({ record, history }: CustomerPageProps) {
  const { customer } = record;
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? '';
  return (
    <article className={styles.record}>
      <CustomerHead customer={customer} />
      {isToDecide(customer) && <DecisionBlock customer={customer} />}
      <nav className={styles.tabs} aria-label={t`Customer`}>
        {tabs(customer).map(({ tab: name, label, count }) => (
          <button
            key={name}
            type="button"
            aria-current={tab === name ? 'page' : undefined}
            className={classNames(styles.tab, tab === name && styles.on)}
            onClick={() => setParams(name === '' ? {} : { tab: name }, { preventScrollReset: true })}
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
      {tab === 'log' && <HistoryTab customer={customer} first={history} />}
    </article>
  );
}
