import { formatAmount } from '../../lib/money.ts';
import type { UnpaidBalanceAtDesk } from '../receivables/receivables-types.ts';
import { needsNote, UnpaidReasonFields } from '../receivables/unpaid-reason-fields.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { Allocation } from './allocation.ts';
import styles from './bank.module.css';
import type { PayerAtDesk } from './bank-types.ts';

type UnpaidReasonsProps = {
  invoices: PayerAtDesk['invoices'];
  allocation: Allocation;
  unpaidBalances: Readonly<Record<string, UnpaidBalanceAtDesk>>;
  onChange: (unpaidBalances: Readonly<Record<string, UnpaidBalanceAtDesk>>) => void;
};

const usual: UnpaidBalanceAtDesk = { reason: 'later', note: '' };

/** Why a part of an invoice stays open. */
export function UnpaidReasons({ invoices, allocation, unpaidBalances, onChange }: UnpaidReasonsProps) {
  const { currency } = useDeskSite();
  return invoices.map(({ reference, openMinor: open }) => {
    const balance = unpaidBalances[reference] ?? usual;
    const minor = open - (allocation[reference] ?? 0);
    return (
      <div key={reference} className={styles.rest}>
        <UnpaidReasonFields
          small
          label={`${formatAmount({ minor, currency })} of ${reference} stays open, because`}
          balance={balance}
          onChange={(changes) => onChange({ ...unpaidBalances, [reference]: { ...balance, ...changes } })}
          error={needsNote(balance) ? 'Write what is in dispute, or why it stays open.' : ''}
        />
      </div>
    );
  });
}
