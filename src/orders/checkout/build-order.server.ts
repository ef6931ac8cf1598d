import type { EntryChannel } from '../../rfi/entry-channel.data.ts';
import { initialStatus } from '../order-state.rule.ts';
import type { PaymentMode, PaymentOption } from '../payment-mode.data.ts';
import type { CheckoutContext } from './lock-checkout.server.ts';
import { orderTotals } from './order-totals.rule.ts';
import { snapshotParty, snapshotSeller } from './party-snapshot.server.ts';
import type { Checkout, PricedLine } from './price-checkout.server.ts';

type BuyerInstructions = { purchase_order_no: string; wished_date?: string | undefined; remark: string };
/** What staff note of an order that they enter. */
export type OrderEntry = { by: string; via: EntryChannel; noPurchaseOrder: string };
type OrderContext = Pick<CheckoutContext, 'site' | 'now'> & { caller: { customerId: number; userId: number | null } };
type Payment = { mode: PaymentMode; option: PaymentOption };
export type NewOrder = ReturnType<typeof buildOrder>;

export function buildOrder(
  instructions: BuyerInstructions,
  { site, caller, now }: OrderContext,
  { buyer, lines, place }: Checkout,
  { mode, option }: Payment,
  entry?: OrderEntry,
) {
  const { billing, delivery } = buyer;
  if (!billing || !delivery) throw new Error('an order needs its addresses');
  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = lines;
  const totals = orderTotals(lines);
  const { taxNumber } = place;
  const name = place.billTo?.name ?? buyer.company;
  const order = {
    id: orderId,
    site: site.code,
    customer_id: caller.customerId,
    user_id: caller.userId,
    branch_id: branchId,
    status: initialStatus({
      paidOnline: false,
      addressVerified: delivery.verified,
      autoApproved: buyer.autoApprovedAt !== null,
    }),
    payment_mode: mode,
    payment_option: option,
    payment_id: null as number | null,
    currency: site.currency,
    subtotal_minor: totals.subtotalMinor,
    tax_minor: totals.taxMinor,
    total_minor: totals.totalMinor,
    weight_kg: totals.weightKg,
    tax_form: place.taxTreatment,
    place_of_supply_id: place.regionId,
    place_of_supply: place.name,
    seller: snapshotSeller(site),
    bill_to: snapshotParty(site, name, taxNumber, { ...billing, ...place.billTo }),
    deliver_to: snapshotParty(site, name, taxNumber, delivery),
    delivery_address_id: delivery.id,
    purchase_order_no: instructions.purchase_order_no || null,
    wished_date: instructions.wished_date ?? null,
    remark: instructions.remark || null,
    placed_at: now,
    is_test: !site.isOpen,
    ...(entry && {
      entered_by: entry.by,
      entered_via: entry.via,
      no_purchase_order: entry.noPurchaseOrder || null,
    }),
  };
  return { order, lines: lines.map((line, index) => buildOrderLine(line, index + 1, site.currency)) };
}

export const toWriteOrderParams = ({ order, lines }: NewOrder, number: string, by = 'buyer') => ({
  by,
  order: JSON.stringify({ ...order, number }),
  lines: JSON.stringify(lines),
});

function buildOrderLine(line: PricedLine, lineNo: number, currency: string) {
  return {
    id: line.orderLineId,
    line_no: lineNo,
    item_id: line.itemId,
    cart_line_id: line.cartLineId,
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
