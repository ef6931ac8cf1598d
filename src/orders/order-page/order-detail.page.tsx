import { useState } from 'react';
import { can } from '../../account/permissions/permissions.rule.ts';
import { minorOf } from '../../cart/lines/cart-totals.rule.ts';
import { lineNames } from '../../cart/lines/line-names.rule.ts';
import { OrderSummary } from '../../cart/order-summary.tsx';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { type Day, formatNearDay } from '../../lib/dates.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Share } from '../../ui/feedback/share.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, BlockBody, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { ExportOrders } from '../history/export-orders.tsx';
import { orderStage } from '../order-stage.rule.ts';
import { OrderStatusTag } from '../order-status-tag.tsx';
import { returnReasons, returnRemedies, returnStatuses } from '../return-requests.rule.ts';
import type { OrderReturn } from '../returns/order-returns.contract.ts';
import { RequestReturn } from '../returns/request-return.tsx';
import { ReturnPhotos } from '../returns/return-photos.tsx';
import { TestOrderNotice } from '../test-order-notice.tsx';
import { CancelOrder } from './cancel-order.tsx';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './order-detail.module.css';
import { OrderDispatches } from './order-dispatches.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderLineColumns } from './order-line-columns.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { progressSteps } from './order-progress.rule.ts';
import { Reorder } from './reorder.tsx';
import { TransferInstructions } from './transfer-instructions.tsx';

export type OrderDetailPageProps = {
  order: OrderDetail | null;
  today: Day;
};

export function OrderDetailPage({ order, today }: OrderDetailPageProps) {
  return <Container>{order ? <Order order={order} today={today} /> : <OrderNotFound />}</Container>;
}

function Order({ order, today }: { order: OrderDetail; today: Day }) {
  const site = useSite();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const mayReorder = can(useCartSession().session?.standing, 'add-to-cart');
  const { mysc_order_no: number, lines, status } = order;
  const names = lineNames(lines.map((line) => ({ itemname: line.item_name, brandname: line.brand_name })));
  const aside = (
    <>
      <Summary order={order} />
      <OrderFacts order={order} />
      {mayReorder && (
        <div data-print="no">
          <Reorder orderNo={number} lines={lines} ticked={ticked} />
        </div>
      )}
      <div data-print="no">
        <Help order={order} />
      </div>
    </>
  );
  return (
    <>
      <Breadcrumbs
        steps={[{ label: t`Home`, to: '/' }, { label: t`Order History`, to: '/order-history' }, { label: number }]}
      />
      <PageHeader title={<Title number={number} />} meta={<Meta order={order} />} end={<Tools order={order} />} />
      {order.is_test && <TestOrderNotice />}
      {order.on_hold && (
        <div className={styles.waits}>
          <Notice kind="info" title={t`This order waits`}>
            <p>
              {order.on_hold.reason || t`We go on with it as soon as we can. What is reserved for you stays reserved.`}
            </p>
          </Notice>
        </div>
      )}
      <div className={styles.steps}>
        <Block>
          <BlockBody>
            <ProgressSteps label={t`Steps of this order`} {...progressSteps(order, today)} />
          </BlockBody>
        </Block>
      </div>
      <Split asideWidth={304} aside={aside}>
        <DataTable
          caption={t`Items of order ${number}`}
          columns={orderLineColumns(site, order)}
          rows={lines}
          rowKey={(line) => line.row_no}
          isInactive={(line) => line.cancelled === line.quantity}
          selection={
            mayReorder
              ? {
                  selected: ticked,
                  onChange: setTicked,
                  labelFor: (line) => names[lines.indexOf(line)] ?? line.item_name,
                  isDisabled: (line) => line.itemid === 0,
                }
              : undefined
          }
        />
        <OrderDispatches dispatches={order.dispatches} />
        <SectionHeader title={t`Documents`} />
        <OrderDocuments order={{ ...order, status }} />
        <TransferInstructions order={order} />
        <OrderReturns order={order} />
      </Split>
    </>
  );
}

