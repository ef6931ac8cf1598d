import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import type { cancelOrder } from '../buyer-changes/cancel-order.contract.ts';
import styles from './cancel-order.module.css';

export function CancelOrder({ orderNo }: { orderNo: string }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { text: reason, change } = useDraft(`cancel:${orderNo}`);

  async function cancel() {
    setBusy(true);
    try {
      const reply = await call<typeof cancelOrder>('POST /api/cancel_order/', { order_no: orderNo, reason });
      toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: reply.message });
      if (!isRefusal(reply)) change();
      setOpen(false);
      await revalidate();
    } catch (cause) {
      const retry = () => void cancel();
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setBusy(false);
  }

  const actions = (
    <>
      <CloseButton>{t`Keep this order`}</CloseButton>
      <Button
        kind="danger"
        busy={busy}
        busyLabel={t`Cancelling`}
        onClick={() => void cancel()}
      >{t`Cancel order`}</Button>
    </>
  );
  return (
    <>
      <Button small kind="danger" onClick={() => setOpen(true)}>{t`Cancel order`}</Button>
      <Dialog
        open={open}
        title={t`Cancel order ${orderNo}`}
        busy={busy}
        onClose={() => setOpen(false)}
        actions={actions}
      >
        <p>{t`Stock and credit are released at once; an online payment is refunded.`}</p>
        <div className={styles.reason}>
          <Field label={t`Reason`} optional>
            <TextInput
              maxLength={300}
              autoComplete="off"
              value={reason}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </Field>
        </div>
      </Dialog>
    </>
  );
}
