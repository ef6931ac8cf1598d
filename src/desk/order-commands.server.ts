import type { Day } from '../lib/dates.ts';
import { formatDateTime } from '../lib/dates.ts';
import { plural } from '../lib/i18n.ts';
import { formatMoney } from '../lib/money.ts';
import { registersInvoices } from '../orders/e-documents/create-invoice-portals.server.ts';
import { amendShipment } from '../orders/fulfilment/amend-shipment.server.ts';
import type { CancelledLine } from '../orders/fulfilment/cancel-lines.rule.ts';
import { cancelLines } from '../orders/fulfilment/cancel-lines.server.ts';
import { correctPincode } from '../orders/fulfilment/correct-pincode.server.ts';
import { decideOrder } from '../orders/fulfilment/decide-order.server.ts';
import { dispatchOrder } from '../orders/fulfilment/dispatch-order.server.ts';
import type { OrderBalance } from '../orders/fulfilment/order-balance.server.ts';
import { recordDelivery } from '../orders/fulfilment/record-delivery.server.ts';
import { takeBackApproval, takeBackDelivery } from '../orders/fulfilment/take-back.server.ts';
import type { OrderStatus } from '../orders/order-state.rule.ts';
import { returnGoods } from '../orders/returns/return-goods.server.ts';
import { listOrders } from '../orders/staff-view/list-orders.server.ts';
import { findOrderForStaff, type StaffOrder } from '../orders/staff-view/order-for-staff.server.ts';
import type { TransportMode } from '../orders/transport.rule.ts';
import { Refusal } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import { type DeskArguments, type DeskCommand, failure } from './desk-command.ts';
import { piecesOf } from './typed-pieces.ts';

const maxListed = 100;

const list: DeskCommand = {
  usage: '',
  summary: 'lists orders awaiting approval, stock or delivery, longest waiting first',
  async run({ database, site, now }) {
    const pages = { page: 1, rowsPerPage: maxListed, maxTotal: maxListed };
    const { rows: waiting } = await listOrders(database, site, { view: 'open', sort: 'placed', q: '', now, ...pages });
    if (waiting.length === 0) return { lines: ['No orders are waiting.'] };
    return {
      lines: waiting.map((order) => {
        const total = formatMoney({ minor: order.totalMinor, currency: order.currency });
        const placed = formatDateTime(order.placedAt, site.calendar.timeZone);
        return `${placed}  ${order.number}  ${order.company}  ${total}  ${order.status}, ${order.owed} owed`;
      }),
    };
  },
};

const show: DeskCommand = {
  usage: 'NUMBER',
  summary: 'shows an order with its payments, lines (reserved, sent, owed), dispatches and documents',
  async run({ database, site }, { positionals: [number = ''] }) {
    const found = await findOrderForStaff(database, site, number);
    return found ? { lines: inFull(found, site) } : failure(`${site.name} has no order ${number}.`);
  },
};

function inFull(
  { order, lines, dispatches, documents, payment, money, flags }: StaffOrder,
  { calendar }: Site,
): string[] {
  const { deliverTo, currency } = order;
  const { timeZone } = calendar;
  const amount = (minor: number) => formatMoney({ minor, currency });
  return [
    `${order.company}, ${order.email}, ${formatDateTime(order.placedAt, timeZone)}: ${order.status}`,
    ...flags.map((flag) => `LOOK: ${flag}`),
    `deliver to ${[deliverTo.line, deliverTo.city, deliverTo.pincode, deliverTo.region].filter(Boolean).join(', ')}`,
    `${payment}, ${amount(order.totalMinor)}: ${describeMoney(money, amount)}`,
    ...lines.map((line) => {
      const counts = `${line.reserved} reserved, ${line.dispatched} sent, ${line.ordered - line.dispatched - line.cancelled} owed`;
      return `${line.lineNo}  ${line.ordered} × ${line.itemName} ${line.maker}  ${counts}`;
    }),
    ...dispatches.map((one) => {
      const shipment = [
        one.carrier,
        one.mode,
        one.vehicle,
        one.docket,
        one.tracking,
        one.ewayBill && `e-way bill ${one.ewayBill}`,
      ].filter(Boolean);
      const arrived = one.deliveredAt ? `, arrived ${formatDateTime(one.deliveredAt, timeZone)}` : '';
      return `dispatch ${one.dispatchNo}  ${plural(one.pieces, 'piece')} ${[formatDateTime(one.dispatchedAt, timeZone), ...shipment].join(', ')}${arrived}`;
    }),
    ...documents.map((one) => `${one.kind.replace('_', ' ')} ${one.number}  ${amount(one.totalMinor)}`),
  ];
}

