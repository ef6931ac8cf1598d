import { useState } from 'react';
import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import { minorOf } from '../../cart/lines/cart-totals.rule.ts';
import { lineNames } from '../../cart/lines/line-names.rule.ts';
import { OrderSummary } from '../../cart/order-summary.ui.tsx';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { formatDay, formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { ExportOrders } from '../history/export-orders.ui.tsx';
import { OrderStatusTag } from '../order-status-tag.ui.tsx';
import { CancelOrder } from './cancel-order.ui.tsx';
import type { OrderDetail, OrderRefund } from './order-detail.contract.ts';
import styles from './order-detail.module.css';
import { OrderDocuments } from './order-documents.ui.tsx';
import { orderLineColumns } from './order-line-columns.ui.tsx';
import { OrderNotFound } from './order-not-found.ui.tsx';
import { progressSteps } from './order-progress.rule.ts';
import { OrderReturns } from './order-returns.ui.tsx';
import { OrderShipments } from './order-shipments.ui.tsx';
import { Reorder } from './reorder.ui.tsx';
import { RequestReturn } from './request-return.ui.tsx';
import { TransferInstructions } from './transfer-instructions.ui.tsx';

export type OrderDetailPageProps = {
  order: OrderDetail | null;
};

export function OrderDetailPage({ order }: OrderDetailPageProps) {
  return <Container>{order ? <Order order={order} /> : <OrderNotFound />}</Container>;
}

function Order({ order }: { order: OrderDetail }) {
  const site = useSite();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { mysc_order_no: number, lines, status } = order;
  const names = lineNames(lines.map((line) => ({ itemname: line.item_name, brandname: line.brand_name })));
  const aside = (
    <>
      <OrderSummary totals={totalsOfOrder(order)} end={order.tax_words} />
      <Reorder orderNo={number} lines={lines} ticked={ticked} />
      <Help order={order} />
    </>
  );
  return (
    <>
      <Breadcrumbs
        steps={[{ label: t`Home`, to: '/' }, { label: t`Order History`, to: '/order-history' }, { label: number }]}
      />
      <PageHeader title={<Title number={number} />} meta={<Meta order={order} />} end={<Tools order={order} />} />
      <div className={styles.steps}>
        <Block>
          <BlockBody>
            <ProgressSteps label={t`Steps of this order`} {...progressSteps(order)} />
          </BlockBody>
        </Block>
      </div>
      <Split asideWidth={336} aside={aside}>
        <DataTable
          caption={t`Items of order ${number}`}
          columns={orderLineColumns(site)}
          rows={lines}
          rowKey={(line) => line.row_no}
          isInactive={(line) => line.cancelled === line.quantity}
          selection={{
            selected: ticked,
            onChange: setTicked,
            labelFor: (line) => names[lines.indexOf(line)] ?? line.item_name,
            isDisabled: (line) => line.itemid === 0,
          }}
        />
        <div className={styles.pair}>
          <section>
            <SectionHeader title={t`Deliver to`} />
            <Facts order={order} />
          </section>
          <section>
            <SectionHeader title={t`Documents`} />
            <OrderDocuments order={{ ...order, status }} />
            <TransferInstructions order={order} />
            <OrderReturns order={order} />
          </section>
        </div>
      </Split>
    </>
  );
}

const totalsOfOrder = ({ subtotal, gst_total, total, weight }: OrderDetail) => ({
  subtotalMinor: minorOf(subtotal),
  taxMinor: minorOf(gst_total),
  totalMinor: minorOf(total),
  weightKg: weight,
});

function Title({ number }: { number: string }) {
  return <>{tRich`Order ${<span className={styles.number}>{number}</span>}`}</>;
}

function Meta({ order: { status, owed, owed_by } }: { order: OrderDetail }) {
  return (
    <>
      <span className={styles.status}>
        <OrderStatusTag status={status} />
      </span>{' '}
      {owed > 0 && owedText(plural(owed, 'piece'), owed_by)}
    </>
  );
}

const owedText = (pieces: string, by: string) =>
  by ? t`${pieces} still owed to you, the last by ${formatNearDay(by)}` : t`${pieces} still owed to you`;

function Tools({ order: { mysc_order_no, may_cancel, returnable } }: { order: OrderDetail }) {
  return (
    <>
      <ExportOrders orderNo={mysc_order_no} />
      <Button small icon="print" onClick={() => window.print()}>{t`Print`}</Button>
      {may_cancel && <CancelOrder orderNo={mysc_order_no} />}
      {returnable.length > 0 && <RequestReturn orderNo={mysc_order_no} returnable={returnable} />}
    </>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const { tax } = useSite();
  const { deliver_to: to, bill_to: by, same_po } = order;
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={t`Address`}>{[to.name, to.line, formatCityLine(to.city, to.pincode, to.region)].join(', ')}</Cell>
        <Cell label={t`Your PO number`}>
          <span className={styles.number}>{textOrNA(order.purchase_order_no)}</span>
          {same_po.length > 0 && <span className={styles.same}>{t`Also on ${same_po.join(', ')}`}</span>}
        </Cell>
        <Cell label={t`Payment`}>
          {order.payment}
          {order.given_back?.map((refund) => (
            <span key={`${refund.at} ${refund.amount}`} className={styles.back}>
              {refundText(refund)}
            </span>
          ))}
        </Cell>
        {order.shipments.length > 0 && (
          <Cell label={t`Carrier`}>
            <OrderShipments shipments={order.shipments} />
          </Cell>
        )}
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

function Help({ order: { mysc_order_no, may_cancel } }: { order: OrderDetail }) {
  const { email } = useSite().contact;
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={t`Something wrong?`}>
          <p>{tRich`${<MailLink to={email} subject={mysc_order_no} />}, with the order number`}</p>
        </Cell>
        <Cell label={t`Cancel`}>
          {may_cancel ? t`Possible until we approve it` : t`Possible while an order awaits approval`}
        </Cell>
      </Cells>
    </Block>
  );
}
