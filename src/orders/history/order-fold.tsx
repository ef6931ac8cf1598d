import { useId, useState } from 'react';
import { Link } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import { orderStage, whatComesNext } from '../order-stage.rule.ts';
import { OrderStatusTag } from '../order-status-tag.tsx';
import styles from './order-fold.module.css';
import { OrderFoldItems } from './order-fold-items.tsx';
import { OrderProgressLine } from './order-progress-line.tsx';
import type { OwnOrder } from './own-orders.contract.ts';

const namesShown = 3;

/** Open orders are unfolded. On a phone all are folded, and the whole card leads to the order. */
export function OrderFold({ order }: { order: OwnOrder }) {
  const id = useId();
  const stage = orderStage(order);
  const [isOpen, setIsOpen] = useState(stage !== 'Delivered' && stage !== 'Rejected' && stage !== 'Cancelled');
  const {
    mysc_order_no: number,
    purchase_order_no,
    line_count,
    pieces,
    owed_by: owedBy,
    changed_on: changedOn,
  } = order;
  const { currency, tax } = useSite();
  const total = formatMajor(order.total, currency);
  const isVoid = stage === 'Rejected' || stage === 'Cancelled';
  return (
    <li className={classNames(styles.order, isOpen && styles.open)}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t`Items of ${number}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevron-right" small />
        </button>
        <span className={styles.id}>
          <Link className={styles.number} to={`/order-detail?order=${number}`}>
            {number}
          </Link>
          {purchase_order_no && (
            <span className={classNames(styles.sub, styles.mono)}>
              <ReferenceNumber>{purchase_order_no}</ReferenceNumber>
            </span>
          )}
        </span>
        <Names order={order} />
        <span className={styles.state}>
          <OrderStatusTag status={stage} />
          {order.is_test && <Tag kind="warn">{t`TEST`}</Tag>}
          <OrderProgressLine stage={stage} />
          <span className={styles.sub}>{whatComesNext({ ...order, owedBy, changedOn })}</span>
        </span>
        <span className={styles.date}>
          <span className={styles.placed}>{t`Placed`}</span>
          <time dateTime={order.placed_at}>{order.date}</time>
          <span className={styles.sub}>{t`${plural(line_count, 'line')}, ${plural(pieces, 'piece')}`}</span>
        </span>
        <span className={styles.sum}>
          {isVoid ? <s>{total}</s> : total}
          <span className={styles.sub}>{isVoid ? translate(stage) : t`with ${tax.label}`}</span>
        </span>
        <span className={styles.document}>{order.has_invoice && <OrderDocument order={order} />}</span>
      </div>
      <div id={id} className={styles.items} hidden={!isOpen}>
        {isOpen && <OrderFoldItems order={order} />}
      </div>
    </li>
  );
}

/** All its tax invoices, or the proforma before them. */
function OrderDocument({ order: { mysc_order_no: number, invoices } }: { order: OwnOrder }) {
  const { open, opening } = useOpenDocument();
  return (
    <Button small kind="quiet" icon="file" busy={opening === number} onClick={() => open(number)}>
      {invoices.length > 0 ? t`Invoice` : t`Proforma`}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </Button>
  );
}

function Names({ order: { lines, line_count } }: { order: OwnOrder }) {
  const names = lines.slice(0, namesShown);
  const more = line_count - names.length;
  return (
    <span className={styles.names}>
      {names.map(({ row_no, item_name }, index) => (
        <span key={row_no}>
          {isolateLtr(item_name)}
          {index < names.length - 1 && ', '}
        </span>
      ))}
      {more > 0 && <span className={styles.more}> {t`and ${countText(more)} more`}</span>}
    </span>
  );
}
