import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Block, BlockBody, Row, Rows } from '../../ui/page/block.tsx';
import { type DeskOrder, moneyOf, useMoment } from './desk-order.ts';
import { EInvoiceTag } from './e-invoice-state.tsx';
import styles from './order.module.css';
import { OrderChecks } from './order-checks.tsx';
import { useOrderFile } from './use-order-file.ts';

export function OrderAside({ order }: { order: DeskOrder }) {
  return (
    <aside className={styles.aside} aria-label="About this order">
      <OrderChecks order={order} />
      <Money order={order} />
      <Documents order={order} />
      <Messages order={order} />
    </aside>
  );
}

type Sum = [label: string, minor: number];

function Money({ order }: { order: DeskOrder }) {
  const amount = moneyOf(order);
  const moment = useMoment();
  const { money } = order;
  const isCut = order.totalNowMinor > 0 && order.totalNowMinor !== order.totalMinor;
  const always: Sum[] = [
    [`Order with ${order.taxLabel}`, order.totalMinor],
    ...(isCut ? [['Without cancelled lines', order.totalNowMinor] satisfies Sum] : []),
    [money.refunds.length > 0 ? 'Received, less refunds' : 'Received', money.cameIn],
  ];
  const others: Sum[] = [
    ['Invoiced, unpaid', money.unpaid],
    ['Not invoiced yet', money.uninvoiced],
    ['Credit it uses', money.creditUsed],
    ['On account', money.onAccount],
    ['Missing before dispatch', money.missing],
  ];
  return (
    <Block header="Money">
      <Rows>
        {[...always, ...others.filter(([, minor]) => minor > 0)].map(([label, minor]) => (
          <Row key={label} label={label}>
            {amount(minor)}
          </Row>
        ))}
        {money.refunds.map((refund) => (
          <Row key={refund.at} label={refund.done ? 'Refunded' : 'Refund on its way'}>
            {amount(refund.amountMinor)}, {moment(refund.at)}
          </Row>
        ))}
      </Rows>
    </Block>
  );
}

function Documents({ order }: { order: DeskOrder }) {
  const amount = moneyOf(order);
  const { saveFile } = useOrderFile();
  if (order.documents.length === 0) return null;
  return (
    <Block header="Documents">
      <BlockBody>
        <ul className={styles.list}>
          {order.documents.map((document) => {
            const { kind, title, number, issuedOn, totalMinor } = document;
            return (
              <li key={`${kind} ${number}`} className={styles.document}>
                <Button small icon="print" onClick={() => void saveFile(order.number, 'document', number)}>
                  {title} {number}
                </Button>{' '}
                <span className={styles.printed}>
                  {title} {number}
                </span>
                <span>{[issuedOn && formatDay(issuedOn), amount(totalMinor)].filter(Boolean).join(', ')}</span>
                <EInvoiceTag order={order} document={document} />
              </li>
            );
          })}
        </ul>
      </BlockBody>
    </Block>
  );
}

function Messages({ order }: { order: DeskOrder }) {
  const moment = useMoment();
  if (order.messages.length === 0) return null;
  return (
    <Block header="Messages">
      <BlockBody>
        <ul className={styles.list}>
          {order.messages.map(({ id, subject, receiver, createdAt, sentAt, givenUpAt }) => (
            <li key={id} className={styles.message}>
              <span>{subject}</span>
              <small>
                {[receiver, moment(createdAt), sentAt ? 'sent' : givenUpAt ? 'given up' : 'waiting'].join(', ')}
              </small>
            </li>
          ))}
        </ul>
      </BlockBody>
    </Block>
  );
}
