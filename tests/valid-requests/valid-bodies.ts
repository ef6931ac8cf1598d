import { addDays, dayOf } from '../../src/lib/dates.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { type Body, bodyOfContract } from './body-of-contract.ts';
import type { BuyerData } from './buyer-data.ts';
import { validApiBodies } from './valid-api-bodies.ts';
import { validDeskBodies } from './valid-desk-bodies.ts';

const person = { title: 'Mr', firstname: 'Asha', lastname: 'Rao', designation: 'Purchase Manager' };

const furtherRegistration = {
  tax_number: '24AAACW1938G1ZH',
  legal_name: 'Rao Mills',
  address: 'Plot 7, GIDC',
  state: 'Gujarat',
  city: 'Ahmedabad',
  pincode: '382445',
};

/**
 * A request that each call takes, by path: made from its contract, or written down where a handler refuses what the contract
 * takes, such as a form that is not filled in, or where a search should find something.
 */
export function validBodies(data: BuyerData): Record<string, Body> {
  const fromContracts = storeCalls.map(({ contract }) => [contract.path, bodyOfContract(contract, data)]);
  return {
    ...Object.fromEntries(fromContracts),
    ...buyerBodies(data),
    ...validDeskBodies(data),
    ...validApiBodies(data),
  };
}

