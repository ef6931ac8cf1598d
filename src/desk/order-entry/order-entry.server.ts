import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { readListFor } from '../../cart/quick-order/quick-order.server.ts';
import { readPdfFor } from '../../cart/quick-order/read-pdf.server.ts';
import { visibilityFor } from '../../catalogue/pricing/visibility.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { addDays, type Day, dayOf, nextWorkingDay } from '../../lib/dates.ts';
import { type EnteredOrder, placeEnteredOrder } from '../../orders/entry/enter-order.server.ts';
import { findEntryCustomer, openQuotesOf, priceEntry } from '../../orders/entry/price-entry.server.ts';
import { entryRefusals } from '../../orders/order-refusals.ts';
import { prepareOrder } from '../../orders/prepared-orders/prepare-order.server.ts';
import { enterRfi } from '../../rfi/requests/enter-rfi.server.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { findPricesToCustomer } from '../rfis/last-prices.db.ts';
import {
  enterOrderAtDesk,
  enterQuoteAtDesk,
  prepareOrderAtDesk,
  priceEntryAtDesk,
  readEntryAtDesk,
  readEntryPdfAtDesk,
} from './order-entry.contract.ts';

const requires = staffPermissionTo('enter-orders');
const pricesKeptDays = 365;

export const readEntryCall = defineDeskCall(
  readEntryAtDesk,
  { requires, queue: 'lists' },
  async ({ customerId, text, sheets }, context) => {
    const { db, site } = context;
    const customer = await findEntryCustomer(db, site, customerId);
    if (!customer) throw notFound('The customer');
    const reader = { customerId, priceListId: customer.priceListId };
    // Staff see prices and stock whatever the customer may see.
    return readListFor(reader, { text, sheets }, context, visibilityFor('active', false));
  },
);

export const readEntryPdfCall = defineDeskCall(
  readEntryPdfAtDesk,
  { requires, queue: 'papers' },
  (_request, { readFile }) => readPdfFor(readFile),
);

export const priceEntryCall = defineDeskCall(
  priceEntryAtDesk,
  { requires, reads: 'primary' },
  async (request, { db, site, now }) => {
    const { customerId, lines } = request;
    const itemIds = [...new Set(lines.map(({ itemId }) => itemId))];
    const [entry, quotes, last] = await Promise.all([
      priceEntry(db, site, request, now),
      openQuotesOf(db, site, customerId, itemIds, now),
      findPricesToCustomer(db, {
        site: site.code,
        itemIds,
        customerId,
        number: '',
        since: new Date(now.getTime() - pricesKeptDays * 86_400_000),
        limit: 1,
      }),
    ]);
    if (!entry) throw notFound('The customer');
    const { timeZone } = site.calendar;
    const lastOf = (itemId: number) => {
      const found = last.find((price) => price.itemId === itemId);
      return found ? { unitMinor: found.unitMinor, on: dayOf(found.at, timeZone), kind: found.kind } : null;
    };
    return {
      success: true as const,
      customer: entry.customer,
      placeOfSupply: entry.supply.name,
      taxLabel: site.tax.label,
      currency: site.currency,
      ...entry.totals,
      payment: entry.payment.map(({ option, refused }) => ({ option, closed: refused?.message ?? '' })),
      terms: {
        today: dayOf(now, timeZone),
        nextDay: nextWorkingDay(now, site.calendar),
        validUntil: validUntilOf(site, now),
        marginFloorBp: site.salesDesk.marginFloorBp,
      },
      lines: entry.lines.map((line) => ({
        ...line,
        last: lastOf(line.itemId),
        quote: quotes.find(({ itemId }) => itemId === line.itemId) ?? null,
      })),
    };
  },
);

const validUntilOf = ({ calendar, salesDesk }: SellerSite, now: Date): Day =>
  addDays(dayOf(now, calendar.timeZone), salesDesk.quoteValidDays);

