import { useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { formatDay, formatNearDay } from '../../lib/dates.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { orderStage } from '../../orders/order-stage.rule.ts';
import { OrderStatusTag } from '../../orders/order-status-tag.tsx';
import { entryChannelWords } from '../../rfi/entry-channel.data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { ChangeDetails } from '../audit/change-details.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { BesideQueue, RecordQueue } from '../list/record-queue.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, moneyOf, useMoment } from './desk-order.ts';
import { DispatchList } from './dispatch-list.tsx';
import { HoldButton, HoldNotice } from './hold-box.tsx';
import styles from './order.module.css';
import type { cancelLinesAtDesk, decideOrderAtDesk } from './order-actions.contract.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderLines } from './order-lines.tsx';
import type { listOrdersAtDesk, OrderRow } from './order-list.contract.ts';
import { orderListRequest } from './order-list-request.ts';
import orderQueueStyles from './order-queue.module.css';
import type { orderAtDesk } from './order-record.contract.ts';
import { OrderTags } from './order-tags.tsx';
import { PickBox } from './pick-box.tsx';
import { PiecesFields, readPieces, usePieces } from './pieces-form.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReturnBox } from './return-box.tsx';
import { ReturnRequests } from './return-requests.tsx';
import { useOrderFile } from './use-order-file.ts';

export const handle = { title: () => 'Orders' };

/** The order is loaded with the list that it was opened from. */
export async function loader(args: LoaderFunctionArgs) {
  const site = siteOf(args);
  const { signal } = args.request;
  const [order, { rows, total }] = await Promise.all([
    loadDesk<typeof orderAtDesk>(
      'GET /desk/api/:site/orders/:number/',
      { site, number: args.params.number ?? '' },
      signal,
    ),
    loadDesk<typeof listOrdersAtDesk>('GET /desk/api/:site/orders/', orderListRequest(args), signal),
  ]);
  return { order, rows, total };
}

export function Component() {
  const { order, rows, total } = useLoaderData<typeof loader>();
  return (
    <BesideQueue>
      <OrderQueue rows={rows} total={total} currentNumber={order.number} />
      <OrderPage key={order.number} order={order} />
    </BesideQueue>
  );
}

function OrderPage({ order }: { order: DeskOrder }) {
  const can = useCan();
  const { site } = useDeskSite();
  const { savePickList } = useOrderFile();
  const isOwed = order.lines.some((line) => line.owed > 0);
  const isDecided = order.status === 'Confirmed' || order.status === 'Dispatched';
  const isToSend = isDecided && isOwed && !order.hold;
  const mayDecide = order.status === 'Awaiting Internal Approval' && can('decide-orders');
  const mayDispatch = isToSend && !order.isTest && can('dispatch-orders');
  const pick = () => void savePickList([order.number]);
  usePageKeys({ p: isToSend ? pick : undefined });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.number}>{order.number}</h2>
        <Link to={`/${site}/orders?view=all&customer=${order.customerId}`} title={`All orders of ${order.company}`}>
          <strong>{order.company}</strong>
        </Link>
        <OrderTags order={order} />
        {order.isTest && <Tag kind="warn">TEST</Tag>}
        <span className={styles.end}>
          {isOwed && !order.hold && can('hold-orders') && <HoldButton order={order} />}
          {isToSend && (
            <Button small icon="print" onClick={pick}>
              Pick list <Kbd>P</Kbd>
            </Button>
          )}
        </span>
      </header>
      <HoldNotice order={order} />
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
      <OrderKeys
        hasPickList={isToSend}
        mayApprove={mayDecide && !order.hold}
        mayDecide={mayDecide}
        mayDispatch={mayDispatch}
      />
    </div>
  );
}

type OrderKeysProps = { hasPickList: boolean; mayApprove: boolean; mayDecide: boolean; mayDispatch: boolean };

