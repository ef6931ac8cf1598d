import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { OrderDetail, OrderRefund } from './order-detail.contract.ts';
import styles from './order-facts.module.css';
import { PurchaseOrder } from './purchase-order.tsx';

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
        {order.remark && <Cell label={t`Remark`}>{order.remark}</Cell>}
      </Cells>
    </Block>
  );
}

const refundText = ({ amount, date, done }: OrderRefund) =>
  done ? t`${amount} refunded on ${date}` : t`Refund of ${amount} on its way since ${date}`;
