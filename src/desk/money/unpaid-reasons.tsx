import { msg, t, translate } from '../../lib/i18n.ts';
import { formatAmount } from '../../lib/money.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { type Allocation, needsNote, type Reason, type UnpaidBalance } from './allocation.ts';
import styles from './bank.module.css';
import type { Payer } from './bank-types.ts';

type UnpaidReasonsProps = {
  invoices: Payer['invoices'];
  allocation: Allocation;
  unpaidBalances: Readonly<Record<string, UnpaidBalance>>;
  onChange: (unpaidBalances: Readonly<Record<string, UnpaidBalance>>) => void;
};

const labels: Readonly<Record<Reason, string>> = {
  later: msg('They pay it later'),
  tax_withheld: msg('Tax kept back'),
  dispute: msg('In dispute'),
  other: msg('Another reason'),
};
const reasons = Object.keys(labels) as Reason[];
const usual: UnpaidBalance = { reason: 'later', note: '' };

/** Why a part of an invoice stays open. */
export function UnpaidReasons({ invoices, allocation, unpaidBalances, onChange }: UnpaidReasonsProps) {
  const currency = useDeskSite()?.currency ?? 'INR';
  return invoices.map(({ reference, open }) => {
    const balance = unpaidBalances[reference] ?? usual;
    const minor = open - (allocation[reference] ?? 0);
    const change = (changes: Partial<UnpaidBalance>) =>
      onChange({ ...unpaidBalances, [reference]: { ...balance, ...changes } });
    return (
      <div key={reference} className={styles.rest}>
        <Field label={t`${formatAmount({ minor, currency })} of ${reference} stays open, because`}>
          <Select small value={balance.reason} onChange={(event) => change({ reason: event.target.value as Reason })}>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {translate(labels[reason])}
              </option>
            ))}
          </Select>
        </Field>
        {(balance.reason === 'dispute' || balance.reason === 'other') && (
          <Field
            label={t`In words`}
            error={needsNote(balance) ? t`Write what is in dispute, or why it stays open.` : ''}
          >
            <TextInput
              small
              maxLength={300}
              value={balance.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </Field>
        )}
      </div>
    );
  });
}
