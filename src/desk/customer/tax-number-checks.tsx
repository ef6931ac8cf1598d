import { Fragment } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

type Registration = CustomerRecord['registrations'][number];

export function TaxNumberChecks({ registration: { number, pending_number, checks } }: { registration: Registration }) {
  const { site } = useSiteOfPage();
  return (
    <div>
      <p className={styles.mono}>{pending_number ? `${number} to ${pending_number}` : number}</p>
      <ul className={styles.checks}>
        {checks.map(({ kind, passed, text, holders }) => (
          <li key={kind} className={classNames(!passed && styles.failed)}>
            <Icon name={passed ? 'check' : 'bad'} small />
            <span>
              {text}
              {holders.map(({ customer_id, company }) => (
                <Fragment key={customer_id}>
                  {' '}
                  <Link to={`/${site}/accounts/${customer_id}`}>{`Open ${company}`}</Link>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
