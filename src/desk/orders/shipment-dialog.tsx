import { useState } from 'react';
import type { ShipmentRefusal } from '../../orders/shipment-details.rule.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import styles from './order.module.css';
import type { amendShipmentAtDesk } from './order-actions.contract.ts';
import { ShipmentFields, type ShipmentText, shipmentFrom, wrongShipmentField } from './shipment-fields.tsx';

type Dispatch = DeskOrder['dispatches'][number];
type ShipmentDialogProps = { order: DeskOrder; dispatch: Dispatch; onClose: () => void };

const textOf = (dispatch: Dispatch): ShipmentText => ({
  carrier: dispatch.carrier,
  transporterId: dispatch.transporterId,
  mode: dispatch.mode,
  vehicle: dispatch.vehicle,
  docket: dispatch.docket,
  docketDay: dispatch.docketDay,
  tracking: dispatch.tracking,
  ewayBill: dispatch.ewayBill,
  cartons: dispatch.cartons === null ? '' : String(dispatch.cartons),
  weightKg: dispatch.weightKg === null ? '' : String(dispatch.weightKg),
});

/** Staff add here what became known after the goods had left. */
export function ShipmentDialog({ order, dispatch, onClose }: ShipmentDialogProps) {
  const site = useDeskSite();
  const { change: send, busy } = useAction();
  /** The typed fields; of the rest, what a colleague wrote meanwhile counts. */
  const [typed, setTyped] = useState<Partial<ShipmentText>>({});
  const [wrong, setWrong] = useState<ShipmentRefusal>();
  const known = textOf(dispatch);
  const shipment = { ...known, ...typed };
  function change(value: ShipmentText) {
    const changed = Object.entries(value).filter(([name, text]) => text !== known[name as keyof ShipmentText]);
    setTyped(Object.fromEntries(changed));
    setWrong(undefined);
  }
  const { dispatchNo } = dispatch;

  async function save() {
    const wrongField = wrongShipmentField(shipment, order, site);
    setWrong(wrongField);
    if (wrongField) return;
    const request = { site: site.site, number: order.number, seen: order.seen, dispatchNo, ...shipmentFrom(shipment) };
    await send(
      () => callDesk<typeof amendShipmentAtDesk>('POST /desk/api/:site/orders/:number/shipment/', request),
      `${order.number}-${dispatchNo} is changed.`,
      { onDone: onClose },
    );
  }
  return (
    <ConfirmDialog
      title={tRich`Docket and tracking of ${<span className={styles.unbroken}>{`${order.number}-${dispatchNo}`}</span>}`}
      busy={busy}
      onClose={onClose}
      action="Save"
      cancel="Back"
      onConfirm={() => void save()}
    >
      <ShipmentFields value={shipment} onChange={change} wrong={wrong} hasEwayBill={order.ewayBillAbove !== null} />
    </ConfirmDialog>
  );
}
