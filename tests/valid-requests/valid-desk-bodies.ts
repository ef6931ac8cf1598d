import { addDays, dayOf } from '../../src/lib/dates.ts';
import type { Body } from './body-of-contract.ts';
import type { BuyerData } from './buyer-data.ts';
import { validIntegrationBodies, validPersonBodies } from './valid-api-bodies.ts';
import { validItemBodies } from './valid-item-bodies.ts';
import { validRegistrationBodies } from './valid-registration-bodies.ts';

type DeskData = Pick<BuyerData, 'site' | 'order' | 'rfi' | 'deskIds'>;

export function validDeskBodies({ site, order, rfi, deskIds }: DeskData): Record<string, Body> {
  const desk = { site };
  const today = dayOf(new Date(), 'Asia/Kolkata');
  const customer = { ...desk, customerId: deskIds.customer };
  const taxNumber = '27AAPFU0939F1ZV';
  const kind = { kind: 'sez_lut', seen: 'regular' };
  const terms = { limitMinor: 5_00_000_00, periodDays: 30, graceDays: 5 };
  const approval = {
    ...customer,
    priceList: 'Standard',
    salesManager: 'K. Rao',
    seen: { status: 'verification_pending', taxNumber, terms: null, priceList: '', salesManager: '' },
  };
  const names = { company: 'Rao Mills', firstName: 'Asha', lastName: 'Rao' };
  const onRfi = { ...desk, number: rfi };
  const onOrder = { ...desk, number: order };
  const shipment = {
    carrier: 'Own van',
    docket: 'MH 01 AB 0000',
    tracking: 'https://track.example/7',
    ewayBill: '391600421187',
    cartons: 2,
    weightKg: 4.5,
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
    'desk/api/passkeys/add/': { name: 'Phone', credential: { ...credential, response: newKey } },
    'desk/api/passkeys/sign_in/': { credential: { ...credential, response: signedChallenge } },
    'desk/api/:site/audit/': { ...desk, q: order, person: 'Arjun Shah', day: today, before: '' },
    'desk/api/:site/settings/:part/': calendar,
    'desk/api/:site/settings/:part/change/': { ...calendar, data: workingDays, seen: 0 },
    'desk/api/:site/settings/:part/restore/': { ...calendar, version: '1', seen: 1 },
    'desk/api/:site/settings/:part/confirm/': { ...calendar, version: '1' },
    'desk/api/:site/settings/:part/preview/': { ...calendar, data: workingDays },
    'desk/api/:site/opening/confirm/': { ...desk, subject: 'backups', version: '' },
    // Names another moment than the last: the shop stays open to what is tried after it.
    'desk/api/:site/opening/open/': { ...desk, since: '2026-01-01T00:00:00.000Z' },
    'desk/api/:site/opening/close/': { ...desk, since: '2026-01-01T00:00:00.000Z' },
    ...validIntegrationBodies(site),
    'desk/api/:site/staff/add/': { ...desk, email: 'new@desk.example', name: 'Asha Rao', roles: ['sales'] },
    'desk/api/:site/staff/renew/': { ...desk, email: 'new@desk.example' },
    'desk/api/:site/staff/remove/': { ...desk, email: 'new@desk.example' },
    'desk/api/:site/accounts/': { ...desk, q: 'mills', view: 'waiting', sort: '-company', page: '1', manager: '' },
    'desk/api/:site/accounts/history/': { ...customer, before: '9' },
    'desk/api/:site/accounts/approve/': approval,
    'desk/api/:site/accounts/approve_with_terms/': { ...approval, terms },
    'desk/api/:site/accounts/ask_for_paper/': { ...customer, kind: 'trade_licence', sentence: 'Page 2 is missing.' },
    'desk/api/:site/accounts/decide/': {
      ...customer,
      decision: 'hold',
      reason: 'Two companies use this number.',
      seen: { status: 'active', taxNumber },
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
      addressId: deskIds.address,
      verified: false,
      reason: 'Not found',
      seen: { line: 'Plot 14', approvalStatus: 2 },
    },
    'desk/api/:site/accounts/terms/': { ...customer, ...terms, note: 'Asked by phone', seen: terms },
    'desk/api/:site/accounts/price_list/': { ...customer, priceList: 'Standard', seen: '' },
    'desk/api/:site/accounts/manager/': { ...customer, salesManager: 'K. Rao', seen: '' },
    'desk/api/:site/accounts/managers/': {
      ...desk,
      customers: [{ customerId: deskIds.customer, salesManager: 'K. Rao', seen: '' }],
    },
    'desk/api/:site/accounts/note/': { ...customer, text: 'Pays on the 10th.' },
    'desk/api/:site/accounts/correct_name/': { ...customer, ...names, seen: names },
    ...validPersonBodies(customer),
    'desk/api/:site/accounts/correct_email/': { ...customer, email: 'new@mills.example', seen: 'old@mills.example' },
    'desk/api/:site/accounts/correct_tax_number/': { ...customer, taxNumber, seen: taxNumber },
    'desk/api/:site/accounts/registration_kind/': { ...customer, registrationId: '1', ...kind },
    ...validItemBodies({ site, deskIds }),
    'desk/api/:site/papers/': { ...desk, q: 'mills', view: 'waiting', page: '1' },
    'desk/api/:site/papers/decide/': { ...desk, id: deskIds.paper, accept: false, reason: 'Not readable.' },
    'desk/api/:site/prices/rename/': { ...desk, id: deskIds.priceList, name: 'Users', seen: 'Standard' },
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
      customerId: deskIds.customer,
      item: '6205',
      quantity: '40',
      on: today,
    },
    'desk/api/:site/messages/': { ...desk, q: 'asha', view: 'done', page: '1' },
    'desk/api/:site/messages/mark/': { ...desk, id: deskIds.message, done: true },
    'desk/api/:site/orders/': {
      ...desk,
      q: '6205',
      view: 'to-dispatch',
      sort: 'due',
      page: '1',
      placedFrom: '2026-11-01',
      placedTo: '2026-11-30',
      customer: '1',
      manager: 'Meera',
    },
    'desk/api/:site/orders/:number/decide/': { ...onOrder, seen: 0, decision: 'reject', reason: 'Not sold there' },
    'desk/api/:site/orders/:number/hold/': {
      ...onOrder,
      seen: 0,
      reason: 'The buyer checks the sizes',
      lookAgainOn: '',
      isToldToBuyer: false,
    },
    'desk/api/:site/orders/:number/release/': { ...onOrder, seen: 0 },
    'desk/api/:site/orders/:number/dispatch/': {
      ...onOrder,
      ...shipment,
      seen: 0,
      picks: [1],
      unpaid: '',
    },
    'desk/api/:site/orders/:number/pick/': {
      ...onOrder,
      lineNo: 1,
      lots: [{ quantity: 1, lot: '2608-114', origin: 'Japan', carton: 1 }],
      short: 'missing',
      seenPick: 0,
    },
    'desk/api/:site/orders/:number/pincode/': { ...onOrder, seen: 0, party: 'bill_to', pincode: '400001' },
    'desk/api/:site/orders/:number/shipment/': { ...onOrder, ...shipment, seen: 0, dispatchNo: 1 },
    'desk/api/:site/orders/:number/returns/decide/': { ...onOrder, seen: 0, returnNo: 1, approve: true, answer: '' },
    'desk/api/:site/orders/:number/returns/receive/': {
      ...onOrder,
      seen: 0,
      returnNo: 1,
      lines: [{ lineNo: 1, credited: 1, restock: true }],
      reason: '',
    },
    'desk/api/:site/orders/:number/e_invoice/record/': {
      ...onOrder,
      document: 'NM/26-27/000001',
      irn: 'a'.repeat(64),
      ackNo: '112610000000001',
      ackAt: '2026-11-21 18:25:00',
      signedQr: 'a.b.c',
    },
    'desk/api/:site/orders/:number/e_invoice/cancel/': {
      ...onOrder,
      document: 'NM/26-27/000001',
      reason: 'mistake',
      remark: 'Wrong item',
    },
    'desk/api/:site/orders/:number/file/': { ...onOrder, kind: 'packing-list', document: '1' },
    'desk/api/:site/money/bank/': { ...desk, view: 'decided', after: '', day: '' },
    'desk/api/:site/money/bank/line/': { ...desk, id: deskIds.bankLine },
    'desk/api/:site/money/payers/': { ...desk, q: 'western' },
    'desk/api/:site/money/bank/import/': {
      ...desk,
      fileName: 'november.csv',
      content: `Date,Narration,Credit\n${today},NEFT WESTERN GEAR,100.00`,
      columns: '',
    },
    'desk/api/:site/money/bank/book/': {
      ...desk,
      line: deskIds.bankLine,
      version: 0,
      customerId: deskIds.customer,
      orderNumber: '',
      note: '',
      parts: [{ reference: 'NM/26-27/000001', amountMinor: 100_00 }],
      rests: [{ invoice: 'NM/26-27/000001', reason: 'later', note: '' }],
    },
    'desk/api/:site/money/bank/link/': { ...desk, line: deskIds.bankLine, version: 0, receiptNumber: 'NODP26000001' },
    'desk/api/:site/money/bank/take_back/': {
      ...desk,
      line: deskIds.bankLine,
      version: 0,
      receiptNumber: 'NODP26000001',
      why: 'Returned',
    },
    'desk/api/:site/payments/': { ...desk, q: '', view: 'no_order', page: '1' },
    'desk/api/:site/payments/refund/': {
      onlyOnAccount: false,
      ...desk,
      id: deskIds.payment,
      reason: 'Ordered twice',
    },
    'desk/api/:site/money/reminders/preview/': { ...customer, stage: 'firm' },
    'desk/api/:site/money/unpaid/note/': {
      ...customer,
      invoice: 'NM/26-27/000001',
      reason: 'dispute',
      note: '3 are missing',
    },
    'desk/api/:site/money/receipts/record/': {
      ...customer,
      amount: 100_00,
      reference: 'CHQ 000882',
      day: today,
      invoices: ['NM/26-27/000001'],
    },
    'desk/api/:site/money/receipts/reverse/': { ...desk, receiptNo: 'NODP26000001', why: 'Returned' },
    'desk/api/:site/money/receivables/': { ...desk, q: '', view: 'overdue', sort: 'total', page: '1' },
    'desk/api/:site/money/reminders/send/': { ...desk, customerId: deskIds.customer, stage: 'friendly' },
    'desk/api/:site/money/gstr_1/': { ...desk, month: today.slice(0, 7) },
    'desk/api/:site/rfis/': { ...desk, q: '', view: 'quoted', sort: '', page: '1' },
    'desk/api/:site/rfis/:number/assign/': { ...onRfi, to: '', seen: '' },
    'desk/api/:site/rfi_senders/decline/': { ...customer, until: '2026-01-01T00:00:00.000Z', reason: 'Not for us' },
    'desk/api/:site/rfis/:number/answer/': {
      ...onRfi,
      lines: [
        {
          lineNo: 1,
          revision: 0,
          note: 'Soon',
          quote: {
            unitMinor: 640_00,
            quantity: 4,
            expectedOn: addDays(today, 9),
            validUntil: addDays(today, 9),
            itemCode: '',
            alternatives: [],
            floorReason: 'Agreed by phone',
          },
        },
      ],
    },
  };
}
