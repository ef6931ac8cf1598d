import { dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type DispatchRow, findDispatches, updateShipment } from '../dispatches.db.ts';
import { orderInMail } from '../mails/order-in-mail.ts';
import { type ExpectedVersion, orderEditConflict } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import { lockOrder } from '../orders.db.ts';
import { carrierText, type ShipmentDetails, shipmentRefusal, tidyShipment } from '../shipment-details.rule.ts';

export type AmendShipment = Partial<ShipmentDetails> & {
  number: string;
  dispatchNo: number;
  seen?: ExpectedVersion;
  by: string;
  now: Date;
};

/** Writes what is known only later, such as docket and e-way bill; what is left out stays. A new tracking address is mailed. */
export async function amendShipment(
  database: Database,
  site: Site,
  request: AmendShipment,
): Promise<Refusal<'changed_meanwhile' | 'unknown_dispatch' | 'unknown_order' | 'wrong_details'> | undefined> {
  const { number, dispatchNo, seen, by, now, ...given } = request;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
    const changed = await orderEditConflict(db, site, number, seen);
    if (changed) return changed;
    const dispatch = (await findDispatches(db, { orderId: order.id })).find((one) => one.dispatchNo === dispatchNo);
    if (!dispatch) return refuse(fulfilmentRefusals, 'unknown_dispatch.of_order', { number });
    const before = shipmentOf(dispatch);
    const after = tidyShipment({ ...before, ...given });
    const wrong = shipmentRefusal(after, site, dayOf(now, site.calendar.timeZone));
    if (wrong) return refuse(fulfilmentRefusals, 'wrong_details', { reason: wrong.message });
    await updateShipment(db, { id: dispatch.id, ...after });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'order shipment changed',
      subject: number,
      customerId: order.customerId,
      details: { dispatch: dispatchNo, before, after },
    });
    if (after.tracking === '' || after.tracking === before.tracking) return undefined;
    const carrier = carrierText(after);
    const name = `${number}-${dispatchNo}`;
    const data = { ...orderInMail(order, []), dispatch: name, carrier, tracking: after.tracking };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: order.email, template: 'order-tracking', data },
    ]);
    return undefined;
  });
}

const shipmentOf = (row: DispatchRow): ShipmentDetails => ({
  carrier: row.carrier,
  transporterId: row.transporterId,
  mode: row.mode,
  vehicle: row.vehicle,
  docket: row.docket,
  docketDay: row.docketDay,
  tracking: row.tracking,
  ewayBill: row.ewayBill,
  cartons: row.cartons,
  weightKg: row.weightKg,
});
