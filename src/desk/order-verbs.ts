import { formatMoment } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { cancelRest } from '../orders/cancel-rest.server.ts';
import { decideOrder } from '../orders/decide-order.server.ts';
import { deliverOrder } from '../orders/deliver-order.server.ts';
import { dispatchOrder, type SentLine } from '../orders/dispatch-order.server.ts';
import type { OrderMoney } from '../orders/order-money.server.ts';
import type { OrderStatus } from '../orders/order-state.rule.ts';
import { orderForStaff, type StaffOrder, waitingOrders } from '../orders/staff-orders.server.ts';
import { takeBack } from '../orders/take-back.server.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import type { DeskAnswer, DeskVerb } from './desk-verb.ts';

const mostListed = 100;

const no = (why: string): DeskAnswer => ({ said: [why], failed: true });

const list: DeskVerb = {
  takes: '',
  does: 'lists the orders that wait for approval, for goods or for their arrival, the longest waiting first',
  async run({ database, site }) {
    const waiting = await waitingOrders(database, site, mostListed);
    if (waiting.length === 0) return { said: ['No order waits.'] };
    return {
      said: waiting.map((order) => {
        const total = formatMoney({ minor: order.totalMinor, currency: order.currency });
        const placed = formatMoment(order.placedAt, site.calendar.timeZone);
        return `${placed}  ${order.number}  ${order.company}  ${total}  ${order.status}, ${order.owed} owed`;
      }),
    };
  },
};

const show: DeskVerb = {
  takes: 'NUMBER',
  does: 'shows an order: how it is paid and what came in, its lines with what is reserved, sent and owed, its documents',
  async run({ database, site }, { words: [number = ''] }) {
    const found = await orderForStaff(database, site, number);
    return found ? { said: inFull(found, site) } : no(`${site.name} has no order ${number}.`);
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
    `${order.company}, ${order.email}, ${formatMoment(order.placedAt, timeZone)}: ${order.status}`,
    ...flags.map((flag) => `LOOK: ${flag}`),
    `deliver to ${[deliverTo.line, deliverTo.city, deliverTo.pincode, deliverTo.region].filter(Boolean).join(', ')}`,
    `${payment}, ${amount(order.totalMinor)}: ${moneyWordsOf(money, amount)}`,
    ...lines.map((line) => {
      const counts = `${line.reserved} reserved, ${line.dispatched} sent, ${line.ordered - line.dispatched - line.cancelled} owed`;
      return `${line.lineNo}  ${line.ordered} × ${line.itemName} ${line.maker}  ${counts}`;
    }),
    ...dispatches.map((one) => {
      const arrived = one.deliveredAt ? `, arrived ${formatMoment(one.deliveredAt, timeZone)}` : '';
      return `dispatch ${one.dispatchNo}  ${one.pieces} pieces ${formatMoment(one.dispatchedAt, timeZone)}${arrived}`;
    }),
    ...documents.map((one) => `${one.kind.replace('_', ' ')} ${one.number}  ${amount(one.totalMinor)}`),
  ];
}

/** What came in for an order, what else would pay it, what is unpaid and what is missing before goods may leave. */
function moneyWordsOf(money: OrderMoney, amount: (minor: number) => string): string {
  const parts: [minor: number, words: string][] = [
    [money.unpaidMinor, 'of its invoices is unpaid'],
    [money.owingMinor > 0 ? money.onAccountMinor : 0, 'lies on the account'],
    [money.missingMinor, 'is missing before goods may leave'],
  ];
  const told = parts.flatMap(([minor, words]) => (minor > 0 ? [`${amount(minor)} ${words}`] : []));
  return [`${amount(money.cameInMinor)} came in`, ...told].join(', ');
}

const decide = (to: OrderStatus, does: string): DeskVerb => ({
  takes: 'NUMBER [--note "…"]',
  does,
  async run({ database, site, by, now }, { words: [number = ''], note }) {
    const refused = await decideOrder(database, site, { number, to, by, now, ...(note && { note }) });
    return refused ? no(refused.message) : { said: [`Order ${number} is ${to} now.`] };
  },
});