function describeMoney(money: OrderBalance, amount: (minor: number) => string): string {
  const parts: [minor: number, label: string][] = [
    [money.unpaidMinor, 'of its invoices is unpaid'],
    [money.owingMinor > 0 ? money.onAccountMinor : 0, 'is on account'],
    [money.missingMinor, 'is missing before dispatch'],
  ];
  const options = parts.flatMap(([minor, label]) => (minor > 0 ? [`${amount(minor)} ${label}`] : []));
  return [`${amount(money.cameInMinor)} received`, ...options].join(', ');
}

const decide = (to: OrderStatus, summary: string): DeskCommand => ({
  usage: 'NUMBER [--note "…"]',
  summary,
  async run({ database, site, by, now }, { positionals: [number = ''], note }) {
    const refused = await decideOrder(database, site, { number, to, by, now, ...(note && { note }) });
    return refused ? failure(refused.message) : { lines: [`Order ${number} is ${to} now.`] };
  },
});

const dispatch: DeskCommand = {
  usage:
    'NUMBER [LINE=QTY[@LOT]…] [--carrier "…"] [--transporter GSTIN] [--mode MODE] [--vehicle NUMBER] [--docket "…"] [--docket-day YYYY-MM-DD] [--tracking ADDRESS] [--eway NUMBER] [--cartons COUNT] [--weight KG] [--unpaid "…"]',
  acceptsMore: true,
  summary: 'dispatches goods and issues their tax invoice: 3=40 or 3=24@2608-114; by default all that is in stock',
  async run({ database, site, by, now, invoicePortals }, { positionals: [number = '', ...lineArgs], options }) {
    const lines = lineArgs.map(piecesOf);
    const wrong = lineArgs.find((_, i) => lines[i] === undefined);
    if (wrong !== undefined) return failure(`Write each line like 3=40 or 3=24@2608-114, not '${wrong}'.`);
    const sent = await dispatchOrder(database, site, {
      number,
      by,
      now,
      ...(lines.length > 0 && { lines: lines.filter((line) => line !== undefined) }),
      ...shipmentOf(options),
      registersInvoices: invoicePortals !== undefined && registersInvoices(invoicePortals, site, now),
      ...(options.unpaid !== undefined && { unpaid: options.unpaid }),
    });
    if (sent instanceof Refusal) return failure(withHint(sent, number));
    const invoice = sent.invoice ? `Tax invoice ${sent.invoice}.` : 'Already invoiced.';
    return {
      lines: [
        `${sent.dispatch} dispatched. ${invoice} ${plural(sent.stillOwed, 'piece is', 'pieces are')} still owed.`,
      ],
    };
  },
};

const pincode: DeskCommand = {
  usage: 'NUMBER PINCODE [--for billing]',
  acceptsMore: true,
  summary: 'corrects the PIN code of the delivery address in an order, or of the billing address',
  async run({ database, site, by, now }, { positionals: [number = '', code = ''], options }) {
    const party = options.for === 'billing' ? 'bill_to' : 'deliver_to';
    const refused = await correctPincode(database, site, { number, party, pincode: code, by, now });
    return refused ? failure(refused.message) : { lines: [`The PIN code of ${number} is corrected.`] };
  },
};

const shipmentOf = ({ carrier, docket, tracking, eway, cartons, weight, ...more }: DeskArguments['options']) => ({
  ...(carrier && { carrier }),
  ...(more.transporter && { transporterId: more.transporter }),
  ...(more.mode && { mode: more.mode as TransportMode }),
  ...(more.vehicle && { vehicle: more.vehicle }),
  ...(more['docket-day'] && { docketDay: more['docket-day'] as Day }),
  ...(docket && { docket }),
  ...(tracking && { tracking }),
  ...(eway && { ewayBill: eway }),
  ...(cartons && { cartons: Number(cartons) }),
  ...(weight && { weightKg: Number(weight) }),
});

const withHint = ({ refusal, message }: Refusal, number: string) =>
  refusal === 'money_missing' ? `${message} (receipt EMAIL AMOUNT --order ${number}, or --unpaid "reason")` : message;

const ship: DeskCommand = {
  usage:
    'NUMBER DISPATCH [--carrier "…"] [--transporter GSTIN] [--mode MODE] [--vehicle NUMBER] [--docket "…"] [--docket-day YYYY-MM-DD] [--tracking ADDRESS] [--eway NUMBER] [--cartons COUNT] [--weight KG]',
  acceptsMore: true,
  summary:
    'writes the docket, tracking address or e-way bill of a dispatch that has left; emails a new tracking address',
  async run({ database, site, by, now }, { positionals: [number = '', dispatchNo = ''], options }) {
    const request = { number, dispatchNo: dispatchNumberOf(dispatchNo), by, now, ...shipmentOf(options) };
    const refused = await amendShipment(database, site, request);
    return refused ? failure(refused.message) : { lines: [`${number}-${dispatchNo} is changed.`] };
  },
};

