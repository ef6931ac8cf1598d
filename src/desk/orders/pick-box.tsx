import { useRef, useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { pickedPieces } from '../../orders/picks.rule.ts';
import { needsEwayBill, type ShipmentRefusal } from '../../orders/shipment-details.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { type DeskSite, useDeskSession, useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, moneyOf, useMoment } from './desk-order.ts';
import type { dispatchOrderAtDesk } from './order-actions.contract.ts';
import { PackTable } from './pack-table.tsx';
import { cartonsOf, shelfOf } from './pick-draft.ts';
import { PickTable } from './pick-table.tsx';
import styles from './picking.module.css';
import { noShipmentText, ShipmentFields, shipmentFrom, wrongShipmentField } from './shipment-fields.tsx';
import { useOrderFile } from './use-order-file.ts';
import { usePicking } from './use-picking.ts';

/** Picks the goods of an order from shelf to shelf, packs them, and sends what was picked. */
export function PickBox({ order }: { order: DeskOrder }) {
  const site = useDeskSite();
  const action = useAction();
  const [isDispatching, setDispatching] = useState(false);
  const { saveFile } = useOrderFile();
  const picking = usePicking(order, action);
  // The draft is named by the dispatch, so that the next one of the order begins empty.
  const { typed, type, drop } = useDraft(`desk-dispatch:${site.site}:${order.number}-${order.dispatches.length + 1}`);
  const { carrier, transporterId, mode } = order.lastTransport;
  const { unpaid, ...shipment } = { ...noShipmentText, carrier, transporterId, mode, unpaid: '', ...typed };
  const [wrong, setWrong] = useState<ShipmentRefusal>();
  const money = moneyOf(order);
  const cartons = cartonsOf(order);
  const worth = order.picked.totalMinor;
  const picks = order.lines.flatMap(({ pick }) => (pick ? [pick] : []));
  const pieces = picks.reduce((sum, pick) => sum + pickedPieces(pick), 0);
  const owed = order.lines.reduce((sum, line) => sum + line.owed, 0);
  const waiting = picking.lines.find(({ pick }) => !pick);
  const sendButton = useRef<HTMLButtonElement>(null);
  const closed = closedText();

  function closedText(): string {
    if (picking.isChanged) return `Line ${picking.current?.lineNo ?? 0} is being changed: Enter writes it down`;
    if (waiting) return `Opens when ${shelfOf(waiting) || `line ${waiting.lineNo}`} is picked`;
    return pieces === 0 ? 'Nothing is picked' : '';
  }
  function dispatchText(): string {
    if (order.picked.isBilled) return 'Dispatch';
    return pieces > 0 ? `Dispatch and invoice ${money(worth)}` : 'Dispatch and invoice';
  }
  function change(fields: typeof typed) {
    type(fields);
    setWrong(undefined);
  }
  /** A weight that is typed is written down first. */
  async function dispatch() {
    if (isDispatching) return;
    if (closed) return action.refuse(closed);
    const wrongField = wrongShipmentField(shipment, order, site);
    setWrong(wrongField);
    if (wrongField) return;
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    setDispatching(true);
    if (await picking.areWeightsWritten()) await sendDispatch(site);
    setDispatching(false);
  }

  async function sendDispatch({ site }: DeskSite) {
    const request = {
      site,
      number: order.number,
      seen: order.seen,
      unpaid,
      ...shipmentFrom(shipment),
      picks: picks.map(({ id }) => id),
    };
    await action.change(
      () => callDesk<typeof dispatchOrderAtDesk>('POST /desk/api/:site/orders/:number/dispatch/', request),
      (reply) =>
        [`${reply.dispatch} has left.`, reply.invoice && `Tax invoice ${reply.invoice}.`].filter(Boolean).join(' '),
      { waits: true, onDone: drop },
    );
  }
  const labels = () => void saveFile(order.number, 'labels', '0');
  usePageKeys({
    'ctrl+enter': () => void dispatch(),
    l: cartons.length > 0 ? labels : undefined,
    enter: picking.current && !picking.isActive ? () => picking.current && picking.start(picking.current) : undefined,
  });
  return (
    <section className={styles.box} aria-label="Pick and dispatch">
      <OtherPickers picks={picks} />
      <header className={styles.head}>
        <h3 className={styles.title}>Pick, in the order of the shelves</h3>
        <span className={styles.hint}>Scan a shelf or an item, or type the pieces, then Enter</span>
        {waiting && (
          <Button small busy={picking.busy} onClick={picking.pickRest}>
            All as asked
          </Button>
        )}
        {waiting && (picking.only.length > 0 || pieces > 0) && (
          <Button small busy={picking.busy} onClick={picking.sendOnly}>
            {picking.only.length > 0 ? `Send only these ${picking.only.length}` : 'The rest leaves later'}
          </Button>
        )}
        {!closed && (
          <Button small onClick={() => sendButton.current?.focus()}>
            To the dispatch
          </Button>
        )}
      </header>
      {picking.lines.length > 0 ? <PickTable picking={picking} /> : <p>Nothing of this order is on the shelf.</p>}
      {cartons.length > 0 && <PackTable cartons={cartons} onWeigh={picking.weigh} />}
      <ShipmentFields
        value={shipment}
        onChange={change}
        wrong={wrong}
        packed
        hasEwayBill={order.ewayBillAbove !== null}
        ewayBillHint={
          needsEwayBill(order.ewayBillAbove, worth) ? `needed above ${money(order.ewayBillAbove ?? 0)}` : undefined
        }
      />
      {order.money.missing > 0 && (
        <Field label="Why the goods leave unpaid" hint={`${money(order.money.missing)} for this order is not there.`}>
          <TextInput
            small
            value={unpaid}
            maxLength={300}
            onChange={(event) => change({ unpaid: event.target.value })}
          />
        </Field>
      )}
      <footer className={styles.send}>
        <p>
          <span>This dispatch</span>
          <strong>
            {[plural(pieces, 'piece'), cartons.length > 0 && plural(cartons.length, 'carton')]
              .filter(Boolean)
              .join(', ')}
          </strong>
        </p>
        <p>
          <span>Stays owed</span>
          <strong>{plural(owed - pieces, 'piece')}</strong>
        </p>
        <span className={styles.closed}>{closed}</span>
        <Button disabled={cartons.length === 0} onClick={labels}>
          Labels <Kbd>L</Kbd>
        </Button>
        <Button
          ref={sendButton}
          kind="primary"
          busy={isDispatching}
          disabled={closed !== ''}
          onClick={() => void dispatch()}
        >
          {dispatchText()} <Kbd>Ctrl Enter</Kbd>
        </Button>
      </footer>
    </section>
  );
}

/** Says that somebody else is picking the same order. */
function OtherPickers({ picks }: { picks: readonly { by: string; at: string }[] }) {
  const { name } = useDeskSession();
  const moment = useMoment();
  const others = picks.filter(({ by }) => by !== name);
  const [last] = others.toSorted((a, b) => b.at.localeCompare(a.at));
  if (!last) return null;
  const pickers = [...new Set(others.map(({ by }) => by))];
  const names = pickers.join(', ');
  return (
    <Notice
      kind="info"
      title={pickers.length > 1 ? `${names} pick this order too` : `${names} picks this order too`}
      live
    >
      <p>{`Last ${moment(last.at)}. Lines that are picked are marked below.`}</p>
    </Notice>
  );
}
