import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { type ReturnReason, returnReasons } from '../return-requests.rule.ts';
import type { requestReturn } from '../returns/request-return.contract.ts';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './request-return.module.css';

type Returnable = OrderDetail['returnable'];
type Typed = { quantity: string; reason: ReturnReason };
const untouched: Typed = { quantity: '', reason: 'surplus' };

export function RequestReturn({ orderNo, returnable }: { orderNo: string; returnable: Returnable }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const invoice = returnable.find((one) => one.invoice === chosen) ?? returnable[0];

  async function send() {
    if (!invoice) return;
    const filled = invoice.lines.flatMap(({ line_no }) => {
      const { quantity, reason } = typed[line_no] ?? untouched;
      return quantity.trim() === '' ? [] : [{ line_no, quantity: Number(quantity), reason }];
    });
    if (filled.length === 0 || filled.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1))
      return setError(t`Please enter how many pieces of which item you return.`);
    setBusy(true);
    try {
      const request = { order_no: orderNo, invoice: invoice.invoice, lines: filled, note };
      const reply = await call<typeof requestReturn>('POST /api/request_return/', request);
      if (isRefusal(reply)) setError(reply.message);
      else {
        toast({ message: reply.message });
        setOpen(false);
        setTyped({});
        setNote('');
        await revalidate();
      }
    } catch (cause) {
      setError((cause as CallError).message);
    }
    setBusy(false);
  }
  const change = (lineNo: number, part: Partial<Typed>) => {
    setTyped({ ...typed, [lineNo]: { ...(typed[lineNo] ?? untouched), ...part } });
    setError('');
  };

  return (
    <>
      <Button small onClick={() => setOpen(true)}>{t`Return items`}</Button>
      <Dialog
        open={open}
        title={t`Return items of order ${orderNo}`}
        busy={busy}
        width={600}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button disabled={busy} onClick={() => setOpen(false)}>{t`Back`}</Button>
            <Button kind="primary" busy={busy} busyLabel={t`Sending`} onClick={() => void send()}>
              {t`Request the return`}
            </Button>
          </>
        }
      >
        <p>{t`We look at it and write to you. Please keep the goods until then.`}</p>
        {returnable.length > 1 && (
          <Field label={t`Tax invoice`}>
            <Select
              value={invoice?.invoice}
              onChange={(event) => {
                setChosen(event.target.value);
                setTyped({});
                setError('');
              }}
            >
              {returnable.map((one) => (
                <option key={one.invoice}>{one.invoice}</option>
              ))}
            </Select>
          </Field>
        )}
        <ul className={styles.lines}>
          {invoice?.lines.map(({ line_no, item_name, left }) => (
            <li key={line_no} className={styles.line}>
              <span>
                <b className={styles.name}>{item_name}</b> <small>{t`${left} can be returned`}</small>
              </span>
              <TextInput
                small
                inputMode="numeric"
                maxLength={7}
                placeholder={t`Pieces`}
                aria-label={t`Pieces of ${item_name}`}
                value={typed[line_no]?.quantity ?? ''}
                onChange={(event) => change(line_no, { quantity: event.target.value })}
              />
              <Select
                small
                aria-label={t`Reason for ${item_name}`}
                value={typed[line_no]?.reason ?? untouched.reason}
                onChange={(event) => change(line_no, { reason: event.target.value as ReturnReason })}
              >
                {Object.entries(returnReasons).map(([reason, label]) => (
                  <option key={reason} value={reason}>
                    {translate(label)}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ul>
        <Field label={t`Note`} optional error={error}>
          <TextArea rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </Dialog>
    </>
  );
}