export const enterOrderCall = defineDeskCall(
  enterOrderAtDesk,
  { requires, transaction: true, idempotent: true, roundTrips: 30 },
  async (request, context) => {
    const { customerId, via, addressId, paymentOption, purchaseOrderNo, noPurchaseOrder, wishedDate, remark } = request;
    const { db, site, by, now } = context;
    if (purchaseOrderNo === '' && noPurchaseOrder === '') return refuse(entryRefusals, 'no_purchase_order');
    const lines = await linesWithQuotes({ ...request, reference: purchaseOrderNo }, context);
    if (lines instanceof Refusal) return lines;
    const terms = { customerId, via, by, addressId, paymentOption, purchaseOrderNo, noPurchaseOrder };
    const order = { ...terms, wishedDate, remark, lines };
    const placed = await placeEnteredOrder(context, order, { confirmedBy: by });
    if (placed instanceof Refusal) return placed;
    const { number } = placed;
    const details = { via, lines: lines.length };
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'order entered',
      subject: number,
      customerId,
      details,
    });
    return { success: true as const, number };
  },
);

export const enterQuoteCall = defineDeskCall(
  enterQuoteAtDesk,
  { requires, transaction: true, idempotent: true, roundTrips: 30 },
  async (request, context) => {
    const { reference, validUntil } = request;
    if (request.lines.length === 0) return refuse(entryRefusals, 'no_line');
    const doubled = doubledLine(request.lines);
    if (doubled) return doubled;
    const quoted = await quote({ ...request, reference }, context, { isMailed: true, validUntil });
    return quoted instanceof Refusal ? quoted : { success: true as const, number: quoted.number };
  },
);

/** Not idempotent, for the kept reply would have the token: a second link for the same items ends the first. */
export const prepareOrderCall = defineDeskCall(
  prepareOrderAtDesk,
  { requires, transaction: true, roundTrips: 30 },
  async (request, context) => {
    const { customerId, via, addressId, paymentOption, purchaseOrderNo, wishedDate, remark } = request;
    const { db, site, by, now } = context;
    const lines = await linesWithQuotes({ ...request, reference: purchaseOrderNo }, context);
    if (lines instanceof Refusal) return lines;
    const terms = { customerId, via, by, addressId, paymentOption, purchaseOrderNo, noPurchaseOrder: '' };
    const prepared = await prepareOrder({ ...terms, wishedDate, remark, lines }, context);
    if (prepared instanceof Refusal) return prepared;
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'order sent for confirmation',
      subject: prepared.email,
      customerId,
      details: { via, lines: lines.length },
    });
    return { success: true as const, ...prepared };
  },
);

type Entered = Pick<RequestOf<typeof enterOrderAtDesk>, 'customerId' | 'via' | 'lines' | 'wishedDate' | 'remark'> & {
  reference: string;
};

/** Two lines of one item would each be sold the same pieces. */
function doubledLine(lines: Entered['lines']) {
  const doubled = lines.findIndex(({ itemId }, index) => lines.findIndex((one) => one.itemId === itemId) < index);
  if (doubled < 0) return undefined;
  return refuse(entryRefusals, 'bad_lines', { lineNo: doubled + 1, problem: 'This item stands on two lines.' });
}

/** Quotes the agreed prices, so that an order at such a price is one of a quote. */
async function linesWithQuotes(request: Entered, context: StaffContext) {
  const { lines } = request;
  const doubled = doubledLine(lines);
  if (doubled) return doubled;
  const agreed = lines.filter(({ isAgreed }) => isAgreed);
  const quoted =
    agreed.length > 0 ? await quote({ ...request, lines: agreed }, context, { isMailed: false }) : undefined;
  if (quoted instanceof Refusal) return quoted;
  const rfiLineIds = new Map(agreed.map(({ itemId }, index) => [itemId, quoted?.lineIds[index] ?? null]));
  return lines.map(
    ({ itemId, quantity, unitMinor, expectedOn, isAgreed, rfiLineId }): EnteredOrder['lines'][number] => ({
      itemId,
      quantity,
      unitMinor,
      // The day of a quote is the one that staff gave.
      expectedOn: isAgreed || rfiLineId ? undefined : expectedOn,
      rfiLineId: rfiLineIds.get(itemId) ?? rfiLineId ?? null,
    }),
  );
}

function quote(
  { customerId, via, lines, wishedDate, remark, reference }: Entered,
  { db, site, staff, by, now }: StaffContext,
  { isMailed, validUntil = validUntilOf(site, now) }: { isMailed: boolean; validUntil?: Day | undefined },
) {
  const nextDay = nextWorkingDay(now, site.calendar);
  return enterRfi(db, site, {
    customerId,
    notes: { wishedDate, reference, remark },
    lines: lines.map((line) => ({ ...line, expectedOn: line.expectedOn ?? nextDay, validUntil, note: '' })),
    via,
    by,
    staffId: staff.staffId,
    now,
    isMailed,
  });
}