function OrderKeys({ hasPickList, mayApprove, mayDecide, mayDispatch }: OrderKeysProps) {
  return (
    <Keys>
      <KeyHint keys="J">next order</KeyHint>
      <KeyHint keys="K">order before</KeyHint>
      {mayApprove && <KeyHint keys="A">approve</KeyHint>}
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
        <Cell label="Placed">
          {moment(order.placedAt)}
          {order.enteredBy &&
            order.enteredVia &&
            `, entered by ${order.enteredBy}, asked ${entryChannelWords[order.enteredVia]}`}
        </Cell>
        <Cell label="Payment">{order.payment}</Cell>
        <Cell label="PO number">
          {order.purchaseOrderNo || !order.noPurchaseOrder ? (
            <ReferenceNumber>{order.purchaseOrderNo || 'NA'}</ReferenceNumber>
          ) : (
            `none: ${order.noPurchaseOrder}`
          )}
        </Cell>
        <Cell label="Wished by">{order.wishedDate ? formatDay(order.wishedDate) : 'NA'}</Cell>
        <Cell label="Deliver to">{[to.line, to.city, to.pincode, to.region].filter(Boolean).join(', ')}</Cell>
        <Cell label="Place of supply">{`${order.placeOfSupply}, ${order.taxWords}`}</Cell>
      </Cells>
      {order.remark && <BlockBody>{`Remark: ${order.remark}`}</BlockBody>}
    </Block>
  );
}

/** The part shows what happened so far, with who did it, and what is next. */
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
  const ahead = nextStep(order, owed);
  return (
    <Block>
      <BlockBody>
        <ProgressSteps label="Life of this order" steps={[...taken, ...ahead]} now={taken.length - 1} />
      </BlockBody>
    </Block>
  );
}

function nextStep({ status, hold }: DeskOrder, owed: number) {
  if (hold) return [{ name: 'Release', note: hold.lookAgainOn ? `to look at on ${formatDay(hold.lookAgainOn)}` : '' }];
  if (status === 'Awaiting Internal Approval') return [{ name: 'Approval', note: 'you' }];
  if ((status === 'Confirmed' || status === 'Dispatched') && owed > 0)
    return [{ name: 'Next dispatch', note: `${plural(owed, 'piece')} owed` }];
  return status === 'Dispatched' ? [{ name: 'Delivery', note: '' }] : [];
}

/** Who did what to the order, with what it was before and after, and what else the customer ordered. */
function OrderHistory({ order }: { order: DeskOrder }) {
  const moment = useMoment();
  const { site } = useDeskSite();
  const money = moneyOf(order);
  return (
    <>
      {order.history.length > 0 && (
        <Block header="History">
          <BlockBody>
            <ol className={styles.list}>
              {order.history.map(({ id, at, by, action, details }) => (
                <li key={id} className={styles.message}>
                  <span>
                    <strong>{by}</strong>: {action}
                  </span>
                  <small>{moment(at)}</small>
                  <ChangeDetails details={details} />
                </li>
              ))}
            </ol>
          </BlockBody>
        </Block>
      )}
      {order.otherOrders.length > 0 && (
        <Block header={`Other orders of ${order.company}`}>
          <BlockBody>
            <ul className={styles.list}>
              {order.otherOrders.map(({ number, placedAt, totalMinor, ...other }) => (
                <li key={number}>
                  <Link className={styles.designation} to={`/${site}/orders/${number}`}>
                    {number}
                  </Link>{' '}
                  {moment(placedAt)}, {money(totalMinor)} <OrderStatusTag status={orderStage(other)} />
                </li>
              ))}
            </ul>
          </BlockBody>
        </Block>
      )}
    </>
  );
}

