import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { hashToken } from '../../account/secure-token.server.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { roundToMinor, toMajor } from '../../lib/money.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { endUnusedQuotes } from '../../rfi/quotes/quoted-lines.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import { placeEnteredOrder } from '../entry/enter-order.server.ts';
import { priceEntry } from '../entry/price-entry.server.ts';
import {
  confirmPreparedOrder,
  declinePreparedOrder,
  preparedOrder,
  preparedRefusals,
} from './prepared-order.contract.ts';
import { findPrepared, lockPrepared, markConfirmed, markDeclined, type PreparedOrder } from './prepared-orders.db.ts';

const requires = permissionTo('answer-prepared-order');

type Context = Pick<CallContext, 'database' | 'db' | 'site' | 'address' | 'now'>;

/** Links are opened by whoever has them. */
const openedAnHour = { name: 'prepared_orders', max: 300, windowMinutes: 60 };
const countOpened = ({ database, address }: Context) =>
  consumeRateLimits(database, networkLimits(openedAnHour, address));

const keyOf = (token: string, { site }: Context) => ({ site: site.code, tokenHash: hashToken(token) });

/** The prepared order of a link that still counts. A confirmed one is found too: its order is shown. */
function unlessEnded(prepared: PreparedOrder | undefined, { site, now }: Context) {
  const { phone } = site.contact;
  if (!prepared) return refuse(preparedRefusals, 'unknown', { phone });
  if (prepared.declinedAt) return refuse(preparedRefusals, 'declined', { phone });
  if (!prepared.confirmedAt && prepared.endsAt <= now) return refuse(preparedRefusals, 'ended', { phone });
  return prepared;
}

export const preparedOrderCall = defineCall(preparedOrder, { requires }, async ({ token }, context) => {
  const { db, site, now } = context;
  await countOpened(context);
  const [found] = await findPrepared(db, keyOf(token, context));
  const prepared = unlessEnded(found, context);
  if (prepared instanceof Refusal) return prepared;
  // A link that lies in a mailbox for years shows nobody where the customer has goods sent.
  if (prepared.endsAt <= now) return refuse(preparedRefusals, 'ended', { phone: site.contact.phone });
  const lines = prepared.lines.map(({ itemId, quantity, rfiLineId }) => ({
    itemId,
    quantity,
    unitMinor: null,
    rfiLineId,
  }));
  const { customerId, deliveryAddressId: addressId } = prepared;
  const entry = await priceEntry(db, site, { customerId, addressId, lines }, now);
  if (!entry) return refuse(preparedRefusals, 'unknown', { phone: site.contact.phone });
  const { deliverTo } = entry;
  return {
    success: true as const,
    order_no: prepared.orderNumber ?? '',
    company: entry.customer.company,
    prepared_by: prepared.enteredBy,
    ends: withLocale(site, () => formatDateTime(prepared.endsAt, site.calendar.timeZone)),
    currency: site.currency,
    lines: entry.lines.map((line) => ({
      itemname: line.name,
      itemcode: line.code,
      brandname: line.maker,
      quantity: line.quantity,
      unit: line.unit,
      told_price: toMajor(prepared.lines[line.place - 1]?.unitMinor ?? 0),
      your_price: toMajor(line.yourMinor),
      total_value: toMajor(line.totalMinor),
      tax: toMajor(line.taxMinor),
      is_in_stock: line.word === 'Stock',
      exp_dod: line.expectedOn ?? '',
    })),
    subtotal: toMajor(entry.totals.subtotalMinor),
    tax: toMajor(entry.totals.taxMinor),
    total: toMajor(entry.totals.totalMinor),
    tax_label: site.tax.label,
    place_of_supply: entry.supply.name,
    deliver_to: deliverTo
      ? [deliverTo.line, deliverTo.city, deliverTo.pincode, regionName(site.country, deliverTo.regionId)]
          .filter(Boolean)
          .join(', ')
      : '',
    tax_number: entry.supply.taxNumber,
    paid_by: prepared.paymentOption,
    purchase_order_no: prepared.purchaseOrderNo ?? '',
    wished_date: prepared.wishedDate ?? '',
    remark: prepared.remark ?? '',
  };
});

/** Locks the row, so that of two presses the second finds the order of the first. */
async function lockAndFind(token: string, context: Context) {
  await countOpened(context);
  await lockPrepared(context.db, keyOf(token, context));
  const [found] = await findPrepared(context.db, keyOf(token, context));
  return unlessEnded(found, context);
}

export const confirmPreparedOrderCall = defineCall(
  confirmPreparedOrder,
  { requires, transaction: true, roundTrips: 20 },
  async ({ token, seen, purchase_order_no }, context) => {
    const { db, now } = context;
    const prepared = await lockAndFind(token, context);
    if (prepared instanceof Refusal) return prepared;
    if (prepared.orderNumber) return { success: true as const, order_no: prepared.orderNumber };
    const lines = prepared.lines.map((line, index) => ({
      ...line,
      unitMinor: roundToMinor(seen[index]?.your_price ?? 0),
      expectedOn: seen[index]?.exp_dod,
    }));
    const order = {
      customerId: prepared.customerId,
      addressId: prepared.deliveryAddressId,
      paymentOption: prepared.paymentOption,
      purchaseOrderNo: purchase_order_no,
      noPurchaseOrder: purchase_order_no === '' ? 'confirmed by link' : '',
      wishedDate: prepared.wishedDate ?? undefined,
      remark: prepared.remark ?? '',
      by: prepared.enteredBy,
      via: prepared.enteredVia,
      lines,
    };
    const placed = await placeEnteredOrder(context, order, { confirmedBy: 'buyer', sentences: preparedRefusals });
    if (placed instanceof Refusal) return placed;
    await markConfirmed(db, { id: prepared.id, orderId: placed.orderId, now });
    return { success: true as const, order_no: placed.number };
  },
);

export const declinePreparedOrderCall = defineCall(
  declinePreparedOrder,
  { requires, transaction: true },
  async ({ token, reason }, context) => {
    const { db, site, now } = context;
    const prepared = await lockAndFind(token, context);
    if (prepared instanceof Refusal) return prepared.refusal === 'declined' ? { success: true as const } : prepared;
    if (prepared.confirmedAt) return refuse(preparedRefusals, 'ended', { phone: site.contact.phone });
    await markDeclined(db, { id: prepared.id, reason: reason || null, now });
    const { customerId, deliveryAddressId: addressId, enteredBy: by } = prepared;
    const lineIds = prepared.lines.map(({ rfiLineId }) => rfiLineId);
    await endUnusedQuotes(db, site, { lineIds, by, note: reason || 'The order was not confirmed.', now });
    const entry = await priceEntry(db, site, { customerId, addressId, lines: [] }, now);
    const data = { company: entry?.customer.company ?? '', reason, by, customerId };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: site.contact.email, template: 'order-declined', data },
    ]);
    return { success: true as const };
  },
);
