import { currencySign } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { typedMinor } from '../typed-amount.ts';
import { type Allocation, dueText, toggleInvoice } from './allocation.ts';
import styles from './allocation-table.module.css';
import type { PayerAtDesk } from './bank-types.ts';

type AllocationTableProps = {
  /** The money of the line, and what stands in its place. */
  availableMinor: number;
  invoices: PayerAtDesk['invoices'];
  allocation: Allocation;
  onChange: (allocation: Allocation) => void;
};

export function AllocationTable({ availableMinor, invoices, allocation, onChange }: AllocationTableProps) {
  const { currency } = useDeskSite();
  const sign = currencySign(currency);
  const figure = (minor: number) => formatAmount({ minor, currency });
  if (invoices.length === 0)
    return <p className={styles.none}>No invoice is open; the money stays on the account and pays the next one.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.tick}>
            <span className={styles.hidden}>Pay</span>
          </th>
          <th scope="col">Invoice</th>
          <th scope="col" className={styles.drop}>
            Date
          </th>
          <th scope="col">Due</th>
          <th scope="col" className={styles.end}>{`Unpaid, ${sign}`}</th>
          <th scope="col" className={styles.end}>{`Now, ${sign}`}</th>
          <th scope="col" className={styles.end}>{`Then open, ${sign}`}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const { reference, openMinor: open } = invoice;
          const note = noteOn(invoice);
          const amount = allocation[reference];
          const isPaid = amount !== undefined;
          return (
            <tr key={reference} className={classNames(isPaid && styles.on)}>
              <td className={styles.tick}>
                <Checkbox
                  roomy
                  aria-label={`Pay ${reference}`}
                  checked={isPaid}
                  onChange={() => onChange(toggleInvoice(allocation, { amountMinor: availableMinor }, invoice))}
                />
              </td>
              <th scope="row" className={styles.mono}>
                {reference}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.drop}>{formatDay(invoice.bookedOn)}</td>
              <td data-label="Due">
                {formatDay(invoice.dueOn)} <Late invoice={invoice} />
              </td>
              <td className={styles.end} data-label="Unpaid">
                {figure(open)}
              </td>
              <td className={styles.end} data-label="Now">
                {isPaid ? (
                  <AmountField
                    reference={reference}
                    amount={amount}
                    format={figure}
                    onChange={(minor) => onChange({ ...allocation, [reference]: minor })}
                  />
                ) : (
                  'none'
                )}
              </td>
              <td className={classNames(styles.end, isPaid && amount < open && styles.part)} data-label="Then open">
                {isPaid && amount >= open ? 'paid' : figure(open - (amount ?? 0))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether it is older than the store, and the note of staff on why the invoice is not paid in full. */
const noteOn = ({ broughtForwardOn, restReason, restNote, restBy }: PayerAtDesk['invoices'][number]) =>
  [
    broughtForwardOn ? `Brought forward from the books of ${formatDay(broughtForwardOn)}` : '',
    restReason === 'dispute' ? `In dispute: ${restNote} (${restBy})` : restNote,
  ]
    .filter(Boolean)
    .join('. ');

function Late({ invoice: { daysOver: daysLate, overdue } }: { invoice: PayerAtDesk['invoices'][number] }) {
  const text = dueText(daysLate);
  if (daysLate <= 0) return <span className={styles.soft}>{text}</span>;
  return <b className={overdue ? styles.late : styles.soft}>{text}</b>;
}

type AmountFieldProps = {
  reference: string;
  amount: number;
  format: (minor: number) => string;
  onChange: (minor: number) => void;
};

/** A text that is no amount becomes 0, which the booking refuses in a sentence. */
function AmountField({ reference, amount, format, onChange }: AmountFieldProps) {
  return (
    <span className={styles.field}>
      <TextInput
        small
        key={amount}
        aria-label={`Amount for ${reference}`}
        inputMode="decimal"
        defaultValue={format(amount)}
        onBlur={(event) => onChange(typedMinor(event.target.value.trim()) || 0)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(typedMinor(event.currentTarget.value.trim()) || 0)}
      />
    </span>
  );
}
