import { useState } from 'react';
import { Link } from 'react-router';
import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import type { CartLine } from '../../cart/cart.contract.ts';
import { minorOf } from '../../cart/lines/cart-totals.rule.ts';
import { countText, notAvailable, textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { type Day, formatNearDay } from '../../lib/dates.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Confirmation, ConfirmedNumber } from '../../ui/feedback/confirmation.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { outOfStockColumns } from '../checkout-pages/out-of-stock-lines.tsx';
import { requestOutOfStockLines } from '../checkout-pages/request-out-of-stock.ts';
import type { OrderDetail, OrderDetailLine } from '../order-page/order-detail.contract.ts';
import { OrderNotFound } from '../order-page/order-not-found.tsx';
import { TransferInstructions } from '../order-page/transfer-instructions.tsx';
import { OrderedItem, orderedStatus } from '../ordered-lines/ordered-line-cells.tsx';
import { TestOrderNotice } from '../test-order-notice.tsx';
import styles from './order-placed.module.css';
import { isToBePacked, WhatHappensNow } from './what-happens-now.tsx';

export type OrderPlacedPageProps = {
  /** null when the account has no such order. */
  order: OrderDetail | null;
  email: string;
  left: readonly CartLine[];
  /** Number of the RFI sent for the out-of-stock lines; '' when there is none. */
  rfi?: string;
  /** Lines that could not be sent as an RFI and are still in the cart. */
  unsent?: readonly CartLine[];
  reason?: string | undefined;
  today: Day;
};

export function OrderPlacedPage({ order, email, left, rfi = '', unsent = [], reason, today }: OrderPlacedPageProps) {
  return (
    <Container>
      {order ? <Placed order={order} email={email} rfi={rfi} /> : <OrderNotFound />}
      {order && (
        <>
          {order.is_test && <TestOrderNotice />}
          <WhatHappensNow order={order} today={today} />
          <OrderedItems lines={order.lines} />
        </>
      )}
      {order && unsent.length > 0 && <RfiNotSent order={order.mysc_order_no} lines={unsent} reason={reason} />}
      {order && left.length > 0 && <StillInCart lines={left} />}
    </Container>
  );
}

type PlacedProps = { order: OrderDetail; email: string; rfi: string };

function Placed({ order, email, rfi }: PlacedProps) {
  const { currency, tax } = useSite();
  const total = formatMoney({ minor: minorOf(order.total), currency });
  const lines = plural(order.lines.length, 'line');
  const text = (
    <>
      {t`${lines}, ${total} with ${tax.label}. A copy goes to ${email}.`}
      {rfi && <> {tRich`The rest went to our sales desk as ${<Link to={`/order-detail?rfi=${rfi}`}>{rfi}</Link>}.`}</>}
    </>
  );
  const actions = (
    <>
      <ButtonLink kind="primary" to={`/order-detail?order=${order.mysc_order_no}`}>{t`Open this order`}</ButtonLink>
      <ButtonLink to="/order-history">{t`View Orders`}</ButtonLink>
    </>
  );
  return (
    <Confirmation
      status={isToBePacked(order) ? t`Order received and processing` : translate(order.status)}
      title={tRich`Your order ${<ConfirmedNumber>{order.mysc_order_no}</ConfirmedNumber>}`}
      text={text}
      actions={actions}
      facts={<Facts order={order} />}
    >
      <TransferInstructions order={order} />
    </Confirmation>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const { deliver_to: to, owed_by, purchase_order_no, status, payment, date, time } = order;
  return (
    <Block>
      <Cells columns={2}>
        <Cell label={t`Order reference`} mono>
          {order.mysc_order_no}
        </Cell>
        <Cell label={t`Your PO number`}>
          <ReferenceNumber>{textOrNA(purchase_order_no)}</ReferenceNumber>
        </Cell>
        <Cell label={t`Status`}>{translate(status)}</Cell>
        <Cell label={t`Expected delivery`}>{owed_by ? formatNearDay(owed_by) : translate(notAvailable)}</Cell>
        <Cell label={t`Payment`}>{payment}</Cell>
        <Cell label={t`Placed`}>
          {date}, {time}
        </Cell>
      </Cells>
      <div className={styles.place}>
        <Cells columns={1}>
          <Cell label={t`Deliver to`}>{[to.line, formatCityLine(to.city, to.pincode, to.region)].join(', ')}</Cell>
        </Cells>
      </div>
    </Block>
  );
}

/** The cart shows the others. */
const linesShown = 8;

function StillInCart({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <SectionHeader
        title={t`Still in your cart`}
        meta={t`${plural(lines.length, 'line')}, not part of this order`}
        end={<ButtonLink small to="/cart">{t`View cart`}</ButtonLink>}
      />
      <DataTable
        caption={t`Items still in your cart`}
        columns={cartLineColumns(useSite())}
        rows={lines.slice(0, linesShown)}
        rowKey={(line) => String(line.item_detail_id)}
      />
    </>
  );
}

function cartLineColumns(site: Site): Column<CartLine>[] {
  const price: Column<CartLine> = {
    key: 'price',
    header: t`Your Price, ${currencySign(site.currency)}`,
    cell: (line) => <Amount value={line.your_price} />,
    align: 'end',
    phone: 'none',
  };
  return [...outOfStockColumns(site), price];
}

function OrderedItems({ lines }: { lines: readonly OrderDetailLine[] }) {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <>
      <SectionHeader title={t`Ordered`} meta={t`${plural(lines.length, 'line')}, ${plural(pieces, 'piece')}`} />
      <DataTable
        caption={t`Items of this order`}
        columns={columnsOf(useSite())}
        rows={lines}
        rowKey={(line) => line.row_no}
      />
    </>
  );
}

function columnsOf(site: Site): Column<OrderDetailLine>[] {
  const sign = currencySign(site.currency);
  const amount = (key: string, header: string, of: (line: OrderDetailLine) => number): Column<OrderDetailLine> => ({
    key,
    header,
    cell: (line) => <Amount value={of(line)} fallback={null} />,
    align: 'end',
  });
  return [
    { key: 'item', header: t`Item`, cell: (line) => <OrderedItem line={line} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brand_name, drop: 1023, phone: 'none' },
    { key: 'qty', header: t`Qty`, cell: (line) => countText(line.quantity), align: 'end', phone: 'first' },
    amount('price', t`Price, ${sign}`, (line) => line.your_price),
    amount('total', t`Total, ${sign}`, (line) => line.total),
    { ...amount('tax', `${site.tax.label}, ${sign}`, (line) => line.total_gst1), drop: 1240, phone: 'none' },
    { key: 'expected', header: t`Expected delivery`, cell: orderedStatus, phone: 'last' },
  ];
}

type RfiNotSentProps = {
  order: string;
  lines: readonly CartLine[];
  reason: string | undefined;
};

function RfiNotSent({ order, lines, reason }: RfiNotSentProps) {
  const noteHere = useNextPage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(reason ?? '');

  async function resend() {
    setBusy(true);
    const goOn = noteHere();
    const rfiResult = await requestOutOfStockLines(lines);
    setBusy(false);
    if ('refused' in rfiResult) return setRefusal(rfiResult.refused);
    const to = `/orderPlaced?order=${encodeURIComponent(order)}&rfi=${rfiResult.rfi}`;
    await goOn(to, rfiResult.message, { replace: true });
  }

  const retry = <Button small icon="retry" busy={busy} onClick={() => void resend()}>{t`Send RFI`}</Button>;
  return (
    <div className={styles.notice}>
      <Notice
        kind="bad"
        live
        title={t`Your order is placed, but the RFI for ${plural(lines.length, 'item')} was not sent`}
        action={retry}
      >
        <p>{t`${refusal} They are still in your cart.`}</p>
      </Notice>
    </div>
  );
}
