import { Link } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { AccountAgeing } from './account-ageing.tsx';
import type { customerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { LedgerTable } from './ledger-table.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { RegistrationPanel } from './registration-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TermsHistory, TermsPanel } from './terms-panel.tsx';

type AccountTabProps = Omit<ReplyOf<typeof customerRecord>, 'success'>;

export function AccountTab({ customer, priceLists, managers }: AccountTabProps) {
  const { site } = useDeskSite();
  return (
    <div className={styles.columnsBox}>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <TermsPanel customer={customer} />
          <RegistrationPanel customer={customer} />
          <SettingsPanel customer={customer} priceLists={priceLists} managers={managers} />
        </div>
        <div className={styles.middle}>
          <AccountAgeing statement={customer.statement} />
          <Link to={`/${site}/receivables/${customer.customerId}`}>
            Documents of the ledger, promises and reminders
          </Link>
          <LedgerTable statement={customer.statement} />
        </div>
        <div className={styles.panel}>
          <NotesPanel customer={customer} />
          <TermsHistory customer={customer} />
        </div>
      </div>
    </div>
  );
}
