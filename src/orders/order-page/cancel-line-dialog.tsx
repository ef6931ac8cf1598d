import { useRevalidator } from 'react-router';
import { sendOnce } from '../../cart/send-once.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { Designation } from '../../ui/items/designation.tsx';
import { Row, Rows } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { cancelLine } from '../buyer-changes/cancel-line.contract.ts';
import styles from './cancel-line-dialog.module.css';
import type { OrderDetail, OrderDetailLine } from './order-detail.contract.ts';

export type CancelLineProps = { order: OrderDetail; line: OrderDetailLine };

type CancelLineDialogProps = CancelLineProps & { open: boolean; onClose: () => void };

export default function CancelLineDialog({ order, line, open, onClose }: CancelLineDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, error, refuse } = useAction('page');
  const { item_name, cancellable: quantity, row_no } = line;
  const { typed, type, drop } = useDraft(`cancel:${row_no}`);
  const reason = typed.text ?? '';

  function close() {
    refuse('');
    onClose();
  }

  function cancel() {
    const line_no = Number(row_no.slice(order.mysc_order_no.length + 1));
    const request = { order_no: order.mysc_order_no, line_no, quantity, reason };
    const sendRequest = (idempotencyKey: string) =>
      call<typeof cancelLine>('POST /api/cancel_line/', request, { idempotencyKey });
    void send(async () => {
      const reply = await sendOnce('cancel', request, sendRequest);
      if (isRefusal(reply) && !reply.refusal) return reply;
      // The dialog ends with a line that can no longer be cancelled.
      toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: reply.message });
      if (!isRefusal(reply)) drop();
      close();
      return revalidate();
    });
  }

  const actions = (
    <>
      <CloseButton>{t`Keep the line`}</CloseButton>
      <Button kind="danger" busy={busy} busyLabel={t`Cancelling`} onClick={cancel}>
        {t`Cancel ${plural(quantity, 'piece')}`}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t`Cancel one line`} busy={busy} onClose={close} actions={actions}>
      <p>
        <Designation>{item_name}</Designation> {line.brand_name}
      </p>
      <WhatChanges order={order} line={line} />
      {error && <Notice kind="bad" live title={error} />}
      <Field label={t`Reason`} optional>
        <TextInput
          maxLength={300}
          autoComplete="off"
          value={reason}
          onChange={(event) => type({ text: event.currentTarget.value })}
        />
      </Field>
      <p
        className={styles.note}
      >{t`Other lines stay as they are. These pieces are not packed, so they are cancelled at once.`}</p>
    </Dialog>
  );
}

function WhatChanges({ order, line }: CancelLineProps) {
  const { currency } = useSite();
  const money = (major: number) => formatMajor(major, currency);
  return (
    <div className={styles.change}>
      <Rows>
        <Row label={t`Pending pieces`}>
          <s>{countText(line.owed)}</s> <b className={styles.new}>{countText(line.owed - line.cancellable)}</b>
        </Row>
        <Row label={t`Order total`}>
          <s>{money(order.total_now)}</s> <b className={styles.new}>{money(order.total_now - line.cancel_value)}</b>
        </Row>
        <Row label={t`Your money`}>{moneyText(order.paid_by, line.cancel_value, currency)}</Row>
      </Rows>
    </div>
  );
}

function moneyText(paidBy: OrderDetail['paid_by'], value: number, currency: Currency): string {
  const amount = formatMajor(value, currency);
  if (paidBy === 'online') return t`${amount} is refunded`;
  return paidBy === 'credit'
    ? t`${amount} of your credit is available again`
    : t`What you have paid for it stays on your account`;
}
