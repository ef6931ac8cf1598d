import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

type Registration = CustomerRecord['registrations'][number];

export function TaxNumberChecks({ registration: { number, pending_number, checks } }: { registration: Registration }) {
  return (
    <div>
      <p className={styles.mono}>{pending_number ? `${number} → ${pending_number}` : number}</p>
      <ul className={styles.checks}>
        {checks.map(({ kind, passed, text }) => (
          <li key={kind} className={classNames(!passed && styles.failed)}>
            <Icon name={passed ? 'check' : 'bad'} small />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
