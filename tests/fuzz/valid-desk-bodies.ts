import { addDays, dayOf } from '../../src/lib/dates.ts';
import type { BuyerData } from './buyer-data.ts';
import { type Body, validIntegrationBodies, validPersonBodies } from './valid-api-bodies.ts';
import { validItemBodies } from './valid-item-bodies.ts';
import { validRegistrationBodies } from './valid-registration-bodies.ts';

type DeskData = Pick<BuyerData, 'site' | 'order' | 'rfi' | 'deskIds'>;

export function validDeskBodies({ site, order, rfi, deskIds }: DeskData): Record<string, Body> {
  const desk = { site };
  const today = dayOf(new Date(), 'Asia/Kolkata');
  const period = { from: addDays(today, -90), to: today };
  const customer = { ...desk, customer_id: deskIds.customer };
  const taxNumber = '27AAPFU0939F1ZV';
  const kind = { kind: 'sez_lut', seen: 'regular' };
  const terms = { limit_minor: 5_00_000_00, period_days: 30, grace_days: 5 };
  const approval = {
    ...{ ...customer, price_list: 'Standard', sales_manager: 'K. Rao' },
    seen: { status: 'verification_pending', tax_number: taxNumber, terms: null, price_list: '', sales_manager: '' },
  };
  const names = { company: 'Rao Mills', first_name: 'Asha', last_name: 'Rao' };
  const onRfi = { ...desk, number: rfi };
  const onOrder = { ...desk, number: order };
  const shipment = {
    carrier: 'Own van',
    docket: 'MH 01 AB 0000',
    tracking: 'https://track.example/7',
    eway_bill: '391600421187',
    cartons: 2,
    weight_kg: 4.5,
  };
  const prices = { ...desk, owner: `list-${deskIds.priceList}` };
  const calendar = { ...desk, part: 'calendar' };
  const workingDays = { workingDays: [1, 2, 3], opens: '09:00', closes: '18:00', holidays: [today] };
  const administrator = { token: 'x', name: 'Meera Rao', email: 'meera@shop.example', password: 'gudgeon pins 1969' };
  const credential = { id: 'aWQ', rawId: 'aWQ', type: 'public-key' } as const;
  const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":"aWQ"}').toString('base64url');
  const newKey = { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' };
  const signedChallenge = { clientDataJSON, authenticatorData: 'AAAA', signature: 'MEUCIQ', userHandle: 'c3RhZmYtMQ' };
  return {
    'desk/api/sign_in/': { email: 'sales@desk.example', password: 'wrong-one', code: '000000' },
    'desk/api/set_up/begin/': administrator,
    'desk/api/set_up/finish/': { ...administrator, sealed: 'c2VhbGVk', code: '000000' },
    'desk/api/sessions/end/': { id: 1 },
    'desk/api/password/change/': { current_password: 'wrong-one', password: 'seven grey pallets' },
    'desk/api/passkeys/add/': { name: 'Phone', credential: { ...credential, response: newKey } },
    'desk/api/passkeys/remove/': { id: 1 },
    'desk/api/passkeys/sign_in/': { credential: { ...credential, response: signedChallenge } },
    'desk/api/:site/today/': desk,
    'desk/api/:site/figures/': desk,
    'desk/api/:site/audit/': { ...desk, q: order, person: 'Arjun Shah', day: today, before: '' },
    'desk/api/:site/find/': { ...desk, q: '6205' },
    'desk/api/:site/settings/': desk,
    'desk/api/:site/settings/files/add/': { ...desk, accepts: 'picture', name: 'offer.png' },
    'desk/api/:site/settings/:part/': calendar,
    'desk/api/:site/settings/:part/change/': { ...calendar, data: workingDays, seen: 0 },
    'desk/api/:site/settings/:part/restore/': { ...calendar, version: '1', seen: 1 },
    'desk/api/:site/settings/:part/confirm/': { ...calendar, version: '1' },
    'desk/api/:site/settings/:part/preview/': { ...calendar, data: workingDays },
    'desk/api/:site/opening/': desk,
    'desk/api/:site/opening/confirm/': { ...desk, subject: 'backups', version: '' },
    'desk/api/:site/opening/take_back/': { ...desk, subject: 'backups' },
    'desk/api/:site/opening/try_mail/': desk,
    'desk/api/:site/opening/try_sms/': { ...desk, mobile: '9820012345' },
    'desk/api/:site/opening/try_keys/': { ...desk, gateway: 'razorpay' },
    'desk/api/:site/opening/visit/': desk,
    // Names another moment than the last: the shop stays open to what is tried after it.
    'desk/api/:site/opening/open/': { ...desk, since: '2026-01-01T00:00:00.000Z' },
    'desk/api/:site/opening/close/': { ...desk, since: '2026-01-01T00:00:00.000Z' },
    ...validIntegrationBodies(site, deskIds),
    'desk/api/:site/staff/': desk,
    'desk/api/:site/staff/add/': { ...desk, email: 'new@desk.example', name: 'Asha Rao', roles: ['sales'] },
    'desk/api/:site/staff/renew/': { ...desk, email: 'new@desk.example' },
    'desk/api/:site/staff/remove/': { ...desk, email: 'new@desk.example' },
    'desk/api/:site/accounts/': { ...desk, q: 'mills', view: 'waiting', sort: '-company', page: '1', manager: '' },
    'desk/api/:site/accounts/record/': customer,
    'desk/api/:site/accounts/history/': { ...customer, before: '9' },
    'desk/api/:site/accounts/view_shop/': customer,
    'desk/api/:site/accounts/approve/': approval,
    'desk/api/:site/accounts/approve_with_terms/': { ...approval, terms },
    'desk/api/:site/accounts/ask_for_paper/': { ...customer, kind: 'trade_licence', sentence: 'Page 2 is missing.' },
    'desk/api/:site/accounts/stop_asking_for_paper/': { ...customer, kind: 'trade_licence' },
    'desk/api/:site/accounts/decide/': {
      ...customer,
      decision: 'hold',
      reason: 'Two companies use this number.',
      seen: { status: 'active', tax_number: taxNumber },
    },
    'desk/api/:site/accounts/decide_tax_number/': {
      ...customer,
      verified: false,
      reason: 'Not found',
      seen: taxNumber,
    },
    ...validRegistrationBodies(customer, taxNumber),
    'desk/api/:site/accounts/decide_address/': {
      ...desk,
      address_id: deskIds.address,
      verified: false,
      reason: 'Not found',
      seen: { line: 'Plot 14', approval_status: 2 },
    },
    'desk/api/:site/accounts/terms/': { ...customer, ...terms, note: 'Asked by phone', seen: terms },
    'desk/api/:site/accounts/price_list/': { ...customer, price_list: 'Standard', seen: '' },
    'desk/api/:site/accounts/auto_approval/': { ...customer, auto_approved: true, note: '' },
    'desk/api/:site/accounts/transfer/': { ...customer, allowed: true, note: '' },
    'desk/api/:site/accounts/manager/': { ...customer, sales_manager: 'K. Rao', seen: '' },
    'desk/api/:site/accounts/managers/': {
      ...desk,
      customers: [{ customer_id: deskIds.customer, sales_manager: 'K. Rao', seen: '' }],
    },
    'desk/api/:site/accounts/note/': { ...customer, text: 'Pays on the 10th.' },
    'desk/api/:site/accounts/correct_name/': { ...customer, ...names, seen: names },
    ...validPersonBodies(customer),
    'desk/api/:site/accounts/correct_email/': { ...customer, email: 'new@mills.example', seen: 'old@mills.example' },
    'desk/api/:site/accounts/sign_out/': customer,
    'desk/api/:site/accounts/correct_tax_number/': { ...customer, tax_number: taxNumber, seen: taxNumber },
    'desk/api/:site/accounts/registration_kind/': { ...customer, registration_id: '1', ...kind },
    ...validItemBodies({ site, deskIds }),
    'desk/api/:site/prices/': desk,
    'desk/api/:site/papers/': { ...desk, q: 'mills', view: 'waiting', page: '1' },
    'desk/api/:site/papers/review/': { ...desk, id: deskIds.paper },
    'desk/api/:site/papers/decide/': { ...desk, id: deskIds.paper, accept: false, reason: 'Not readable.' },
    'desk/api/:site/prices/create/': { ...desk, name: 'Mills' },
    'desk/api/:site/prices/rename/': { ...desk, id: deskIds.priceList, name: 'Users', seen: 'Standard' },
    'desk/api/:site/prices/customers/': { ...desk, q: 'mills' },
    'desk/api/:site/prices/rows/': { ...prices, q: '6205', view: 'planned', page: '1' },
    'desk/api/:site/prices/save/': {
      ...prices,
      mode: 'check',
      edits: [{ line: 1, for: 'maker: Koyo', min_qty: '10', discount_percent: '38', valid_from: today, seen: 1 }],
    },
    'desk/api/:site/prices/import/': { ...prices, mode: 'check', csv: 'for,discount_percent\nKoyo,38\n' },
    'desk/api/:site/prices/export/': { ...prices, format: 'csv' },
    'desk/api/:site/prices/history/': { ...prices, before: '9' },
    'desk/api/:site/prices/explain/': {
      ...desk,
      customer_id: deskIds.customer,
      item: '6205',
      quantity: '40',
      on: today,
    },
    'desk/api/:site/messages/': { ...desk, q: 'asha', view: 'done', page: '1' },
    'desk/api/:site/messages/mark/': { ...desk, id: deskIds.message, done: true },
    'desk/api/:site/messages/mark_all/': { ...desk, ids: [deskIds.message], done: true },
    'desk/api/:site/decide_orders/': { ...desk, numbers: [order], decision: 'approve', reason: '' },
    'desk/api/:site/orders/': { ...desk, q: '6205', view: 'to-dispatch', sort: 'due', page: '1' },
    'desk/api/:site/pick_list/': { ...desk, numbers: [order] },
    'desk/api/:site/orders/:number/': onOrder,
    'desk/api/:site/orders/:number/decide/': { ...onOrder, seen: 0, decision: 'reject', reason: 'Not sold there' },
    'desk/api/:site/orders/:number/dispatch/': {
      ...onOrder,
      ...shipment,
      seen: 0,
      picks: [1],
      unpaid: '',
    },
    'desk/api/:site/orders/:number/pick/': {
      ...onOrder,
      line_no: 1,
      lots: [{ quantity: 1, lot: '2608-114', origin: 'Japan', carton: 1 }],
      short: 'missing',
      seen_pick: 0,
    },
    'desk/api/:site/orders/:number/pick_rest/': onOrder,
    'desk/api/:site/orders/:number/put_back/': { ...onOrder, line_no: 1, seen_pick: 1 },
    'desk/api/:site/orders/:number/carton/': { ...onOrder, carton_no: 1, gross_kg: 16.2 },
    'desk/api/:site/orders/:number/delivery_note/': { ...onOrder, seen: 0, dispatch_no: 1, name: 'signed.pdf' },
    'desk/api/:site/orders/:number/delivery_note/remove/': { ...onOrder, seen: 0, dispatch_no: 1 },
    'desk/api/:site/orders/:number/shipment/': { ...onOrder, ...shipment, seen: 0, dispatch_no: 1 },
    'desk/api/:site/orders/:number/deliver/': { ...onOrder, seen: 0, dispatch_no: 1, delivered: true, note: 'K. Rao' },
    'desk/api/:site/orders/:number/cancel/': {
      ...onOrder,
      seen: 0,
      lines: [{ line_no: 1, quantity: 1 }],
      reason: 'By phone',
    },
    'desk/api/:site/orders/:number/return/': {
      ...onOrder,
      seen: 0,
      invoice: 'NM/26-27/000001',
      lines: [{ line_no: 1, quantity: 1 }],
      reason: 'Wrong size',
      restock: true,
    },
    'desk/api/:site/orders/:number/returns/decide/': { ...onOrder, seen: 0, return_no: 1, approve: true, answer: '' },
    'desk/api/:site/orders/:number/returns/receive/': {
      ...onOrder,
      seen: 0,
      return_no: 1,
      lines: [{ line_no: 1, credited: 1, restock: true }],
      reason: '',
    },
    'desk/api/:site/orders/:number/e_document/': { ...onOrder, document: 'NM/26-27/000001', form: 'inv-01' },
    'desk/api/:site/orders/:number/e_invoice/register/': { ...onOrder, document: 'NM/26-27/000001' },
    'desk/api/:site/orders/:number/e_invoice/record/': {
      ...{ ...onOrder, document: 'NM/26-27/000001', irn: 'a'.repeat(64), ack_no: '112610000000001' },
      ...{ ack_at: '2026-11-21 18:25:00', signed_qr: 'a.b.c' },
    },
    'desk/api/:site/orders/:number/e_invoice/cancel/': {
      ...{ ...onOrder, document: 'NM/26-27/000001' },
      ...{ reason: 'mistake', remark: 'Wrong item' },
    },
    'desk/api/:site/orders/:number/eway_bill/': { ...onOrder, document: 'NM/26-27/000001' },
    'desk/api/:site/orders/:number/file/': { ...onOrder, kind: 'packing-list', document: '1' },
    'desk/api/:site/money/bank/': { ...desk, view: 'decided', after: '', day: '' },
    'desk/api/:site/money/bank/line/': { ...desk, id: deskIds.bankLine },
    'desk/api/:site/money/payers/': { ...desk, q: 'western' },
    'desk/api/:site/money/bank/import/': {
      ...desk,
      file_name: 'november.csv',
      content: `Date,Narration,Credit\n${today},NEFT WESTERN GEAR,100.00`,
      columns: '',
    },
    'desk/api/:site/money/bank/book/': {
      ...{ ...desk, line: deskIds.bankLine, version: 0, customer_id: deskIds.customer, order_no: '', note: '' },
      parts: [{ reference: 'NM/26-27/000001', amount: 100_00 }],
      rests: [{ invoice: 'NM/26-27/000001', reason: 'later', note: '' }],
    },
    'desk/api/:site/money/bank/book_certain/': { ...desk, lines: [{ id: deskIds.bankLine, version: 0 }] },
    'desk/api/:site/money/bank/link/': { ...desk, line: deskIds.bankLine, version: 0, receipt_no: 'NODP26000001' },
    'desk/api/:site/money/bank/ignore/': { ...desk, line: deskIds.bankLine, version: 0, reason: 'Interest' },
    'desk/api/:site/money/bank/undo/': { ...desk, line: deskIds.bankLine, version: 1, why: 'Wrong customer' },
    'desk/api/:site/money/bank/take_back/': {
      ...{ ...desk, line: deskIds.bankLine, version: 0 },
      ...{ receipt_no: 'NODP26000001', why: 'Returned' },
    },
    'desk/api/:site/payments/': { ...desk, q: '', view: 'no_order', page: '1' },
    'desk/api/:site/payments/record/': { ...desk, id: deskIds.payment },
    'desk/api/:site/payments/provider/': { ...desk, id: deskIds.payment },
    'desk/api/:site/payments/finish/': { ...desk, id: deskIds.payment },
    'desk/api/:site/payments/refund/': {
      only_on_account: false,
      ...desk,
      id: deskIds.payment,
      reason: 'Ordered twice',
    },
    'desk/api/:site/payments/settle/': { ...desk, id: deskIds.payment, reason: 'Paid back by transfer' },
    'desk/api/:site/money/calls/': desk,
    'desk/api/:site/money/debtor/': customer,
    'desk/api/:site/money/reminders/preview/': { ...customer, stage: 'firm' },
    'desk/api/:site/money/promises/note/': { ...customer, amount: 100_00, day: today, note: 'By cheque', seen: 0 },
    'desk/api/:site/money/promises/end/': { ...customer, seen: 1 },
    'desk/api/:site/money/receipts/record/': {
      ...{ ...customer, amount: 100_00, reference: 'CHQ 000882', day: today },
      invoices: ['NM/26-27/000001'],
    },
    'desk/api/:site/money/receipts/reverse/': { ...desk, receipt_no: 'NODP26000001', why: 'Returned' },
    'desk/api/:site/money/receivables/': { ...desk, q: '', view: 'overdue', sort: 'total', page: '1' },
    'desk/api/:site/money/reminders/': { ...desk, customer_id: String(deskIds.customer) },
    'desk/api/:site/money/reminders/send/': { ...desk, customer_id: deskIds.customer, stage: 'friendly' },
    'desk/api/:site/money/reminders/except/': {
      ...desk,
      customer_id: deskIds.customer,
      excepted: true,
      reason: 'Talks',
    },
    'desk/api/:site/money/receivables/csv/': desk,
    'desk/api/:site/money/vouchers/': { ...desk, ...period, form: 'tally' },
    'desk/api/:site/money/gstr_1/': { ...desk, month: today.slice(0, 7) },
    'desk/api/:site/money/audit_file/': { ...desk, ...period },
    'desk/api/:site/rfis/': { ...desk, q: '', view: 'quoted', sort: '', page: '1' },
    'desk/api/:site/rfis/:number/': onRfi,
    'desk/api/:site/rfis/:number/line/': { ...onRfi, line: '1', q: '6205' },
    'desk/api/:site/rfis/:number/quote/': onRfi,
    'desk/api/:site/rfis/:number/remind/': onRfi,
    'desk/api/:site/rfis/:number/hold/': { ...onRfi, line_no: 1, hold: true },
    'desk/api/:site/rfis/:number/ask_maker/': {
      ...onRfi,
      lines: [{ line_no: 1, revision: 0 }],
      note: 'They say by Friday.',
      until: addDays(today, 7),
    },
    'desk/api/:site/rfis/:number/assign/': { ...onRfi, to: '', seen: '' },
    'desk/api/:site/rfi_assignees/': desk,
    'desk/api/:site/rfi_senders/': desk,
    'desk/api/:site/rfi_senders/decline/': { ...customer, until: '2026-01-01T00:00:00.000Z', reason: 'Not for us' },
    'desk/api/:site/rfis/:number/withdraw/': { ...onRfi, lines: [{ line_no: 1, revision: 0 }], reason: 'Sold out' },
    'desk/api/:site/rfis/:number/extend/': {
      ...onRfi,
      lines: [{ line_no: 1, revision: 0 }],
      valid_until: addDays(today, 9),
    },
    'desk/api/:site/rfis/:number/answer/': {
      ...onRfi,
      lines: [
        {
          line_no: 1,
          revision: 0,
          note: 'Soon',
          quote: {
            unit_minor: 640_00,
            quantity: 4,
            expected_on: addDays(today, 9),
            valid_until: addDays(today, 9),
            item_code: '',
            alternatives: [],
            floor_reason: 'Agreed by phone',
          },
        },
      ],
    },
  };
}