const deliver: DeskCommand = {
  usage: 'NUMBER [DISPATCH] [--note "…"]',
  acceptsMore: true,
  summary: 'records delivery of one dispatch, or of all under way; the note says who signed',
  async run({ database, site, by, now }, { positionals: [number = '', dispatchNo], note }) {
    const one = dispatchNo === undefined ? {} : { dispatchNo: dispatchNumberOf(dispatchNo) };
    const refused = await recordDelivery(database, site, { number, by, now, ...one, ...(note && { note }) });
    return refused ? failure(refused.message) : { lines: [`Goods of order ${number} are recorded as delivered.`] };
  },
};

const cancel: DeskCommand = {
  usage: 'NUMBER [LINE[=QTY]…] [--note "…"]',
  acceptsMore: true,
  summary: 'cancels what an order still owes, or these lines: 3 or 3=40; releases stock, credit and payment',
  async run({ database, site, by, now }, { positionals: [number = '', ...lineArgs], note }) {
    const lines = lineArgs.map(cancelledLineOf);
    const wrong = lineArgs.find((_, i) => lines[i] === undefined);
    if (wrong !== undefined) return failure(`Write each line like 3 or 3=40, not '${wrong}'.`);
    const cancelled = await cancelLines(database, site, {
      number,
      by,
      now,
      ...(lines.length > 0 && { lines: lines.filter((line) => line !== undefined) }),
      ...(note && { note }),
    });
    if (cancelled instanceof Refusal) return failure(cancelled.message);
    const { pieces, stillOwed, status } = cancelled;
    return {
      lines: [
        `${plural(pieces, 'piece')} of order ${number} ${pieces === 1 ? 'is' : 'are'} cancelled, ${stillOwed} still owed; it is ${status}.`,
      ],
    };
  },
};

function cancelledLineOf(word: string): CancelledLine | undefined {
  const [, line, quantity] = /^(\d{1,4})(?:=(\d{1,7}))?$/.exec(word) ?? [];
  if (line === undefined) return undefined;
  return { lineNo: Number(line), ...(quantity !== undefined && { quantity: Number(quantity) }) };
}

const takeBack: DeskCommand = {
  usage: 'NUMBER [DISPATCH] --reason "…"',
  acceptsMore: true,
  summary: 'takes back the approval of an order, or the delivery of a dispatch; emails the buyer the reason',
  async run({ database, site, by, now }, { positionals: [number = '', dispatchNo], reason }) {
    const request = { number, reason, by, now };
    if (dispatchNo === undefined) {
      const refused = await takeBackApproval(database, site, request);
      return refused ? failure(refused.message) : { lines: [`Order ${number} awaits approval again.`] };
    }
    const delivery = { ...request, dispatchNo: dispatchNumberOf(dispatchNo) };
    const refused = await takeBackDelivery(database, site, delivery);
    return refused ? failure(refused.message) : { lines: [`${number}-${dispatchNo} is on its way again.`] };
  },
};

const dispatchNumberOf = (word: string) => (/^\d{1,4}$/.test(word) ? Number(word) : 0);

const credit: DeskCommand = {
  usage: 'INVOICE [LINE=QTY…] --reason "…" [--scrap]',
  acceptsMore: true,
  summary:
    'issues a credit note for returned goods, by default all of the invoice; they return to stock without --scrap',
  async run({ database, site, by, now }, { positionals: [invoice = '', ...lineArgs], reason, scrap }) {
    if (!reason) return failure('Add --reason "…"; it is printed on the credit note.');
    const lines = lineArgs.map(piecesOf);
    const wrong = lineArgs.find((_, i) => lines[i] === undefined);
    if (wrong !== undefined) return failure(`Write each line of the invoice like 1=2, not '${wrong}'.`);
    const note = await returnGoods(database, site, {
      invoice,
      reason,
      restock: !scrap,
      by,
      now,
      ...(lines.length > 0 && { lines: lines.filter((line) => line !== undefined) }),
    });
    if (note instanceof Refusal) return failure(note.message);
    const total = formatMoney({ minor: note.totalMinor, currency: site.currency });
    return { lines: [`Credit note ${note.number} of ${total} is issued.`] };
  },
};

export const orderCommands = {
  list,
  show,
  approve: decide('Confirmed', 'confirms an order'),
  reject: decide('Rejected', 'rejects an order, releases stock and credit, and emails the buyer the note'),
  'take-back': takeBack,
  dispatch,
  pincode,
  ship,
  deliver,
  cancel,
  credit,
};
