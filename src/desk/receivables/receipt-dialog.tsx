import { useState } from 'react';
import type { RefusalName } from '../../lib/contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { exampleAmount } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { typedMinor } from '../typed-amount.ts';
import type { recordReceiptAtDesk } from './debtor.contract.ts';
import { openInvoices } from './open-invoices.ts';
import styles from './receivables.module.css';
import type { DebtorRecord } from './receivables-types.ts';
import { deductionsOf, noSplit, splitMinor } from './split.ts';
import { SplitFields } from './split-fields.tsx';

type ReceiptDialogProps = { debtor: DebtorRecord; onClose: () => void };

/** Money without a bank line, such as a cheque: it pays an order that waits for it, the invoices that are ticked, else the oldest. */
export function ReceiptDialog({ debtor, onClose }: ReceiptDialogProps) {
  const { site, timeZone, currency, taxSections } = useDeskSite();
  const [split, setSplit] = useState(() => noSplit(taxSections));
  const today = dayOf(new Date(), timeZone);
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(today);
  const [order, setOrder] = useState('');
  const [invoices, setInvoices] = useState<readonly string[]>([]);
  const [confirmed, setConfirmed] = useState(false);
  const { change, errorAt, errorBeside, refuse, refusal, busy } =
    useAction<RefusalName<typeof recordReceiptAtDesk>>('page');
  const otherError = errorBeside('amount', 'reference', 'day');
  const { money, moneyOfMajor } = useFormats();
  const open = openInvoices(debtor);

  const tickedMinor = sum(open, ({ number, unpaid }) => (invoices.includes(number) ? Math.round(unpaid * 100) : 0));
  const leftMinor = (typedMinor(amount.trim()) || 0) + splitMinor(split) - tickedMinor;

  async function save() {
    const minor = typedMinor(amount.trim());
    if (Number.isNaN(minor)) return refuse(`Write the amount, like 125000 or ${exampleAmount(currency)}.`, 'amount');
    const { customerId } = debtor;
    const pays =
      order === '' ? { order, invoices: [...invoices], deductions: deductionsOf(split) } : { order, invoices: [] };
    const request = { site, customerId, amount: minor, reference, day, ...pays, confirmed };
    const endpoint = 'POST /desk/api/:site/money/receipts/record/';
    if (await change(() => callDesk<typeof recordReceiptAtDesk>(endpoint, request), 'The receipt is recorded.'))
      onClose();
  }
  const toggle = (number: string) =>
    setInvoices(invoices.includes(number) ? invoices.filter((one) => one !== number) : [...invoices, number]);

  return (
    <ConfirmDialog
      title={`Record a receipt of ${debtor.statement.company}`}
      onClose={onClose}
      busy={busy}
      action="Record"
      onConfirm={() => void save()}
    >
      <Field label="Amount" error={errorAt('amount')}>
        <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label="Bank reference or number of the cheque" error={errorAt('reference')}>
        <TextInput value={reference} maxLength={100} onChange={(event) => setReference(event.target.value)} />
      </Field>
      <Field label="Came in on" error={errorAt('day')}>
        <TextInput type="date" max={today} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      {debtor.orders.length > 0 && (
        <Field label="For">
          <Select value={order} onChange={(event) => setOrder(event.target.value)}>
            <option value="">Invoices</option>
            {debtor.orders.map(({ number, owing }) => (
              <option key={number} value={number}>
                {`Order ${number}, which waits for ${money(owing)}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {order === '' && open.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend>Pays, else the oldest</legend>
          {open.map(({ key, number, unpaid, brought_forward: isForward }) => (
            <Checkbox
              key={key}
              label={`${number}, ${moneyOfMajor(unpaid)}${isForward ? ', brought forward' : ''}`}
              checked={invoices.includes(number)}
              onChange={() => toggle(number)}
            />
          ))}
        </fieldset>
      )}
      {order === '' && invoices.length > 0 && (
        <>
          <SplitFields split={split} onChange={setSplit} />
          {splitMinor(split) !== 0 && <LeftToExplain leftMinor={leftMinor} />}
        </>
      )}
      {otherError && <Notice kind="bad" live title={otherError} />}
      {refusal?.refusal === 'receipt_twice' && (
        <Checkbox
          label="This is another payment"
          checked={confirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

/** Below 0 a part of the last invoice stays open. */
function LeftToExplain({ leftMinor }: { leftMinor: number }) {
  const { money } = useFormats();
  if (leftMinor < 0) return <p>{`${money(-leftMinor)} of the ticked invoices stays open.`}</p>;
  return (
    <p className={leftMinor > 0 ? styles.bad : undefined}>
      Left to explain <b>{money(leftMinor)}</b>
    </p>
  );
}
