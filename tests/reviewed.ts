import type { CustomerInfo, DeliveryAddress } from '../src/account/get-info.contract.ts';
import type { CartLine } from '../src/cart/cart.contract.ts';
import type { OrderRow } from '../src/orders/order-history.contract.ts';
import type { CreditInfo } from '../src/payments/credit-info.contract.ts';

/** A cart line as the server answers it: 40 pieces of 6205-2RS/C3 from stock, but for what is told. */
export function lineOf(told: Partial<CartLine> = {}): CartLine {
  return {
    item_detail_id: 1,
    itemid: 11,
    itemname: '6205-2RS/C3',
    brandname: 'ZWZ',
    itemcode: 'ZW-6205',
    cattype: 'Bearings',
    catname: 'Deep groove ball',
    subCat: '62 series',
    descript: '',
    itemtype: 'deep groove ball',
    seal: 'contact seal x2',
    Dimension_ID: 25,
    Dimension_OD: 52,
    Dimension_OW: 15,
    min_quantity: 1,
    order_multiple: 1,
    QtyPerCarton: 100,
    quantity: 40,
    amount_per_unit: 238.96,
    your_price: 238.96,
    list_price: 412,
    calculate_discount_percentage: 42,
    gst_value: 1720.52,
    gst_percenatge: 18,
    weight: 5.2,
    Availability: 'Stock',
    exp_dod: '2026-11-23',
    free_stock: 500,
    Country: 'China',
    total_value1: 9558.4,
    added_on: '2026-11-20T08:00:00.000Z',
    status: '0',
    valid_until: '',
    ...told,
  };
}

export function addressOf(told: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    add_id: 1,
    add_details: 'Plot 14, Chakan Industrial Area',
    add_state_name: 'Maharashtra',
    add_city_name: 'Pune',
    add_pincode: '410501',
    add_csp: '',
    approval_status: 2,
    approval_reason: '',
    is_default: true,
    place_of_supply: 'Maharashtra',
    tax_form: 'state',
    tax_number: '27AAACW1938G1ZB',
    unverified_number: '',
    ...told,
  };
}

export function infoOf(status: string, addresses: DeliveryAddress[] = [addressOf()]): CustomerInfo {
  return {
    email: 'stores@plant.example',
    gst_no: '27AAACW1938G1ZB',
    gst_verified: true,
    tax_registrations: [],
    company_name: 'Western Gear & Pump',
    status,
    status_message: '',
    title: 'Mr',
    tilte: 'Mr',
    first_name: 'Anil',
    last_name: 'Rao',
    mobile_no: '+919820012345',
    billing_details: {
      b_address: 'Plot 14, Chakan Industrial Area',
      b_state: 'Maharashtra',
      b_city: 'Pune',
      b_city_id: 1,
      b_pincode: '410501',
      b_state_id: 27,
      verified: true,
    },
    shipping_details: { s_address: '', s_state: '', s_city: '', s_city_id: 0, s_state_id: 0 },
    CustomerDeliveryAddress: { details: addresses },
  };
}

/** Credit in major units; without terms for undefined. */
export function creditOf(avl_balance: number | undefined): CreditInfo {
  return {
    success: true,
    data: { avl_balance: avl_balance ?? 0, creditperiod: avl_balance === undefined ? 0 : 45 },
    user_info: avl_balance === undefined ? 'New_user' : '',
  };
}

export function orderRowOf(told: Partial<OrderRow> = {}): OrderRow {
  return {
    mysc_order_no: 'NOD26000123',
    row_no: 'NOD26000123I1',
    item_name: '6205-2RS/C3',
    brand_name: 'ZWZ',
    itemtype: 'deep groove ball',
    seal: '',
    Dimension_ID: 25,
    Dimension_OD: 52,
    Dimension_OW: 15,
    quantity: 40,
    list_price: 412,
    your_price: 238.96,
    calculate_discount_percentage: 42,
    total: 9558.4,
    total_gst1: 1720.52,
    gst_percenatge: 18,
    weight: 5.2,
    Country: 'China',
    date: '20 Nov 2026',
    time: '14:05',
    placed_at: '2026-11-20T08:35:00.000Z',
    purchase_order_no: 'PO-45',
    status: 'Awaiting Internal Approval',
    has_invoice: false,
    ...told,
  };
}
