import { initialStatus } from '../order-state.rule.js';
                                                              
import { orderTotals } from './order-totals.rule.js';
import { snapshotParty, snapshotSeller } from './party-snapshot.server.js';
                                                                       

                                                                                                         
                                                                         
                                                     

export function buildOrder(
  instructions                   ,
  { site, caller, now }                                               ,
  { buyer, lines, place }          ,
  { mode, option }         ,
) {
  const { billing, delivery } = buyer;
  if (!billing || !delivery) throw new Error('an order needs its addresses');
  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = lines;
  const totals = orderTotals(lines);
  const { taxNumber } = place;
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
    payment_id: null                 ,
    currency: site.currency,
    subtotal_minor: totals.subtotalMinor,
    tax_minor: totals.taxMinor,
    total_minor: totals.totalMinor,
    weight_kg: totals.weightKg,
    tax_form: place.taxTreatment,
    place_of_supply_id: place.regionId,
    place_of_supply: place.name,
    seller: snapshotSeller(site),
    bill_to: snapshotParty(site, buyer.company, taxNumber, billing),
    deliver_to: snapshotParty(site, buyer.company, taxNumber, delivery),
    delivery_address_id: delivery.id,
    purchase_order_no: instructions.purchase_order_no || null,
    wished_date: instructions.wished_date ?? null,
    remark: instructions.remark || null,
    placed_at: now,
    is_test: !site.isOpen,
  };
  return { order, lines: lines.map((line, index) => buildOrderLine(line, index + 1, site.currency)) };
}

export const toWriteOrderParams = ({ order, lines }          , number        ) => ({
  order: JSON.stringify({ ...order, number }),
  lines: JSON.stringify(lines),
});

function buildOrderLine(line            , lineNo        , currency        ) {
  return {
    id: line.orderLineId,
    line_no: lineNo,
    item_id: line.itemId,
    cart_line_id: line.id                 ,
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
