import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { printOrderDocument } from '../../orders/documents/print-order-document.server.ts';
import { registersInvoices } from '../../orders/e-documents/create-invoice-portals.server.ts';
import { amendShipment } from '../../orders/fulfilment/amend-shipment.server.ts';
import { cancelLines } from '../../orders/fulfilment/cancel-lines.server.ts';
import { correctPincode } from '../../orders/fulfilment/correct-pincode.server.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { dispatchOrder } from '../../orders/fulfilment/dispatch-order.server.ts';
import { holdOrder, releaseOrder } from '../../orders/fulfilment/hold-order.server.ts';
import { recordDelivery } from '../../orders/fulfilment/record-delivery.server.ts';
import { takeBackApproval, takeBackDelivery } from '../../orders/fulfilment/take-back.server.ts';
import { printCartonLabels } from '../../orders/packing/print-labels.server.ts';
import { printPackingList } from '../../orders/packing/print-packing.server.ts';
import { returnGoods } from '../../orders/returns/return-goods.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import {
  amendShipmentAtDesk,
  cancelLinesAtDesk,
  correctPincodeAtDesk,
  decideOrderAtDesk,
  deliverOrderAtDesk,
  dispatchOrderAtDesk,
  holdOrderAtDesk,
  printOrderFileAtDesk,
  releaseOrderAtDesk,
  returnGoodsAtDesk,
} from './order-actions.contract.ts';
import { toFileReply } from './order-file.server.ts';

const done = { success: true as const };

export const decideOrderCall = defineDeskCall(
  decideOrderAtDesk,
  { requires: staffPermissionTo('decide-orders') },
  async ({ number, seen, decision, reason }, { database, site, by, now }) => {
    const about = { number, seen, by, now };
    if (decision === 'take-back') return (await takeBackApproval(database, site, { ...about, reason })) ?? done;
    if (decision === 'reject' && reason === '') return refuse(decideOrderAtDesk, 'reason');
    const to = decision === 'approve' ? 'Confirmed' : 'Rejected';
    return (await decideOrder(database, site, { ...about, to, ...(reason && { note: reason }) })) ?? done;
  },
);

export const holdOrderCall = defineDeskCall(
  holdOrderAtDesk,
  { requires: staffPermissionTo('hold-orders') },
  async ({ number, seen, reason, lookAgainOn = null, isToldToBuyer }, { database, site, by, now }) => {
    if (reason === '') return refuse(holdOrderAtDesk, 'reason');
    const hold = { reason, lookAgainOn, isToldToBuyer };
    const written = await holdOrder(database, site, { number, seen, hold, by, now });
    return written instanceof Refusal ? written : { ...done, written };
  },
);

export const releaseOrderCall = defineDeskCall(
  releaseOrderAtDesk,
  { requires: staffPermissionTo('hold-orders') },
  async ({ number, seen }, { database, site, by, now }) => {
    const written = await releaseOrder(database, site, { number, seen, by, now });
    return written instanceof Refusal ? written : { ...done, written };
  },
);

type Shipment = Omit<RequestOf<typeof amendShipmentAtDesk>, 'site' | 'number' | 'seen' | 'dispatchNo'>;
const shipmentOf = (sent: Shipment) => ({
  carrier: sent.carrier,
  transporterId: sent.transporterId,
  mode: sent.transportMode,
  vehicle: sent.vehicle,
  docket: sent.docket,
  docketDay: sent.docketDay ?? ('' as const),
  tracking: sent.tracking,
  ewayBill: sent.ewayBill,
  cartons: sent.cartons,
  weightKg: sent.weightKg,
});

export const dispatchOrderCall = defineDeskCall(
  dispatchOrderAtDesk,
  { requires: staffPermissionTo('dispatch-orders') },
  async ({ number, seen, picks: seenPicks, unpaid, ...shipment }, { database, site, by, now, services }) => {
    const sent = await dispatchOrder(database, site, {
      number,
      seen,
      by,
      now,
      seenPicks,
      ...shipmentOf(shipment),
      ...(unpaid && { unpaid }),
      registersInvoices: registersInvoices(services.invoicePortals, site, now),
    });
    if (sent instanceof Refusal) return sent;
    return { ...done, dispatch: sent.dispatch, invoice: sent.invoice, stillOwed: sent.stillOwed };
  },
);

export const amendShipmentCall = defineDeskCall(
  amendShipmentAtDesk,
  { requires: staffPermissionTo('dispatch-orders') },
  async ({ number, seen, dispatchNo, ...shipment }, { database, site, by, now }) =>
    (await amendShipment(database, site, { number, seen, dispatchNo, by, now, ...shipmentOf(shipment) })) ?? done,
);

export const correctPincodeCall = defineDeskCall(
  correctPincodeAtDesk,
  { requires: staffPermissionTo('decide-orders') },
  async (request, { database, site, by, now }) =>
    (await correctPincode(database, site, { ...request, by, now })) ?? done,
);

export const deliverOrderCall = defineDeskCall(
  deliverOrderAtDesk,
  { requires: staffPermissionTo('dispatch-orders') },
  async ({ number, seen, dispatchNo, delivered, note }, { database, site, by, now }) => {
    const about = { number, seen, dispatchNo, by, now };
    if (delivered) return (await recordDelivery(database, site, { ...about, note })) ?? done;
    return (await takeBackDelivery(database, site, { ...about, reason: note })) ?? done;
  },
);

type NamedLines = readonly { lineNo: number; quantity: number }[];
const linesOf = (lines: NamedLines) => lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }));

export const cancelLinesCall = defineDeskCall(
  cancelLinesAtDesk,
  { requires: staffPermissionTo('cancel-and-return') },
  async ({ number, seen, lines, reason }, { database, site, by, now }) => {
    if (reason === '') return refuse(cancelLinesAtDesk, 'reason');
    const cancelled = await cancelLines(database, site, { number, seen, lines: linesOf(lines), note: reason, by, now });
    if (cancelled instanceof Refusal) return cancelled;
    return { ...done, pieces: cancelled.pieces, stillOwed: cancelled.stillOwed, status: cancelled.status };
  },
);

export const returnGoodsCall = defineDeskCall(
  returnGoodsAtDesk,
  { requires: staffPermissionTo('cancel-and-return') },
  async ({ seen, invoice, lines, reason, restock }, { database, site, by, now }) => {
    if (reason === '') return refuse(returnGoodsAtDesk, 'reason');
    const about = { invoice, seen, reason, restock, by, now };
    const note = await returnGoods(database, site, { ...about, lines: linesOf(lines) });
    if (note instanceof Refusal) return note;
    return { ...done, creditNote: note.number, totalMinor: note.totalMinor };
  },
);

export const printOrderFileCall = defineDeskCall(
  printOrderFileAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk'), queue: 'documents' },
  async ({ number, document, kind }, { db, database, site, now, services }) => {
    const address = services.addressOf(site.code);
    const dispatchNo = /^\d{1,4}$/.test(document) ? Number(document) : 0;
    const print = {
      document: () => printOrderDocument(database, site, { number, document, address, now }),
      'packing-list': () => printPackingList(db, site, { number, dispatchNo, address }),
      labels: () => printCartonLabels(db, site, { number, dispatchNo }),
    };
    const printed = await print[kind]();
    return printed instanceof Refusal ? printed : toFileReply(printed);
  },
);
