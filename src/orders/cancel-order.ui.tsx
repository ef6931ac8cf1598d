import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useToast } from '../ui/toast-context.ts';
import { cancelOrder } from './cancel-order.contract.ts';
import styles from './cancel-order.module.css';

/** Cancels an order that awaits approval, after asking once. */
export function CancelOrder({ orderNo }: { orderNo: string }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');

  async function cancel() {
    setBusy(true);
    try {
      const reply = await call(cancelOrder, { order_no: orderNo, reason });
      toast({ kind: refused(reply) ? 'bad' : 'good', message: reply.message });
      setOpen(false);
      await revalidate();
    } catch (cause) {
      const retry = () => void cancel();
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: retry } });
    }
    setBusy(false);
  }

  const actions = (
    <>
      <Button disabled={busy} onClick={() => setOpen(false)}>{say`Keep this order`}</Button>
      <Button
        kind="danger"
        busy={busy}
        busyWords={say`Cancelling`}
        onClick={() => void cancel()}
      >{say`Cancel order`}</Button>
    </>
  );
  return (
    <>
      <Button small kind="danger" onClick={() => setOpen(true)}>{say`Cancel order`}</Button>
      <Dialog
        open={open}
        title={say`Cancel order ${orderNo}`}
        busy={busy}
        onClose={() => setOpen(false)}
        actions={actions}
      >
        <p>{say`Its stock and credit are given back at once; what was paid online is refunded.`}</p>
        <div className={styles.reason}>
          <Field label={say`Reason`} optional>
            <TextInput maxLength={300} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
          </Field>
        </div>
      </Dialog>
    </>
  );
}
