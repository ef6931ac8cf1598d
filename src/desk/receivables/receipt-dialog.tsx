import { useState } from 'react';
import type { RefusalName } from '../../lib/contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { exampleAmount } from '../../lib/money.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useFormats } from '../accounts/use-formats.ts';
import { useChange } from '../browser/use-change.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { typedMinor } from '../typed-amount.ts';
import type { recordReceiptAtDesk } from './debtor.contract.ts';
import styles from './receivables.module.css';
import type { DebtorRecord } from './receivables-types.ts';

type ReceiptDialogProps = { debtor: DebtorRecord; onClose: () => void };

/** Money without a bank line, such as a cheque: it pays the invoices that are ticked, else the oldest. */
export function ReceiptDialog({ debtor, onClose }: ReceiptDialogProps) {
  const site = useDeskSite();
  const today = dayOf(new Date(), site?.timeZone ?? 'UTC');
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(today);
  const [invoices, setInvoices] = useState<readonly string[]>([]);
  const [confirmed, setConfirmed] = useState(false);
  const { change, errorAt, errorBeside, refuse, refusal, busy } =
    useChange<RefusalName<typeof recordReceiptAtDesk>>('dialog');
  const otherError = errorBeside('amount', 'reference', 'day');
  const { moneyOfMajor } = useFormats();
  const open = debtor.statement.open_items.filter(({ unpaid, due_on }) => unpaid > 0 && due_on !== '');

  async function save() {
    if (!site) return;
    const minor = typedMinor(amount.trim());
    if (Number.isNaN(minor))
      return refuse(t`Write the amount, like 125000 or ${exampleAmount(site.currency)}.`, 'amount');
    const { customer_id } = debtor;
    const request = { site: site.site, customer_id, amount: minor, reference, day, invoices: [...invoices], confirmed };
    const endpoint = 'POST /desk/api/:site/money/receipts/record/';
    if (await change<typeof recordReceiptAtDesk>(endpoint, request, t`The receipt is recorded.`)) onClose();
  }
  const toggle = (number: string) =>
    setInvoices(invoices.includes(number) ? invoices.filter((one) => one !== number) : [...invoices, number]);

  return (
    <ConfirmDialog
      title={t`Record a receipt of ${debtor.statement.company}`}
      onClose={onClose}
      busy={busy}
      action={t`Record`}
      onConfirm={() => void save()}
    >
      <Field label={t`Amount`} error={errorAt('amount')}>
        <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label={t`Bank reference or number of the cheque`} error={errorAt('reference')}>
        <TextInput value={reference} maxLength={100} onChange={(event) => setReference(event.target.value)} />
      </Field>
      <Field label={t`Came in on`} error={errorAt('day')}>
        <TextInput type="date" max={today} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      {open.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend>{t`Pays, else the oldest`}</legend>
          {open.map(({ key, number, unpaid }) => (
            <Checkbox
              key={key}
              label={`${number}, ${moneyOfMajor(unpaid)}`}
              checked={invoices.includes(number)}
              onChange={() => toggle(number)}
            />
          ))}
        </fieldset>
      )}
      {otherError && <Notice kind="bad" live title={otherError} />}
      {refusal?.refusal === 'receipt_twice' && (
        <Checkbox
          label={t`This is another payment`}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
