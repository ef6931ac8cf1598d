import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { UnpaidBalanceAtDesk, UnpaidReasonAtDesk } from './receivables-types.ts';

export const unpaidReasonLabels: Readonly<Record<UnpaidReasonAtDesk, string>> = {
  later: 'They pay it later',
  tax_withheld: 'Tax kept back',
  dispute: 'In dispute',
  other: 'Another reason',
};
const reasons = Object.keys(unpaidReasonLabels) as UnpaidReasonAtDesk[];

const takesNote = (reason: UnpaidReasonAtDesk): boolean => reason === 'dispute' || reason === 'other';

export const needsNote = ({ reason, note }: UnpaidBalanceAtDesk): boolean => takesNote(reason) && note.trim() === '';

type UnpaidReasonFieldsProps = {
  label: string;
  balance: UnpaidBalanceAtDesk;
  onChange: (changes: Partial<UnpaidBalanceAtDesk>) => void;
  error: string | false;
  small?: boolean;
};

/** Why an invoice, or a part of it, stays open. */
export function UnpaidReasonFields({ label, balance, onChange, error, small = false }: UnpaidReasonFieldsProps) {
  return (
    <>
      <Field label={label}>
        <Select
          small={small}
          value={balance.reason}
          onChange={(event) => onChange({ reason: event.target.value as UnpaidReasonAtDesk })}
        >
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {unpaidReasonLabels[reason]}
            </option>
          ))}
        </Select>
      </Field>
      {takesNote(balance.reason) && (
        <Field label="In words" error={error}>
          <TextInput
            small={small}
            maxLength={300}
            value={balance.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
