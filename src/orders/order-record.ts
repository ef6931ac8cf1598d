import type { RequestOf } from '../lib/contract.ts';
import { dayOf } from '../lib/dates.ts';
import { sum } from '../lib/sum.ts';
import type { Step } from '../server/call.ts';
import { partyCopy, sellerCopy } from './order-parties.ts';
import { firstStatus } from './order-state.rule.ts';
import type { salesConfirmation } from './place-order.contract.ts';
import type { Placing, PricedLine } from './place-order.server.ts';

export type OrderTotals = { subtotalMinor: number; taxMinor: number; totalMinor: number; weightKg: number };

/** Totals add lines and are never worked out again. */
export function orderTotals(lines: readonly PricedLine[]): OrderTotals {
  const subtotalMinor = sum(lines, (line) => line.amounts.totalMinor);
  const taxMinor = sum(lines, (line) => line.amounts.taxMinor);
  const weightKg = sum(lines, (line) => line.amounts.weightKg);
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor, weightKg };
}

/** The rows that an order becomes, with copies of all that may change later, as `writeOrder` takes them. */
export function orderRecord(
  request: RequestOf<typeof salesConfirmation>,
  { site, caller, now }: Step<'verified'>,
  { buyer, priced, place, option }: Placing,
  { orderId, branchId, totals }: { orderId: number; branchId: number; totals: OrderTotals },
) {
  const { billing, delivery } = buyer;
  if (!billing || !delivery) throw new Error('an order needs its addresses');
  const year = Number(dayOf(now, site.calendar.timeZone).slice(0, 4));
  // The registration that decides the tax is the one the buyer is billed under.
  const taxNumber = (delivery.registered ?? buyer.defaultRegistration)?.number ?? '';
  const order = {
    id: orderId,
    site: site.code,
    customer_id: caller.customerId,
    user_id: caller.userId,
    branch_id: branchId,
    status: firstStatus({
      paidOnline: false,
      addressVerified: delivery.verified,
      autoApproved: buyer.autoApprovedAt !== null,
    }),
    payment_mode: request.mode_of_payment,
    payment_option: option,
    currency: site.currency,
    subtotal_minor: totals.subtotalMinor,
    tax_minor: totals.taxMinor,
    total_minor: totals.totalMinor,
    weight_kg: totals.weightKg,
    tax_form: place.form,
    place_of_supply_id: place.regionId,
    place_of_supply: place.name,
    seller: sellerCopy(site),
    bill_to: partyCopy(site, buyer.company, taxNumber, billing),
    deliver_to: partyCopy(site, buyer.company, taxNumber, delivery),
    delivery_address_id: delivery.id,
    purchase_order_no: request.purchase_order_no || null,
    wished_date: request.wished_date ?? null,
    remark: request.remark || null,
    placed_at: now,
  };
  const lines = priced.map((line, index) => lineRecord(line, index + 1, site.currency));
  const prefix = `${site.name}${String(year).slice(2)}`;
  return { order: JSON.stringify(order), lines: JSON.stringify(lines), site: site.code, year, prefix };
}

function lineRecord(line: PricedLine, lineNo: number, currency: string) {
  return {
    id: line.orderLineId,
    line_no: lineNo,
    item_id: line.itemId,
    cart_line_id: line.id,
    rfi_line_id: line.amounts.quoted ? line.rfiLineId : null,
    item_code: line.code,
    item_name: line.name,
    maker: line.maker,
    category: line.category,
    hsn: line.hsn,
    unit: line.unit,
    origin: line.origin,
    ordered: line.quantity,
    reserved: line.reserved,
    list_minor: line.listMinor,
    unit_minor: line.amounts.unitMinor,
    discount_bp: line.amounts.discountBp,
    total_minor: line.amounts.totalMinor,
    tax_bp: line.taxBp,
    tax_minor: line.amounts.taxMinor,
    currency,
    weight_kg: line.amounts.weightKg,
    expected_on: line.amounts.expectedOn,
  };
}
