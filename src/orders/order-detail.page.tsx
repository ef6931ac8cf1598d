import { useState } from 'react';
import { placeLine } from '../account/place-line.rule.ts';
import { minorOf } from '../cart/cart-totals.rule.ts';
import { lineNames } from '../cart/line-names.rule.ts';
import { OrderSummary } from '../cart/order-summary.ui.tsx';
import { knownText } from '../catalogue/display.rule.ts';
import { formatDay, formatNearDay } from '../lib/dates.ts';
import { countOf, say } from '../lib/say.ts';
import { Block, BlockBody, Cell, Cells } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DimensionLine } from '../ui/dimension-line.tsx';
import { SectionHead, Split, Wrap } from '../ui/layout.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { CancelOrder } from './cancel-order.ui.tsx';
import { detailColumns } from './detail-columns.tsx';
import { ExportOrders } from './export-orders.ui.tsx';
import { NoOrder } from './no-order.ui.tsx';
import type { GivenBack, OrderDetail } from './order-detail.contract.ts';
import styles from './order-detail.module.css';
import { OrderDocuments } from './order-documents.ui.tsx';
import { OrderStatusTag } from './order-status.ui.tsx';
import { Reorder } from './reorder.ui.tsx';
import { hasArrived, shownSteps } from './steps-to-come.rule.ts';
import { TransferOf } from './transfer-of.ui.tsx';

export type OrderDetailPageProps = {
  /** null when the account has no order of this number. */
  order: OrderDetail | null;
};

/** One order: each step with its date, what is owed by when, its papers, and its lines once more. */
export function OrderDetailPage({ order }: OrderDetailPageProps) {
  return <Wrap>{order ? <Order order={order} /> : <NoOrder />}</Wrap>;
}

function Order({ order }: { order: OrderDetail }) {
  const site = useSite();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { mysc_order_no: number, lines, status } = order;
  const names = lineNames(lines.map((line) => ({ itemname: line.item_name, brandname: line.brand_name })));
  const delivered = !order.steps.some(({ dispatch }) => dispatch > 0 && !hasArrived(order.steps, dispatch));
  const aside = (
    <>
      <OrderSummary totals={totalsOfOrder(order)} end={order.tax_words} />
      <Reorder orderNo={number} lines={lines} ticked={ticked} />
      <Help order={order} />
    </>
  );
  return (
    <>
      <Crumbs
        steps={[{ label: say`Home`, to: '/' }, { label: say`Order History`, to: '/order-history' }, { label: number }]}
      />
      <PageHead title={<Title number={number} />} meta={<Meta order={order} />} end={<Tools order={order} />} />
      <div className={styles.steps}>
        <Block>
          <BlockBody>
            <DimensionLine label={say`Steps of this order`} {...shownSteps(order)} />
          </BlockBody>
        </Block>
      </div>
      <Split asideWidth={336} aside={aside}>
        <DataTable
          caption={say`Items of order ${number}`}
          columns={detailColumns(site, delivered)}
          rows={lines}
          rowKey={(line) => line.row_no}
          isOff={(line) => line.cancelled === line.quantity}
          selection={{
            selected: ticked,
            onChange: setTicked,
            nameOf: (line) => names[lines.indexOf(line)] ?? line.item_name,
            blocked: (line) => line.itemid === 0,
          }}
        />
        <div className={styles.pair}>
          <section>
            <SectionHead title={say`Deliver to`} />
            <Facts order={order} />
          </section>
          <section>
            <SectionHead title={say`Documents`} />
            <OrderDocuments order={{ ...order, status }} />
            <TransferOf order={order} />
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
  return <>{sayWith`Order ${<span className={styles.number}>{number}</span>}`}</>;
}

function Meta({ order: { status, owed, owed_by } }: { order: OrderDetail }) {
  return (
    <>
      <span className={styles.status}>
        <OrderStatusTag status={status} />
      </span>{' '}
      {owed > 0 && owedText(countOf(owed, 'piece'), owed_by)}
    </>
  );
}

const owedText = (pieces: string, by: string) =>
  by ? say`${pieces} still owed to you, the last by ${formatNearDay(by)}` : say`${pieces} still owed to you`;

function Tools({ order: { mysc_order_no, may_cancel } }: { order: OrderDetail }) {
  return (
    <>
      <ExportOrders orderNo={mysc_order_no} />
      <Button small icon="print" onClick={() => window.print()}>{say`Print`}</Button>
      {may_cancel && <CancelOrder orderNo={mysc_order_no} />}
    </>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const { tax } = useSite();
  const { deliver_to: to, bill_to: by, same_po } = order;
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={say`Address`}>{[to.name, to.line, placeLine(to.city, to.pincode, to.region)].join(', ')}</Cell>
        <Cell label={say`Your PO number`}>
          <span className={styles.number}>{knownText(order.purchase_order_no)}</span>
          {same_po.length > 0 && <span className={styles.same}>{say`Also on ${same_po.join(', ')}`}</span>}
        </Cell>
        <Cell label={say`Payment`}>
          {order.payment}
          {order.given_back?.map((back) => (
            <span key={`${back.at} ${back.amount}`} className={styles.back}>
              {backText(back)}
            </span>
          ))}
        </Cell>
        <Cell label={say`Bill to`}>
          {by.name}, {tax.numberLabel} {knownText(by.taxNumber)}
        </Cell>
        <Cell label={say`Place of supply`}>{order.place_of_supply}</Cell>
        {order.wished_date && <Cell label={say`Wished date`}>{formatDay(order.wished_date)}</Cell>}
        {order.remark && <Cell label={say`Remark`}>{order.remark}</Cell>}
      </Cells>
    </Block>
  );
}

const backText = ({ amount, date, done }: GivenBack) =>
  done ? say`${amount} given back on ${date}` : say`${amount} on its way back to you since ${date}`;

function Help({ order: { mysc_order_no, may_cancel } }: { order: OrderDetail }) {
  const { email } = useSite().contact;
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={say`Something wrong?`}>
          <p>{sayWith`${<MailLink to={email} about={mysc_order_no} />}, with the order number`}</p>
        </Cell>
        <Cell label={say`Cancel`}>
          {may_cancel ? say`Possible until we approve it` : say`Possible while an order awaits approval`}
        </Cell>
      </Cells>
    </Block>
  );
}
