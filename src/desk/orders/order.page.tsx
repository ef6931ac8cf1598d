import { formatDay } from '../../lib/dates.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { plural } from '../../lib/i18n.ts';
import { OrderStatusTag } from '../../orders/order-status-tag.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useCan } from '../shell/desk-session.ts';
import { CancelBox } from './cancel-box.tsx';
import { DecisionBox } from './decision-box.tsx';
import { type DeskOrder, useMoment } from './desk-order.ts';
import { DispatchList } from './dispatch-list.tsx';
import styles from './order.module.css';
import { OrderAside } from './order-aside.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { PickBox } from './pick-box.tsx';
import { ReturnBox } from './return-box.tsx';
import { ReturnRequests } from './return-requests.tsx';
import { useOrderFile } from './use-order-file.ts';

export function OrderPage({ order }: { order: DeskOrder }) {
  const can = useCan();
  const { savePickList } = useOrderFile();
  const isOwed = order.lines.some((line) => line.owed > 0);
  const isDecided = order.status === 'Confirmed' || order.status === 'Dispatched';
  const mayDecide = order.status === 'Awaiting Internal Approval' && can('decide-orders');
  const mayDispatch = isDecided && isOwed && !order.isTest && can('dispatch-orders');
  const pick = () => void savePickList([order.number]);
  usePageKeys({ p: isOwed && isDecided ? pick : undefined });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.number}>{order.number}</h2>
        <strong>{order.company}</strong>
        <OrderStatusTag status={order.status} />
        {order.isTest && <Tag kind="warn">TEST</Tag>}
        {isOwed && isDecided && (
          <span className={styles.end}>
            <Button small icon="print" onClick={pick}>
              Pick list <Kbd>P</Kbd>
            </Button>
          </span>
        )}
      </header>
      {order.isTest && (
        <Notice
          kind="warn"
          title="A test order, placed before the shop opened. No goods leave, no tax invoice is written, and the opening cancels it."
        />
      )}
      <Facts order={order} />
      <Life order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderLines order={order} />
          {mayDecide && <DecisionBox order={order} />}
          {mayDispatch && <PickBox key={order.dispatches.length} order={order} />}
          <DispatchList order={order} />
          {isOwed && can('cancel-and-return') && <CancelBox order={order} />}
          <ReturnRequests order={order} />
          {can('cancel-and-return') && <ReturnBox order={order} />}
          <OrderHistory order={order} />
        </div>
        <OrderAside order={order} />
      </div>
      <OrderKeys hasPickList={isDecided && isOwed} mayDecide={mayDecide} mayDispatch={mayDispatch} />
    </div>
  );
}

type OrderKeysProps = { hasPickList: boolean; mayDecide: boolean; mayDispatch: boolean };

function OrderKeys({ hasPickList, mayDecide, mayDispatch }: OrderKeysProps) {
  return (
    <Keys>
      <KeyHint keys="J">next order</KeyHint>
      <KeyHint keys="K">order before</KeyHint>
      {mayDecide && <KeyHint keys="A">approve</KeyHint>}
      {mayDecide && <KeyHint keys="R">reject</KeyHint>}
      {hasPickList && <KeyHint keys="P">pick list</KeyHint>}
      {mayDispatch && <KeyHint keys="Ctrl Enter">dispatch</KeyHint>}
    </Keys>
  );
}

function Facts({ order }: { order: DeskOrder }) {
  const moment = useMoment();
  const { deliverTo: to } = order;
  return (
    <Block>
      <Cells columns={6}>
        <Cell label="Placed">{moment(order.placedAt)}</Cell>
        <Cell label="Payment">{order.payment}</Cell>
        <Cell label="PO number">
          <ReferenceNumber>{order.purchaseOrderNo || 'NA'}</ReferenceNumber>
        </Cell>
        <Cell label="Wished by">{order.wishedDate ? formatDay(order.wishedDate) : 'NA'}</Cell>
        <Cell label="Deliver to">{[to.line, to.city, to.pincode, to.region].filter(Boolean).join(', ')}</Cell>
        <Cell label="Place of supply">{`${order.placeOfSupply}, ${order.taxWords}`}</Cell>
      </Cells>
      {order.remark && <BlockBody>{`Remark: ${order.remark}`}</BlockBody>}
    </Block>
  );
}

/** What happened so far, with who did it, and what is next. */
function Life({ order }: { order: DeskOrder }) {
  const moment = useMoment();
  const owed = order.lines.reduce((sum, line) => sum + line.owed, 0);
  const taken = order.steps.map((step, index) => {
    const next = order.steps[index + 1];
    const span = next && formatDuration(new Date(step.at), new Date(next.at));
    return {
      id: `${step.at} ${step.what}`,
      name: step.what,
      note: [moment(step.at), step.by, step.note].filter(Boolean).join(', '),
      ...(span && { span }),
    };
  });
  const ahead = nextStep(order.status, owed);
  return (
    <Block>
      <BlockBody>
        <ProgressSteps label="Life of this order" steps={[...taken, ...ahead]} now={taken.length - 1} />
      </BlockBody>
    </Block>
  );
}

function nextStep(status: string, owed: number) {
  if (status === 'Awaiting Internal Approval') return [{ name: 'Approval', note: 'you' }];
  if ((status === 'Confirmed' || status === 'Dispatched') && owed > 0)
    return [{ name: 'Next dispatch', note: `${plural(owed, 'piece')} owed` }];
  return status === 'Dispatched' ? [{ name: 'Delivery', note: '' }] : [];
}