/** Cancels owed pieces: of some lines, or all of them. */
function CancelBox({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const { change, refuse, busy } = useAction();
  const [open, setOpen] = useState(false);
  const owing = order.lines
    .filter((line) => line.owed > 0)
    .map(({ lineNo, itemName, owed }) => ({ lineNo, itemName, max: owed }));
  const { pieces, setPieces } = usePieces(owing);
  const close = () => setOpen(false);

  async function cancel(reason: string) {
    const lines = readPieces(pieces);
    if (!lines || lines.length === 0)
      return refuse('Write how many pieces of which line are cancelled, in whole numbers.');
    const request = { site, number: order.number, seen: order.seen, lines, reason };
    await change(
      () => callDesk<typeof cancelLinesAtDesk>('POST /desk/api/:site/orders/:number/cancel/', request),
      (reply) => `${plural(reply.pieces, 'piece')} cancelled, ${reply.stillOwed} still owed.`,
      { onDone: close },
    );
  }

  function start() {
    setPieces(Object.fromEntries(owing.map(({ lineNo, max }) => [lineNo, String(max)])));
    setOpen(true);
  }
  return (
    <div className={styles.actions}>
      <Button small onClick={start}>
        Cancel pieces
      </Button>
      {open && (
        <ReasonDialog
          open
          title={`Cancel owed pieces of ${order.number}`}
          label="Reason, sent to the buyer"
          action="Cancel these pieces"
          kind="danger"
          busy={busy}
          onClose={close}
          onConfirm={(reason) => void cancel(reason)}
        >
          <p>Their stock, credit and payment are given back.</p>
          <PiecesFields lines={owing} value={pieces} onChange={setPieces} />
        </ReasonDialog>
      )}
    </div>
  );
}

function DecisionBox({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const { typed, type, drop } = useDraft(`desk-decision:${site}:${order.number}`);
  const reason = typed.text ?? '';
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function decide(decision: 'approve' | 'reject') {
    if (decision === 'reject' && reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const request = { site, number: order.number, seen: order.seen, decision, reason };
    await change(
      () => callDesk<typeof decideOrderAtDesk>('POST /desk/api/:site/orders/:number/decide/', request),
      decision === 'approve' ? `Order ${order.number} is approved.` : `Order ${order.number} is rejected.`,
      { onDone: drop },
    );
  }
  usePageKeys({ a: order.hold ? undefined : () => void decide('approve'), r: () => field.current?.focus() });
  return (
    <section className={styles.box} aria-label="Decision">
      <Field label="Reason, sent to the buyer" error={missing && 'Please write a reason. The buyer reads it.'}>
        <TextInput
          ref={field}
          small
          value={reason}
          maxLength={500}
          placeholder="Needed to reject"
          onChange={(event) => {
            type({ text: event.target.value });
            setMissing(false);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button kind="danger" busy={busy} onClick={() => void decide('reject')}>
          Reject <Kbd>R</Kbd>
        </Button>
        {!order.hold && (
          <Button kind="primary" busy={busy} onClick={() => void decide('approve')}>
            Approve <Kbd>A</Kbd>
          </Button>
        )}
      </div>
    </section>
  );
}

type OrderQueueProps = { rows: readonly OrderRow[]; total: number; currentNumber: string };

/** The list one came from; J and K go to its next and previous order. */
function OrderQueue({ rows, total, currentNumber }: OrderQueueProps) {
  const { site } = useDeskSite();
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathOf = ({ number }: OrderRow) => `/${site}/orders/${number}${search}`;
  const current = rows.findIndex(({ number }) => number === currentNumber);
  const go = (row: OrderRow | undefined) => row && void navigate(pathOf(row));
  usePageKeys({ j: () => go(rows[current + 1]), k: () => go(rows[current - 1]) });
  return (
    <RecordQueue
      label="Orders of the list"
      head={
        <>
          <Link to={`/${site}/orders${search}`}>All orders</Link>
          <span>{total}</span>
        </>
      }
    >
      {rows.map((row) => (
        <li key={row.number}>
          <Link
            className={orderQueueStyles.order}
            to={pathOf(row)}
            aria-current={row.number === currentNumber || undefined}
          >
            <b className={orderQueueStyles.company}>{row.company}</b>
            <span className={row.late ? orderQueueStyles.late : orderQueueStyles.due}>
              {row.dueOn && formatNearDay(row.dueOn)}
            </span>
            <span className={orderQueueStyles.number}>{row.number}</span>
            <span className={orderQueueStyles.due}>
              {formatMoney({ minor: row.totalMinor, currency: row.currency })}
            </span>
          </Link>
        </li>
      ))}
    </RecordQueue>
  );
}
