import { addDays, dayOf } from '../../src/lib/dates.ts';
import { toReviewedLines } from '../actions/orders.ts';
import type { BuyerData } from './buyer-data.ts';
import { type Body, validApiBodies } from './valid-api-bodies.ts';
import { validDeskBodies } from './valid-desk-bodies.ts';

const person = { title: 'Mr', firstname: 'Asha', lastname: 'Rao', designation: 'Purchase Manager' };

export function validBodies({
  site,
  lines,
  itemIds,
  order,
  rfi,
  payment,
  addressId,
  deskIds,
  email,
}: BuyerData): Record<string, Body> {
  const [line] = lines;
  const lineId = line?.item_detail_id ?? 0;
  const itemId = itemIds[0] ?? 0;
  const today = dayOf(new Date(), 'Asia/Kolkata');
  const newcomer = { ...person, email: 'new@buyers.example', name_of_company: 'Rao Mills', password: 'Turbine-7781' };
  const checkout = { purchase_order_no: 'PO-1', wished_date: addDays(today, 9), remark: 'Gate 3' };
  const period = { from: addDays(today, -90), to: today };
  return {
    'authentication/login/': { username: email, password: 'wrong-one', captcha: 'e30=' },
    'authentication/tokencheck/': { tokenkey: 'x' },
    'authentication/sessions/end/': { session_id: 1 },
    'authentication/user/signup/': { ...newcomer, confirm_password: newcomer.password },
    'authentication/verify_email/': { token: 'not-a-token' },
    'authentication/resend_email/': { email },
    'authentication/change_email/': { current_email: email, email: 'right@buyers.example', password: 'wrong-one' },
    'authentication/check_user/': { user_name: email, db_type: 'nod' },
    'authentication/change_password/': {
      user_name: email,
      password1: 'Turbine-7781',
      password2: 'Turbine-7781',
      reset_token: 'x',
    },
    'authentication/mobile/otp_sent/': { mobile: '9820012345' },
    'authentication/view_shop/': { ticket: 'not-a-ticket' },
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
    'authentication/papers/remove/': { paper_id: 1 },
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
    'authentication/user/setDefaultAddress/': { add_id: addressId },
    'authentication/city_list/': { state_name: 'Maharashtra' },
    'api/search/': { searching_key: '6205 2rs' },
    'api/multi_search/': {
      searching_key: '6205, 6306; NU 205',
      page: 1,
      filters: { brand: ['Koyo'], category: ['Bearings'] },
    },
    'api/catalogue_files/': { brand: 'koyo' },
    'api/item_availability/': { searching_key: '6205' },
    'api/ShareItemDetails/': { itemId },
    'api/items_by_id/': { item_ids: itemIds },
    'api/recommended_items/': { item_id: itemId },
    'api/shelf/': { itemnames: ['6205', '6306'] },
    'api/wishlist/toggle/': { item_id: itemId, wished: true },
    'api/add_item/': { item_info: itemIds.slice(8).map((item_id) => ({ item_id, quantity: '3', flag: 'add_cart' })) },
    'api/update_item_quantity/': { item_id: lineId, item_quantity: '4' },
    'api/remove_item_cart/': { item_detail_id: 0 },
    'api/quick_order/': { text: '6205, 4\nNU 205\t2\n6306 x 10\n"6213, C3", 4\n25x52x15 ; 1' },
    'api/check_rfq_status/': { item_info: [{ item_id: lineId }] },
    'api/customer_master/': { item_info: [{ item_name: 'WZ-99', quantity: '4' }], reference: 'Q-7', remark: 'soon' },
    'api/all_rfq_history/': { item_detail_id: 3 },
    'api/rfq_history/': { putawayno_key: rfi },
    'api/print_quote/:rfi/': { rfi },
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
    'api/order_list/': { state: 'on_the_way', q: '6205', before: order },
    'api/order_detail/': { order_no: order },
    'api/request_return/': {
      order_no: 'NOD26999999',
      invoice: 'NM/26-27/000001',
      lines: [{ line_no: 1, quantity: 1, reason: 'wrong' }],
      note: 'Unopened',
    },
    'api/cancel_order/': { order_no: 'NOD26999999', reason: 'not needed' },
    'api/cancel_line/': { order_no: 'NOD26999999', line_no: 1, quantity: 1, reason: 'not needed' },
    'api/change_purchase_order/': { order_no: order, purchase_order_no: 'PO-2', before: 'PO-1' },
    'api/reorder/': { order_no: order, rows: [1] },
    'api/export_orders/': { format: 'csv', order_no: order },
    'api/check_purchase_order/': { purchase_order_no: 'PO-1' },
    'api/packing_list/': { dispatch: `${order}-1` },
    'api/print_sales_invoice/:order/': { order, document: '' },
    'api/statement/': period,
    'api/export_statement/': { ...period, format: 'csv' },
    'api/contact/': {
      first_name: 'Asha',
      last_name: 'Rao',
      email,
      phone: '9820012345',
      message: 'Hello',
      captcha: 'e30=',
    },
    ...validDeskBodies({ site, order, rfi, deskIds }),
    ...validApiBodies({ order, email }),
  };
}
