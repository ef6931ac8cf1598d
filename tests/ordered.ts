import type { OrderDetail, OrderDetailLine } from '../src/orders/order-detail.contract.ts';

type Step = OrderDetail['steps'][number];

/** A step of an order's life, but for what is told. */
export function stepOf(told: Partial<Step> = {}): Step {
  return {
    what: 'Awaiting Internal Approval',
    at: '2026-11-10T08:35:00.000Z',
    date: '10 Nov 2026',
    time: '14:05',
    note: '',
    dispatch: 0,
    pieces: 0,
    ...told,
  };
}

/** A line of an order as the server answers it: 40 pieces, all owed and reserved, but for what is told. */
export function detailLineOf(told: Partial<OrderDetailLine> = {}): OrderDetailLine {
  return {
    row_no: 'NOD26000119I1',
    itemid: 11,
    item_name: '6205-2RS/C3',
    itemcode: 'ZW-6205',
    brand_name: 'ZWZ',
    itemtype: 'deep groove ball',
    seal: '',
    Dimension_ID: 25,
    Dimension_OD: 52,
    Dimension_OW: 15,
    quantity: 40,
    sent: 0,
    returned: 0,
    cancelled: 0,
    owed: 40,
    reserved: 40,
    owed_by: '2026-11-25',
    list_price: 412,
    your_price: 238.96,
    calculate_discount_percentage: 42,
    total: 9558.4,
    total_gst1: 1720.52,
    gst_percenatge: 18,
    weight: 5.2,
    Country: 'China',
    rfq_no: '',
    ...told,
  };
}

const party = {
  name: 'Western Gear & Pump',
  taxNumber: '27AAACW1938G1ZB',
  line: 'Plot 14, Chakan Industrial Area',
  city: 'Pune',
  region: 'Maharashtra',
  pincode: '410501',
};

/** An order of one line that waits for approval, but for what is told. */
export function orderDetailOf(told: Partial<OrderDetail> = {}): OrderDetail {
  return {
    mysc_order_no: 'NOD26000119',
    status: 'Awaiting Internal Approval',
    date: '10 Nov 2026',
    time: '14:05',
    placed_at: '2026-11-10T08:35:00.000Z',
    lines: [detailLineOf()],
    steps: [stepOf()],
    documents: [],
    owed: 40,
    owed_by: '2026-11-25',
    subtotal: 9558.4,
    gst_total: 1720.52,
    total: 11278.92,
    weight: 5.2,
    tax_words: 'CGST 9% and SGST 9%',
    place_of_supply: 'Maharashtra',
    bill_to: party,
    deliver_to: party,
    payment: 'Credit limit, 45 days from each invoice',
    purchase_order_no: 'PO-77',
    same_po: [],
    wished_date: '',
    remark: '',
    may_cancel: true,
    ...told,
  };
}
