import type { RfiEntry, RfiLine } from '../src/rfi/rfi-history.contract.ts';

/** A line of an RFI as the server answers it: 40 pieces of 6205-2RS/C3, quoted, valid to 4 December, but for what is told. */
export function rfiLineOf(told: Partial<RfiLine> = {}): RfiLine {
  return {
    StkTranNo: 1,
    itemid: 21,
    ItemCode: 'KO-6205',
    ItemName: '6205-2RS/C3',
    asked_as: '',
    BrandName: 'Koyo',
    catname: 'Deep groove ball',
    cattype: 'Bearings',
    itemtype: 'deep groove ball',
    seal: '',
    Dimension_ID: 25,
    Dimension_OD: 52,
    Dimension_OW: 15,
    Qty: 40,
    Price: 210,
    Purchase_Price: 210,
    list_price: 412,
    your_price: 238.96,
    calculate_discount_percentage: 49.03,
    total: 8400,
    Total_gst: 1512,
    gst_percenatge: 18,
    weight: 5.2,
    Country: 'Japan',
    status: 'Stock',
    exp_dod: '2026-11-27',
    valid_until: '2026-12-04',
    answer_remark: '',
    answered_at: '2026-11-20T10:35:00.000Z',
    declined_at: '',
    ordered_at: '',
    on_hold: false,
    in_cart: false,
    ...told,
  };
}

/** What a line is before it is answered. */
export const unanswered = {
  Price: 0,
  Purchase_Price: 0,
  total: 0,
  Total_gst: 0,
  status: 'Awaiting quote',
  exp_dod: '',
  valid_until: '',
  answered_at: '',
} as const satisfies Partial<RfiLine>;

/** An RFI of 20 November, 14:05 in India, but for what is told. */
export function rfiEntryOf(told: Partial<RfiEntry> = {}): RfiEntry {
  return {
    rfq_no: 'NODR26000042',
    date: '20 Nov 2026',
    time: '14:05',
    asked_at: '2026-11-20T08:35:00.000Z',
    wished_date: '',
    reference: '',
    remark: '',
    data: [rfiLineOf()],
    ...told,
  };
}
