import { useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { DeliveryNoteButtons } from './delivery-note-buttons.tsx';
import { type DeskOrder, useMoment } from './desk-order.ts';
import styles from './order.module.css';
import type { decideOrderAtDesk, deliverOrderAtDesk } from './order-actions.contract.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import { useEDocuments } from './use-e-documents.ts';
import { useOrderFile } from './use-order-file.ts';

type Dispatch = DeskOrder['dispatches'][number];
type Opened = { dispatch: Dispatch; act: 'deliver' | 'take-back' | 'shipment' };

/** The list has what left before, and what can still be said of it; and the approval, while nothing has left. */
export function DispatchList({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const can = useCan();
  const { change, busy } = useAction();
  const { saveFile } = useOrderFile();
  const [opened, setOpened] = useState<Opened | 'approval'>();
  const close = () => setOpened(undefined);
  const latest = (opened: Dispatch) => order.dispatches.find((one) => one.dispatchNo === opened.dispatchNo) ?? opened;
  const name = ({ dispatchNo }: Dispatch) => `${order.number}-${dispatchNo}`;

  async function deliver({ dispatch, act }: Opened, note: string) {
    const { dispatchNo } = dispatch;
    const delivered = act === 'deliver';
    const request = { site, number: order.number, seen: order.seen, dispatchNo, delivered, note };
    await change(
      () => callDesk<typeof deliverOrderAtDesk>('POST /desk/api/:site/orders/:number/deliver/', request),
      delivered ? `${name(dispatch)} is delivered.` : `${name(dispatch)} is on its way again.`,
      { onDone: close },
    );
  }

  async function takeBack(reason: string) {
    const request = { site, number: order.number, seen: order.seen, decision: 'take-back' as const, reason };
    await change(
      () => callDesk<typeof decideOrderAtDesk>('POST /desk/api/:site/orders/:number/decide/', request),
      `Order ${order.number} awaits approval again.`,
      { onDone: close },
    );
  }

  return (
    <section className={styles.section} aria-label="Dispatches">
      {order.dispatches.map((dispatch) => (
        <Block
          key={dispatch.dispatchNo}
          header={<span className={styles.unbroken}>{name(dispatch)}</span>}
          end={<SentText dispatch={dispatch} />}
        >
          <BlockBody>
            <p>{dispatch.lines.map(packedText).join('; ')}</p>
            <ShipmentText dispatch={dispatch} />
            <div className={styles.actions}>
              <Button
                small
                icon="print"
                onClick={() => void saveFile(order.number, 'packing-list', String(dispatch.dispatchNo))}
              >
                Packing list
              </Button>
              {dispatch.lines.some(({ carton }) => carton !== null) && (
                <Button
                  small
                  icon="print"
                  onClick={() => void saveFile(order.number, 'labels', String(dispatch.dispatchNo))}
                >
                  Carton labels
                </Button>
              )}
              {dispatch.invoice && (
                <Button
                  small
                  icon="print"
                  onClick={() => void saveFile(order.number, 'document', dispatch.invoice ?? '')}
                >
                  <span>{tRich`Tax invoice ${<span className={styles.unbroken}>{dispatch.invoice}</span>}`}</span>
                </Button>
              )}
              <EwayBillButtons order={order} dispatch={dispatch} />
              <DeliveryNoteButtons order={order} dispatch={dispatch} />
              {can('dispatch-orders') && (
                <>
                  <Button small onClick={() => setOpened({ dispatch, act: 'shipment' })}>
                    Docket and tracking
                  </Button>
                  {dispatch.deliveredAt ? (
                    <Button small onClick={() => setOpened({ dispatch, act: 'take-back' })}>
                      Not delivered
                    </Button>
                  ) : (
                    <Button small kind="primary" onClick={() => setOpened({ dispatch, act: 'deliver' })}>
                      Delivered
                    </Button>
                  )}
                </>
              )}
            </div>
          </BlockBody>
        </Block>
      ))}
      {order.status === 'Confirmed' && can('decide-orders') && (
        <div className={styles.actions}>
          <Button small onClick={() => setOpened('approval')}>
            Take the approval back
          </Button>
        </div>
      )}
      {opened === 'approval' && (
        <ReasonDialog
          open
          title={`Take the approval of ${order.number} back?`}
          label="Reason, sent to the buyer"
          action="Take back"
          kind="danger"
          busy={busy}
          onClose={close}
          onConfirm={(reason) => void takeBack(reason)}
        >
          <p>It awaits approval again. Its stock and credit stay reserved.</p>
        </ReasonDialog>
      )}
      {opened && opened !== 'approval' && opened.act !== 'shipment' && (
        <ReasonDialog
          open
          title={
            opened.act === 'deliver'
              ? `${name(opened.dispatch)} is delivered?`
              : `${name(opened.dispatch)} is not delivered?`
          }
          label={opened.act === 'deliver' ? 'Who signed' : 'Reason, sent to the buyer'}
          action={opened.act === 'deliver' ? 'Delivered' : 'Not delivered'}
          kind={opened.act === 'deliver' ? 'primary' : 'danger'}
          optional={opened.act === 'deliver'}
          busy={busy}
          onClose={close}
          onConfirm={(note) => void deliver(opened, note)}
        />
      )}
      {opened && opened !== 'approval' && opened.act === 'shipment' && (
        <ShipmentDialog order={order} dispatch={latest(opened.dispatch)} onClose={close} />
      )}
    </section>
  );
}

function SentText({ dispatch }: { dispatch: Dispatch }) {
  const moment = useMoment();
  const { branch, dispatchedAt, dispatchedBy, deliveredAt, deliveryNote } = dispatch;
  const arrived = deliveredAt && `delivered ${moment(deliveredAt)}`;
  return <>{[branch, moment(dispatchedAt), dispatchedBy, arrived, deliveryNote].filter(Boolean).join(', ')}</>;
}

function ShipmentText({ dispatch }: { dispatch: Dispatch }) {
  const { carrier, mode, vehicle, docket, tracking, ewayBill, cartons, weightKg } = dispatch;
  const facts = [
    carrier,
    mode && mode !== 'road' && `by ${mode}`,
    vehicle,
    docket,
    ewayBill && `e-way bill ${ewayBill}`,
    cartons !== null && plural(cartons, 'carton'),
    weightKg !== null && `${weightKg} kg`,
  ].filter(Boolean);
  return (
    <p>
      {facts.join(', ')}{' '}
      {tracking && (
        <a href={tracking} target="_blank" rel="noopener noreferrer">
          Track this delivery
        </a>
      )}
    </p>
  );
}

const packedText = ({ quantity, itemName, lot, origin }: Dispatch['lines'][number]) =>
  [`${quantity} × ${itemName}`, lot && `lot ${lot}`, origin].filter(Boolean).join(', ');

/** The goods of a dispatch get a file for the portal, or a request to the portal at once. */
function EwayBillButtons({ order, dispatch }: { order: DeskOrder; dispatch: DeskOrder['dispatches'][number] }) {
  const can = useCan();
  const { busy, createEwayBill, save } = useEDocuments(order);
  const invoice = order.documents.find(
    ({ number, files }) => number === dispatch.invoice && files.includes('eway-bill'),
  );
  if (!invoice) return null;
  return (
    <>
      <Button small onClick={() => void save(invoice.number, 'eway-bill')}>
        E-way bill (JSON)
      </Button>
      {dispatch.ewayBill === '' && invoice.eInvoice?.state === 'registered' && can('dispatch-orders') && (
        <Button small busy={busy} onClick={() => void createEwayBill(invoice.number)}>
          Create e-way bill
        </Button>
      )}
    </>
  );
}