const dispatch: DeskVerb = {
  takes: 'NUMBER [LINE=QTY[@LOT]…] [--carrier "…"] [--docket "…"] [--unpaid "…"]',
  many: true,
  does: 'sends goods and issues their tax invoice: 3=40 or 3=24@2608-114; all that is on the shelf unless said',
  async run({ database, site, by, now }, { words: [number = '', ...words], told }) {
    const lines = words.map(piecesOf);
    const wrong = words.find((_, i) => lines[i] === undefined);
    if (wrong !== undefined) return no(`Write each line like 3=40 or 3=24@2608-114, not '${wrong}'.`);
    const sent = await dispatchOrder(database, site, {
      number,
      by,
      now,
      ...(lines.length > 0 && { lines: lines.filter((line) => line !== undefined) }),
      ...(told.carrier && { carrier: told.carrier }),
      ...(told.docket && { docket: told.docket }),
      ...(told.unpaid !== undefined && { unpaid: told.unpaid }),
    });
    if (sent instanceof Refused) return no(sent.message);
    const invoice = sent.invoice ? `Tax invoice ${sent.invoice}.` : 'It was invoiced before.';
    return { said: [`${sent.dispatch} has left. ${invoice} ${sent.stillOwed} pieces are still owed.`] };
  },
};

function piecesOf(word: string): SentLine | undefined {
  const [, line, quantity, lot] = /^(\d{1,4})=(\d{1,7})(?:@(\S{1,40}))?$/.exec(word) ?? [];
  if (line === undefined || quantity === undefined) return undefined;
  return { lineNo: Number(line), quantity: Number(quantity), ...(lot && { lot }) };
}

const deliver: DeskVerb = {
  takes: 'NUMBER [DISPATCH] [--note "…"]',
  many: true,
  does: 'notes that goods have arrived: one dispatch, or all that are on their way; the note says who signed',
  async run({ database, site, by, now }, { words: [number = '', dispatchNo], note }) {
    const one = dispatchNo === undefined ? {} : { dispatchNo: /^\d{1,4}$/.test(dispatchNo) ? Number(dispatchNo) : 0 };
    const refused = await deliverOrder(database, site, { number, by, now, ...one, ...(note && { note }) });
    return refused ? no(refused.message) : { said: [`Goods of order ${number} have arrived.`] };
  },
};

const cancel: DeskVerb = {
  takes: 'NUMBER [--note "…"]',
  does: 'cancels an order, or what a dispatched one still owes; stock and credit are given back',
  async run({ database, site, by, now }, { words: [number = ''], note }) {
    const found = await orderForStaff(database, site, number);
    const what = { number, by, now, ...(note && { note }) };
    const inPart = found?.order.status === 'Dispatched';
    const refused = inPart
      ? await cancelRest(database, site, what)
      : await decideOrder(database, site, { ...what, to: 'Cancelled' });
    if (refused) return no(refused.message);
    return { said: [inPart ? `What order ${number} still owed is cancelled.` : `Order ${number} is Cancelled now.`] };
  },
};

const credit: DeskVerb = {
  takes: 'INVOICE [LINE=QTY…] --reason "…" [--scrap]',
  many: true,
  does: 'takes goods of a tax invoice back, all unless said, with a credit note; onto the shelf, but for --scrap',
  async run({ database, site, by, now }, { words: [invoice = '', ...words], reason, scrap }) {
    if (!reason) return no('Say why with --reason "…"; it stands on the credit note.');
    const lines = words.map(piecesOf);
    const wrong = words.find((_, i) => lines[i] === undefined);
    if (wrong !== undefined) return no(`Write each line of the invoice like 1=2, not '${wrong}'.`);
    const note = await takeBack(database, site, {
      invoice,
      reason,
      restock: !scrap,
      by,
      now,
      ...(lines.length > 0 && { lines: lines.filter((line) => line !== undefined) }),
    });
    if (note instanceof Refused) return no(note.message);
    const total = formatMoney({ minor: note.totalMinor, currency: site.currency });
    return { said: [`Credit note ${note.number} of ${total} is issued.`] };
  },
};

export const orderVerbs = {
  list,
  show,
  approve: decide('Confirmed', 'confirms an order'),
  reject: decide('Rejected', 'rejects an order; stock and credit are given back, the buyer reads the note'),
  dispatch,
  deliver,
  cancel,
  credit,
};
