import { t } from '../../lib/i18n.ts';
import { useFormats } from '../accounts/use-formats.ts';
import type { CustomerTerms } from '../customer-changes/change-customer.contract.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { Panel } from './panel.tsx';

export function TermsHistory({ customer: { terms_history } }: { customer: CustomerRecord }) {
  const { money, time } = useFormats();
  if (terms_history.length === 0) return null;
  const say = ({ limit_minor, period_days, grace_days }: CustomerTerms) =>
    t`${money(limit_minor)}, ${period_days} + ${grace_days} days`;
  return (
    <Panel title={t`History of the terms`}>
      <ul className={styles.entries}>
        {terms_history.map((change) => (
          <li key={change.id}>
            <p className={styles.muted}>
              {change.by}, {time(change.at)}
            </p>
            <p>{change.former ? `${say(change.former)} → ${say(change)}` : say(change)}</p>
            {change.note && <p className={styles.typed}>{change.note}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