function buyerBodies({ lines, itemIds, order, rfi, payment, addressId, email }: BuyerData): Record<string, Body> {
  const [line] = lines;
  const lineId = line?.item_detail_id ?? 0;
  const itemId = itemIds[0] ?? 0;
  const today = dayOf(new Date(), 'Asia/Kolkata');
  const newcomer = { ...person, email: 'new@buyers.example', name_of_company: 'Rao Mills', password: 'Turbine-7781' };
  const checkout = { purchase_order_no: 'PO-1', wished_date: addDays(today, 9), remark: 'Gate 3' };
  return {
    'authentication/login/': { username: email, password: 'wrong-one', captcha: 'e30=' },
    'authentication/tokencheck/': { tokenkey: 'x' },
    'authentication/user/signup/': { ...newcomer, confirm_password: newcomer.password },
    'authentication/change_email/': { current_email: email, email: 'right@buyers.example', password: 'wrong-one' },
    'authentication/email_change/start/': { email: 'new@buyers.example', password: 'wrong-one' },
    'api/stop_stock_alerts/': { user: '1', until: '1', sign: 'x' },
    'authentication/change_mobile/': { mobile: '9820012346', password: 'wrong-one' },
    'authentication/check_user/': { user_name: email, db_type: 'nod' },
    'authentication/change_password/': {
      user_name: email,
      password1: 'Turbine-7781',
      password2: 'Turbine-7781',
      reset_token: 'x',
    },
    'authentication/otp/verification/': { mobile: '', email, otp: '000000' },
    'authentication/user/exsignup/': { GSTNumber: '27AAPFU0939F1ZV', CustomerId: 'C-1001' },
    'authentication/user/exdetails/': { ...newcomer, GSTNumber: '27AAPFU0939F1ZV', CustomerId: 'C-1001' },
    'authentication/user/exdetails/ProfileUpdate/': { emailForDetails: email },
    'authentication/check_gst/': { gstnumber: '27AAPFU0939F1ZV' },
    'authentication/check_company/': { companyName: 'Rao Mills' },
    'authentication/user/profile/update/': {
      mobile: '9820012345',
      gstin: '27AAPFU0939F1ZV',
      trnNum: '100345678900003',
      b_add: 'Plot 14',
      st_id: 27,
      city_id: 1,
      po_box: '410501',
      geo_tag: '18.5, 73.8',
      terms: true,
    },
    'authentication/papers/upload/': { kind: 'tax_certificate', name: 'certificate.pdf' },
    'authentication/update_get_info/': {
      key: 'my_profile',
      billingDeatils: { billingaddress: 'Plot 14', billingstate: '27', billingcity_id: 1, billingpincode: '410501' },
      personalDeatils: {
        gst_no: '27AAPFU0939F1ZV',
        name: 'Asha Rao',
        company_name: 'Rao Mills',
        mobile_no: '9820012345',
      },
      gst_update: '27AAPFU0939F1ZV',
    },
    'authentication/user/createDeliveryAddress/': {
      delivery_address: 'Shed 5',
      delivery_pincode: '410501',
      delivery_ciy_id: 1,
      contact_name: 'Asha Rao',
      contact_phone: '9820012345',
      tax_registration_id: 0,
    },
    'authentication/user/retireDeliveryAddress/': { add_id: 0 },
    'authentication/user/setAddressRegistration/': { add_id: addressId, tax_registration_id: 0 },
    'authentication/user/addTaxRegistration/': furtherRegistration,
    'authentication/user/removeTaxRegistration/': { tax_registration_id: 1 },
    'authentication/city_list/': { state_name: 'Maharashtra' },
    'api/search/': { searching_key: '6205 2rs' },
    'api/multi_search/': {
      searching_key: '6205, 6306; NU 205',
      page: 1,
      filters: { brand: ['Koyo'], category: ['Bearings'] },
    },
    'api/catalogue_files/': { brand: 'koyo' },
    'api/own_records/': { q: '0001' },
    'api/stock_alert/': { item_id: itemId, wanted: false },
    'api/equivalents/': { designation: '6205DDUC3', maker: 'NSK', number: '6205-2RS1/C3' },
    'api/find_bearings/': { bore: 40, radial_load: 4.5, axial_load: 0, speed: 1450, hours: 20_000 },
    'api/shelf/': { itemnames: ['6205', '6306'] },
    'api/wishlist/toggle/': { item_id: itemId, wished: true },
    'api/add_item/': { item_info: itemIds.slice(8).map((item_id) => ({ item_id, quantity: '3', flag: 'add_cart' })) },
    'api/update_item_quantity/': { item_id: lineId, item_quantity: '4' },
    'api/remove_item_cart/': { item_detail_id: 0 },
    'api/saved_carts/save/': { name: 'Weekly stock' },
    'api/quick_order/': { text: '6205, 4\nNU 205\t2\n6306 x 10\n"6213, C3", 4\n25x52x15 ; 1' },
    'api/check_rfq_status/': { item_info: [{ item_id: lineId }] },
    'api/customer_master/': { item_info: [{ item_name: 'WZ-99', quantity: '4' }], reference: 'Q-7', remark: 'soon' },
    'api/all_rfq_history/': { item_detail_id: 3 },
    'api/ask_again/': { rfq_id: rfi, lines: [1] },
    'payment/invoices/': {
      invoices: [{ number: 'NM/26-27/000001', amount: 100_00 }],
      advance: 50_00,
      gateway: 'razorpay',
    },
    'payment/verifyOrder/': { razorpay_payment_id: 'pay_1', razorpay_order_id: payment, razorpay_signature: 'x' },
    'stripepayment/check_db_payment_status/': { sessionId: payment },
    'payment/cancel/': { payment_id: 'none' },
    'api/sales_confirmation/': {
      item_info: toReviewedLines(lines),
      payment_option: 'credit',
      mode_of_payment: 'Offline',
      ...checkout,
    },
    'payment/createOrder/': { cart_items: toReviewedLines(lines), ...checkout },
    'stripepayment/nod-create-payment/': { cart_items: toReviewedLines(lines), ...checkout },
    'api/order_list/': { state: 'on_the_way', period: 'days_90', q: '6205', before: order },
    'api/request_return/': {
      order_no: 'NOD26999999',
      invoice: 'NM/26-27/000001',
      lines: [{ line_no: 1, quantity: 1, reason: 'faulty', part: 'cage' }],
      remedy: 'replacement',
      note: 'Unopened',
    },
    'api/print_receipt/': { number: 'NOD-R26000001' },
    'api/rfi_file/': { name: 'drawing.pdf' },
    'api/return_picture/': { return_no: 'NOD26999999-R1' },
    'api/cancel_order/': { order_no: 'NOD26999999', reason: 'not needed' },
    'api/cancel_line/': { order_no: 'NOD26999999', line_no: 1, quantity: 1, reason: 'not needed' },
    'api/change_purchase_order/': { order_no: order, purchase_order_no: 'PO-2', before: 'PO-1' },
    'api/reorder/': { order_no: order, rows: [1] },
    'api/export_orders/': { format: 'csv', state: 'on_the_way', period: 'year', q: '6205' },
    'api/check_purchase_order/': { purchase_order_no: 'PO-1' },
    'api/ordered_lines/': { lines: [lineId] },
    'api/packing_list/': { dispatch: `${order}-1` },
    'api/print_sales_invoice/:order/': { order, document: '' },
    'api/share_document/': { order, document: order },
    'api/request_prices/': {
      name: 'Asha Rao',
      firm: 'Tapi Sugar Works',
      phone: '9820012345',
      email: '',
      remark: '',
      items: [{ itemcode: 'NO-6205', quantity: '2' }],
      captcha: 'x',
    },
    'api/contact/': {
      first_name: 'Asha',
      last_name: 'Rao',
      email,
      phone: '9820012345',
      message: 'Hello',
      captcha: 'e30=',
    },
  };
}
