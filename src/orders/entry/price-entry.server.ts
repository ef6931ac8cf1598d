import { type LineAmounts, lineAmounts } from '../../cart/lines/line-amounts.rule.ts';
import { parseQuantity } from '../../cart/lines/quantity.rule.ts';
import { invalidQuantityText } from '../../cart/lines/quantity-text.rule.ts';
import { siteDates } from '../../cart/pricing-context.server.ts';
import { formatMoney } from '../../lib/money.ts';
import { availableBalanceOf } from '../../payments/credit/credit.server.ts';
import { closedReason } from '../../payments/methods/payment-choice.rule.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { creditOf, currentStanding } from '../checkout/lock-checkout.server.ts';
import { orderTotals } from '../checkout/order-totals.rule.ts';
import { findBuyer } from '../checkout/place-order.db.ts';
import { placeOfSupplyOf } from '../checkout/price-checkout.server.ts';
import { entryRefusals } from '../order-refusals.ts';
import { findCustomerForEntry, findLinesToPrice, findQuotesToOrder, type PricedEntryRow } from './entry.db.ts';

/** The price is null for that of the store. */
export type LineToPrice = {
  itemId: number;
  quantity: number;
  unitMinor: number | null;
  /** The line of an RFI whose quote it is. */
  rfiLineId?: number | null;
};

export type PricedEntryLine = PricedEntryRow & {
  place: number;
  /** The customer's price by the store. */
  yourMinor: number;
  word: LineAmounts['word'];
  expectedOn: string | null;
  totalMinor: number;
  taxMinor: number;
  /** What is wrong with the quantity; ''. */
  problem: string;
};

const transferOrCredit = [
  { option: 'credit', method: 'credit' },
  { option: 'cash', method: 'transfer' },
] as const;

export async function findEntryCustomer(db: Db, site: Site, customerId: number) {
  const [customer] = await findCustomerForEntry(db, { site: site.code, customerId });
  return customer;
}

export function openQuotesOf(db: Db, site: Site, customerId: number, itemIds: number[], now: Date) {
  return findQuotesToOrder(db, { site: site.code, customerId, itemIds, today: siteDates(site, now).today });
}

/** What staff see while they enter lines: as the order would be now, without locking anything. */
export async function priceEntry(
  db: Db,
  site: Site,
  { customerId, addressId, lines }: { customerId: number; addressId: number; lines: readonly LineToPrice[] },
  now: Date,
) {
  const [[customer], [buyer]] = await Promise.all([
    findCustomerForEntry(db, { site: site.code, customerId }),
    findBuyer(db, { customerId, userId: null, addressId }),
  ]);
  if (!customer || !buyer) return undefined;
  const rows = await findLinesToPrice(db, {
    site: site.code,
    itemIds: lines.map(({ itemId }) => itemId),
    quantities: lines.map(({ quantity }) => quantity),
    rfiLineIds: lines.map(({ rfiLineId }) => rfiLineId ?? 0),
    customerId,
    priceListId: customer.priceListId,
    now,
  });
  const supply = placeOfSupplyOf(site, buyer);
  const at = { ...siteDates(site, now), taxTreatment: supply.taxTreatment };
  const priced = rows.map((row) => {
    const own = lines[row.id - 1]?.unitMinor ?? null;
    const plain = lineAmounts(row, at);
    const quoted = { quotedMinor: own, quotedOn: at.today, validUntil: at.today, heldAt: null };
    return { row, plain, amounts: own === null ? plain : lineAmounts({ ...row, ...quoted }, at) };
  });
  const totals = orderTotals(priced);
  const credit = creditOf(buyer);
  const standing = currentStanding(buyer, { site, now });
  const facts = {
    standing,
    hasTerms: credit !== undefined,
    balanceMinor: availableBalanceOf(credit),
    totalMinor: totals.totalMinor,
    online: site.onlinePayment,
    maxOnlineMinor: site.maxOnlineMinor,
    transferAllowed: buyer.transferAllowed,
  };
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  const words = {
    balance: money(facts.balanceMinor),
    total: money(totals.totalMinor),
    limit: money(site.maxOnlineMinor),
    phone: site.contact.phone,
    site: site.name,
  };
  return {
    customer: {
      company: customer.company,
      email: buyer.email,
      standing,
      credit: credit
        ? { limitMinor: credit.limitMinor, usedMinor: credit.usedMinor, availableMinor: facts.balanceMinor }
        : null,
    },
    supply,
    deliverTo: buyer.delivery,
    isBillable: buyer.billing !== null,
    totals,
    payment: transferOrCredit.map(({ option, method }) => {
      const closed = closedReason(method, facts);
      return { option, refused: closed && refuse(entryRefusals, closed, words) };
    }),
    lines: priced.map(
      ({ row, plain, amounts }): PricedEntryLine => ({
        ...row,
        place: row.id,
        yourMinor: plain.unitMinor,
        word: plain.word,
        expectedOn: plain.expectedOn,
        totalMinor: amounts.totalMinor,
        taxMinor: amounts.taxMinor,
        problem: quantityProblem(row),
      }),
    ),
  };
}

function quantityProblem({ quantity, minQty, orderMultiple }: PricedEntryRow): string {
  const rules = { minQty, orderMultiple };
  return parseQuantity(String(quantity), rules) === undefined ? invalidQuantityText(rules) : '';
}
