import { useState } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay, formatNearDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import type { confirmPreparedOrder, declinePreparedOrder, preparedOrder } from './prepared-order.contract.ts';
import styles from './prepared-order.module.css';

export type PreparedOrderView = ReplyOf<typeof preparedOrder>;
type Line = PreparedOrderView['lines'][number];

type PreparedOrderPageProps = {
  token: string;
  /** The sentence that says why the link no longer works. */
  order: PreparedOrderView | string;
};

/** Nothing is ordered before the button is pressed: programs that check mails open their links too. */
export function PreparedOrderPage({ token, order }: PreparedOrderPageProps) {
  return (
    <Container>
      {typeof order === 'string' ? (
        <>
          <PageHeader title={t`Your order`} />
          <Notice kind="warn" title={order} />
        </>
      ) : (
        <Prepared token={token} order={order} />
      )}
    </Container>
  );
}

function Prepared({ token, order }: { token: string; order: PreparedOrderView }) {
  const { contact } = useSite();
  const { send, busy, error } = useAction('page');
  const [poNumber, setPoNumber] = useState(order.purchase_order_no);
  const [placed, setPlaced] = useState(order.order_no);
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [isDeclined, setDeclined] = useState(false);
  const money = (major: number) => formatMajor(major, order.currency);
  const changed = order.lines.filter((line) => line.your_price !== line.told_price);
  const missing = order.lines.filter((line) => !line.is_in_stock);

  if (placed)
    return (
      <>
        <PageHeader title={t`Thank you`} />
        <Notice kind="good" title={t`Your order ${placed} is received and being processed.`} live>
          {t`We have mailed it to you. Questions? Call ${contact.phone}.`}
        </Notice>
      </>
    );
  if (isDeclined)
    return (
      <>
        <PageHeader title={t`Declined`} />
        <Notice kind="good" title={t`Nothing is ordered. We have told our sales desk.`} live />
      </>
    );

  const confirm = () =>
    send(
      async () => {
        const seen = order.lines.map(({ your_price, exp_dod }) => ({ your_price, exp_dod }));
        const request = { token, seen, purchase_order_no: poNumber };
        return call<typeof confirmPreparedOrder>('POST /api/prepared_order/confirm/', request);
      },
      { onDone: ({ order_no }) => setPlaced(order_no) },
    );
  const decline = () =>
    send(() => call<typeof declinePreparedOrder>('POST /api/prepared_order/decline/', { token, reason }), {
      onDone: () => setDeclined(true),
    });

  return (
    <>
      <PageHeader title={t`Please confirm your order`} meta={order.company} />
      <p className={styles.about}>
        {t`${order.prepared_by} of our sales desk prepared it for you. You can confirm it until ${order.ends}.`}
      </p>
      {changed.length > 0 && (
        <Notice kind="warn" title={t`A price has changed since it was prepared. Please look at the marked lines.`} />
      )}
      {missing.length > 0 && (
        <Notice
          kind="warn"
          title={t`${missing.map(({ itemname }) => itemname).join(', ')}: not in stock any more. Please call ${contact.phone}.`}
        />
      )}
      <DataTable
        caption={t`Items of this order`}
        columns={columnsOf(money)}
        rows={order.lines}
        rowKey={(line) => line.itemcode}
        noteFor={(line) => (line.your_price === line.told_price ? '' : t`You were told ${money(line.told_price)}.`)}
      />
      <Block>
        <Cells columns={4}>
          <Cell label={t`Deliver to`}>{order.deliver_to}</Cell>
          <Cell label={t`Place of supply`}>{[order.place_of_supply, order.tax_number].filter(Boolean).join(', ')}</Cell>
          <Cell label={t`Payment`}>{order.paid_by === 'credit' ? t`On credit` : t`Bank transfer`}</Cell>
          <Cell label={t`Before tax`}>{money(order.subtotal)}</Cell>
          <Cell label={order.tax_label}>{money(order.tax)}</Cell>
          <Cell label={t`Total`}>
            <strong>{money(order.total)}</strong>
          </Cell>
          {order.wished_date && <Cell label={t`Requested date`}>{formatDay(order.wished_date)}</Cell>}
          {order.remark && <Cell label={t`Remark`}>{order.remark}</Cell>}
        </Cells>
        <BlockBody>
          <Field label={t`Your PO number`} optional>
            <TextInput
              value={poNumber}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setPoNumber(event.target.value)}
            />
          </Field>
        </BlockBody>
      </Block>
      {error && <Notice kind="bad" title={error} live />}
      <div className={styles.actions}>
        <Button kind="primary" busy={busy} disabled={missing.length > 0} onClick={() => void confirm()}>
          {t`Confirm for ${money(order.total)}`}
        </Button>
        <Button onClick={() => setDeclining(true)}>{t`Decline`}</Button>
      </div>
      {declining && (
        <div className={styles.decline}>
          <Field label={t`Why? Our sales desk reads it.`} optional>
            <TextInput
              value={reason}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Button kind="danger" busy={busy} onClick={() => void decline()}>{t`Decline the order`}</Button>
        </div>
      )}
    </>
  );
}

const columnsOf = (money: (major: number) => string): Column<Line>[] => [
  {
    key: 'item',
    header: t`Item`,
    cell: ({ itemname, brandname }) => `${itemname} ${brandname}`,
    phone: 'first',
  },
  { key: 'quantity', header: t`Quantity`, align: 'end', cell: ({ quantity }) => countText(quantity) },
  { key: 'price', header: t`Price`, align: 'end', cell: ({ your_price }) => money(your_price) },
  { key: 'value', header: t`Value before tax`, align: 'end', cell: ({ total_value }) => money(total_value) },
  {
    key: 'expected',
    header: t`Expected delivery`,
    cell: ({ exp_dod }) => (exp_dod ? formatNearDay(exp_dod) : t`Date not set`),
  },
];
