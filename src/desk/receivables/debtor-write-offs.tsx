import { useState } from 'react';
import { sendOnce } from '../../cart/send-once.ts';
import type { RefusalName } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { exampleAmount } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { typedMinor } from '../typed-amount.ts';
import type { takeWriteOffBackAtDesk, writeOffAtDesk } from './debtor.contract.ts';
import { openInvoices } from './open-invoices.ts';
import styles from './receivables.module.css';
import type { DebtorRecord } from './receivables-types.ts';

/** What was given up of invoices; it can be taken back. */
export function DebtorWriteOffs({ debtor }: { debtor: DebtorRecord }) {
  const [writing, setWriting] = useState(false);
  const { site } = useDeskSite();
  const { change, error, busy } = useAction();
  const { money } = useFormats();
  const mayRecord = useCan()('record-money');
  const { customerId, writeOffs } = debtor;
  if (writeOffs.length === 0 && (!mayRecord || openInvoices(debtor).length === 0)) return null;

  async function takeBack(writeOff: number) {
    const request = { site, customerId, writeOff };
    const endpoint = 'POST /desk/api/:site/money/write_offs/take_back/';
    await change(() => callDesk<typeof takeWriteOffBackAtDesk>(endpoint, request), 'It is open again.');
  }

  return (
    <section className={styles.side} aria-label="Written off">
      <h2>{`Written off, ${writeOffs.length}`}</h2>
      <ul>
        {writeOffs.map(({ id, kind, invoice, amountMinor, reason, bookedOn, createdBy }) => (
          <li key={id}>
            <span>
              <span className={styles.mono}>{invoice}</span> {money(amountMinor)}
              {kind === 'cash_discount' && ', discount'}
            </span>
            <span className={styles.soft}>{`${formatDay(bookedOn)}, ${createdBy}: ${reason}`}</span>
            {mayRecord && (
              <span className={styles.buttons}>
                <Button
                  small
                  busy={busy}
                  onClick={() => void takeBack(id)}
                  aria-label={`Take back the write-off of ${invoice}`}
                >
                  Take back
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {error && <Notice kind="bad" live title={error} />}
      {mayRecord && openInvoices(debtor).length > 0 && (
        <span className={styles.buttons}>
          <Button small onClick={() => setWriting(true)}>
            Write off
          </Button>
        </span>
      )}
      {writing && <WriteOffDialog debtor={debtor} onClose={() => setWriting(false)} />}
    </section>
  );
}

function WriteOffDialog({ debtor, onClose }: { debtor: DebtorRecord; onClose: () => void }) {
  const { site, currency } = useDeskSite();
  const open = openInvoices(debtor);
  const [invoice, setInvoice] = useState(open.toSorted((a, b) => a.unpaid - b.unpaid)[0]?.number ?? '');
  const [kind, setKind] = useState<'write_off' | 'cash_discount'>('write_off');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const { change, errorAt, errorBeside, refuse, busy } = useAction<RefusalName<typeof writeOffAtDesk>>('page');
  const { moneyOfMajor } = useFormats();
  const otherError = errorBeside('amount', 'write_off_reason');
  const unpaid = open.find(({ number }) => number === invoice)?.unpaid ?? 0;

  async function save() {
    const minor = amount.trim() === '' ? Math.round(unpaid * 100) : typedMinor(amount.trim());
    if (Number.isNaN(minor)) return refuse(`Write the amount, like 0.40 or ${exampleAmount(currency)}.`, 'amount');
    const request = { site, customerId: debtor.customerId, invoice, kind, amount: minor, reason };
    const endpoint = 'POST /desk/api/:site/money/write_offs/record/';
    const send = (idempotencyKey: string) => callDesk<typeof writeOffAtDesk>(endpoint, request, { idempotencyKey });
    if (await change(() => sendOnce('write_off', request, send), `Written off of ${invoice}.`)) onClose();
  }

  return (
    <ConfirmDialog
      title={`Write off of an invoice of ${debtor.statement.company}`}
      onClose={onClose}
      busy={busy}
      action="Write off"
      onConfirm={() => void save()}
    >
      <Field label="Invoice">
        <Select value={invoice} onChange={(event) => setInvoice(event.target.value)}>
          {open.map(({ number, unpaid: left }) => (
            <option key={number} value={number}>
              {`${number}, ${moneyOfMajor(left)} open`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="As">
        <Select
          value={kind}
          onChange={(event) => setKind(event.target.value === 'write_off' ? 'write_off' : 'cash_discount')}
        >
          <option value="write_off">What nobody will pay</option>
          <option value="cash_discount">A discount without tax (financial credit note)</option>
        </Select>
      </Field>
      <Field label="Amount, empty for all that is open" error={errorAt('amount')}>
        <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label="Reason, which the buyer reads on the statement" error={errorAt('write_off_reason')}>
        <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {otherError && <Notice kind="bad" live title={otherError} />}
    </ConfirmDialog>
  );
}