function Summary({ order }: { order: OrderDetail }) {
  const { subtotal, gst_total, total, total_now, weight, tax_words } = order;
  const totals = {
    subtotalMinor: minorOf(subtotal),
    taxMinor: minorOf(gst_total),
    totalMinor: minorOf(total),
    weightKg: weight,
  };
  const isChanged = total_now > 0 && total_now !== total;
  return (
    <OrderSummary totals={totals} end={tax_words}>
      {isChanged && (
        <BlockFooter>
          <span>{t`Without cancelled lines`}</span>
          <strong className={styles.now}>
            <Amount value={total_now} showCurrency fallback={null} />
          </strong>
        </BlockFooter>
      )}
    </OrderSummary>
  );
}

function Title({ number }: { number: string }) {
  return <>{tRich`Order ${<span className={styles.number}>{number}</span>}`}</>;
}

function Meta({ order }: { order: OrderDetail }) {
  const { status, owed, owed_by, lines } = order;
  const pieces = (of: (line: OrderDetail['lines'][number]) => number) => sum(lines, of);
  const stage = orderStage({
    status,
    owed,
    sent: pieces((line) => line.sent),
    arrived: pieces((line) => line.arrived),
  });
  return (
    <>
      <OrderStatusTag status={stage} />
      {owed > 0 && <span className={styles.pending}> {pendingText(plural(owed, 'piece'), owed_by)}</span>}
    </>
  );
}

const pendingText = (pieces: string, by: string) =>
  by ? t`${pieces} pending, all by ${formatNearDay(by)}` : t`${pieces} pending, date not set`;

function Tools({ order: { mysc_order_no, may_cancel, returnable } }: { order: OrderDetail }) {
  return (
    <>
      <ExportOrders orderNo={mysc_order_no} />
      <Button small icon="print" onClick={() => window.print()}>{t`Print`}</Button>
      <Share name={t`Order ${mysc_order_no}`} link={`/order-detail?order=${mysc_order_no}`}>
        {t`People of your company can open it after signing in.`}
      </Share>
      {may_cancel && <CancelOrder orderNo={mysc_order_no} />}
      {returnable.length > 0 && <RequestReturn key={mysc_order_no} orderNo={mysc_order_no} returnable={returnable} />}
    </>
  );
}

function Help({ order: { mysc_order_no, may_cancel, owed } }: { order: OrderDetail }) {
  const { email } = useSite().contact;
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={t`Something wrong?`}>
          <p>{tRich`${<MailLink to={email} subject={mysc_order_no} />}, with the order number`}</p>
        </Cell>
        {owed > 0 && (
          <Cell label={t`Cancel`}>
            {may_cancel
              ? t`The whole order until we approve it; then each line until it is packed`
              : t`Each line until it is packed`}
          </Cell>
        )}
      </Cells>
    </Block>
  );
}

/** The part shows what the buyer asked to return, and what became of it. */
function OrderReturns({ order: { returns } }: { order: OrderDetail }) {
  const { currency } = useSite();
  if (returns.length === 0) return null;
  return (
    <>
      <SectionHeader title={t`Returns`} />
      <Block>
        <Cells columns={1}>
          {returns.map((one) => (
            <Cell key={one.return_no} label={t`${one.return_no}, ${one.date}`}>
              {t`${translate(returnStatuses[one.status])}: ${one.lines.map(lineText).join('; ')}`}
              <p>{t`You asked for: ${translate(returnRemedies[one.remedy])}`}</p>
              {one.credit_note && (
                <p>{t`Credit note ${one.credit_note.number}, ${formatMajor(one.credit_note.total, currency)}`}</p>
              )}
              {one.answer !== '' &&
                one.answer.split('\n').map((answer) => <p key={answer}>{tRich`Sales desk: ${<q>{answer}</q>}`}</p>)}
              <ReturnPhotos one={one} />
            </Cell>
          ))}
        </Cells>
      </Block>
    </>
  );
}

const lineText = (line: OrderReturn['lines'][number]) =>
  t`${piecesText(line)} (${translate(returnReasons[line.reason])})`;

const piecesText = ({ item_name, quantity, credited }: OrderReturn['lines'][number]) =>
  credited === null ? t`${quantity} × ${item_name}` : t`${credited} of ${quantity} × ${item_name} credited`;
