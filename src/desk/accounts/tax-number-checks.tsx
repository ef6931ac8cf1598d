import { Fragment } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

type Registration = CustomerRecord['registrations'][number];

export function TaxNumberChecks({ registration: { number, pendingNumber, checks } }: { registration: Registration }) {
  const { site } = useDeskSite();
  return (
    <div>
      <p className={styles.mono}>{pendingNumber ? `${number} to ${pendingNumber}` : number}</p>
      <ul className={styles.checks}>
        {checks.map(({ kind, passed, text, holders }) => (
          <li key={kind} className={classNames(!passed && styles.failed)}>
            <Icon name={passed ? 'check' : 'bad'} small />
            <span>
              {text}
              {holders.map(({ customerId, company }) => (
                <Fragment key={customerId}>
                  {' '}
                  <Link to={`/${site}/accounts/${customerId}`}>{`Open ${company}`}</Link>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
