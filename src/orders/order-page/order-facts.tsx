import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import type { changePurchaseOrder } from '../buyer-changes/change-purchase-order.contract.ts';
import type { OrderDetail, OrderRefund } from './order-detail.contract.ts';
import styles from './order-facts.module.css';

export function OrderFacts({ order }: { order: OrderDetail }) {
  const { tax } = useSite();
  const { deliver_to: to, bill_to: by } = order;
  return (
    <Block>
      <PurchaseOrder order={order} />
      <Cells columns={1}>
        <Cell label={t`Deliver to`}>
          {[to.name, to.line, formatCityLine(to.city, to.pincode, to.region)].join(', ')}
        </Cell>
        <Cell label={t`Payment`}>
          {order.payment}
          {order.given_back?.map((refund) => (
            <span key={`${refund.at} ${refund.amount}`} className={styles.back}>
              {refundText(refund)}
            </span>
          ))}
        </Cell>
        <Cell label={t`Bill to`}>
          {by.name}, {tax.numberLabel} {textOrNA(by.taxNumber)}
        </Cell>
        <Cell label={t`Place of supply`}>{order.place_of_supply}</Cell>
        {order.wished_date && <Cell label={t`Requested date`}>{formatDay(order.wished_date)}</Cell>}
        {order.entered_by && <Cell label={t`Entered by`}>{t`${order.entered_by}, our sales desk`}</Cell>}
        {order.remark && <Cell label={t`Remark`}>{order.remark}</Cell>}
      </Cells>
    </Block>
  );
}

const refundText = ({ amount, date, done }: OrderRefund) =>
  done ? t`${amount} refunded on ${date}` : t`Refund of ${amount} on its way since ${date}`;

type PurchaseOrderProps = {
  order: Pick<OrderDetail, 'mysc_order_no' | 'purchase_order_no' | 'same_po' | 'may_change_po' | 'documents'>;
};

function PurchaseOrder({ order }: PurchaseOrderProps) {
  const { mysc_order_no: orderNo, purchase_order_no: number, same_po, may_change_po } = order;
  const [isEditing, setIsEditing] = useState(false);
  const draft = useDraft(`po:${orderNo}`);
  const close = () => {
    draft.drop();
    setIsEditing(false);
  };
  // The typed number is shown again to a buyer who was led away, as to the sign-in.
  if ((isEditing || draft.typed.text !== undefined) && may_change_po)
    return <ChangeNumber {...{ order, draft }} onClose={close} />;
  return (
    <div className={styles.number}>
      <span className={styles.label}>{t`Your PO number`}</span>
      <span className={styles.value}>
        <ReferenceNumber>{textOrNA(number)}</ReferenceNumber>
      </span>
      {may_change_po && (
        <button type="button" className={styles.change} onClick={() => setIsEditing(true)}>
          {number ? t`Change` : t`Add`}
        </button>
      )}
      {same_po.length > 0 && <span className={styles.same}>{t`Also on ${same_po.join(', ')}`}</span>}
    </div>
  );
}

type ChangeNumberProps = PurchaseOrderProps & { draft: ReturnType<typeof useDraft>; onClose: () => void };

function ChangeNumber({ order, draft: { typed, type }, onClose }: ChangeNumberProps) {
  const { mysc_order_no: order_no, purchase_order_no: before, documents } = order;
  const number = typed.text ?? before;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, error, refuse } = useAction('page');
  const issued = documents.filter(({ kind }) => kind === 'tax_invoice').map((one) => one.number);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const request = { order_no, purchase_order_no: number, before };
    void send(async () => {
      const reply = await call<typeof changePurchaseOrder>('POST /api/change_purchase_order/', request);
      if (!isRefusal(reply)) {
        toast({ message: reply.message });
        // A number that was typed since the sent one is still to be saved.
        if (field?.value === number) onClose();
        return revalidate();
      }
      // This form is gone by then.
      if (reply.refusal === 'too_late') toast({ kind: 'bad', message: reply.message });
      return reply;
    });
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <Field label={t`Your PO number`} error={error} hint={hintFor(issued)}>
        <TextInput
          mono
          autoFocus
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          value={number}
          onChange={(event) => {
            type({ text: event.currentTarget.value });
            refuse('');
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button small type="submit" kind="primary" busy={busy} busyLabel={t`Saving`}>{t`Save`}</Button>
        <Button small disabled={busy} onClick={onClose}>
          {before ? t`Keep ${before}` : t`Back`}
        </Button>
      </div>
    </form>
  );
}

function hintFor(issued: readonly string[]): string {
  if (issued.length === 0) return t`All documents of this order carry it.`;
  return t`Later documents carry the new number. ${issued.join(', ')} keeps the old one.`;
}
