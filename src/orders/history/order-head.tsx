import type { ReactNode } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import { OrderNumberLink } from '../order-number-link.tsx';
import { orderStage, whatComesNext } from '../order-stage.rule.ts';
import { OrderStatusTag } from '../order-status-tag.tsx';
import styles from './order-head.module.css';
import type { OwnOrder } from './own-orders.contract.ts';

/** The button that puts an order's lines into the cart again; it is not offered to who may not fill a cart. */
export type RenderReorder = (order: OwnOrder) => ReactNode;

type OrderHeadProps = { order: OwnOrder; renderReorder: RenderReorder | undefined };

/** What an order says of itself above its lines. */
export function OrderHead({ order, renderReorder }: OrderHeadProps) {
  const { mysc_order_no: number, purchase_order_no, owed_by: owedBy, changed_on: changedOn } = order;
  const { currency, tax } = useSite();
  const stage = orderStage(order);
  const total = formatMajor(order.total, currency);
  const isVoid = stage === 'Rejected' || stage === 'Cancelled';
  return (
    <div className={styles.head}>
      <span className={styles.id}>
        <OrderNumberLink number={number} />
        <span className={styles.sub}>
          {purchase_order_no && (
            <>
              <ReferenceNumber>{purchase_order_no}</ReferenceNumber>
              {' · '}
            </>
          )}
          <time dateTime={order.placed_at}>{order.date}</time>
        </span>
      </span>
      <span className={styles.sum}>
        {isVoid ? <s>{total}</s> : total}
        <span className={styles.sub}>{isVoid ? translate(stage) : t`with ${tax.label}`}</span>
      </span>
      <span className={styles.state}>
        <OrderStatusTag status={stage} />
        {order.is_test && <Tag kind="warn">{t`TEST`}</Tag>}
        <span className={styles.sub}>
          {[sentText(order), whatComesNext({ ...order, owedBy, changedOn })].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className={styles.actions}>
        {order.has_invoice && <OrderDocument order={order} />}
        {renderReorder?.(order)}
      </span>
    </div>
  );
}

/** '144 of 154 sent' while a part is on its way. */
const sentText = ({ sent, owed }: OwnOrder): string =>
  sent > 0 && owed > 0 ? t`${countText(sent)} of ${countText(sent + owed)} sent` : '';

/** All its tax invoices, or the proforma before them. */
function OrderDocument({ order: { mysc_order_no: number, invoices } }: { order: OwnOrder }) {
  const { open, opening } = useOpenDocument();
  const label =
    invoices.length > 1 ? t`${plural(invoices.length, 'invoice')}` : invoices.length === 1 ? t`Invoice` : t`Proforma`;
  return (
    <Button small icon="file" busy={opening === number} onClick={() => open(number)}>
      {label}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </Button>
  );
}
