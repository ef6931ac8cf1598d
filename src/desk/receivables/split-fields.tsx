import { formatAmount } from '../../lib/money.ts';
import type { DeductionKind } from '../../payments/deductions.data.ts';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { typedMinor } from '../typed-amount.ts';
import styles from './receivables.module.css';
import { type ReceiptSplit, splitKinds, withAmount } from './split.ts';

const labels: Readonly<Record<DeductionKind, string>> = {
  tax_deducted: 'Tax deducted',
  bank_charge: 'Bank charge',
  cash_discount: 'Cash discount',
  rounding: 'Rounding',
  exchange: 'Exchange difference',
};

export const splitKeys: Readonly<Record<DeductionKind, string>> = {
  tax_deducted: 'T',
  bank_charge: 'C',
  cash_discount: 'D',
  rounding: 'R',
  exchange: 'E',
};

type SplitFieldsProps = {
  split: ReceiptSplit;
  onChange: (split: ReceiptSplit) => void;
  /** The keys put what is left to explain into the field. */
  hasKeys?: boolean;
};

/** What was kept back, or lost on the way: below 0 where more came in than was billed. */
export function SplitFields({ split, onChange, hasKeys = false }: SplitFieldsProps) {
  const { currency, taxSections } = useDeskSite();
  return (
    <fieldset className={styles.split}>
      <legend>Kept back, or lost on the way</legend>
      {splitKinds(taxSections).map((kind) => {
        const minor = split.amounts[kind] ?? 0;
        const write = (typed: string) => onChange(withAmount(split, kind, signedMinor(typed)));
        return (
          <div key={kind} className={styles.splitRow}>
            <span>
              {hasKeys && <Kbd>{splitKeys[kind]}</Kbd>} {labels[kind]}
            </span>
            {kind === 'tax_deducted' && (
              <Select
                small
                aria-label="Section of the tax"
                value={split.section}
                onChange={(event) => onChange({ ...split, section: event.target.value })}
              >
                {taxSections.map((section) => (
                  <option key={section}>{section}</option>
                ))}
              </Select>
            )}
            <TextInput
              small
              key={minor}
              aria-label={labels[kind]}
              inputMode="decimal"
              defaultValue={minor === 0 ? '' : formatAmount({ minor, currency })}
              placeholder={formatAmount({ minor: 0, currency })}
              onBlur={(event) => write(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') write(event.currentTarget.value);
              }}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** What is no amount becomes 0 and is seen to be so. */
function signedMinor(typed: string): number {
  const text = typed.trim().replace('−', '-');
  const minor = typedMinor(text.replace(/^-/, '')) || 0;
  return text.startsWith('-') ? -minor : minor;
}
