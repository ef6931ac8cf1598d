import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import type { cancelOrder } from '../buyer-changes/cancel-order.contract.ts';
import styles from './cancel-order.module.css';

export function CancelOrder({ orderNo }: { orderNo: string }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const { send, busy } = useAction();
  const { typed, type, drop } = useDraft(`cancel:${orderNo}`);
  const reason = typed.text ?? '';

  const cancel = () =>
    void send(async () => {
      const reply = await call<typeof cancelOrder>('POST /api/cancel_order/', { order_no: orderNo, reason });
      setOpen(false);
      if (isRefusal(reply)) return reply;
      drop();
      toast({ message: reply.message });
      return revalidate();
    });

  const actions = (
    <>
      <CloseButton>{t`Keep this order`}</CloseButton>
      <Button kind="danger" busy={busy} busyLabel={t`Cancelling`} onClick={cancel}>{t`Cancel order`}</Button>
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
              onChange={(event) => type({ text: event.currentTarget.value })}
            />
          </Field>
        </div>
      </Dialog>
    </>
  );
}
