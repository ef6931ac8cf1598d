import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookUpCustomer } from '../../src/account/existing-customer/existing-customer.contract.ts';
import { showInvitation } from '../../src/account/invitations/invitation.contract.ts';
import { startEmailChange } from '../../src/account/own-contacts/email-change.contract.ts';
import { checkUser } from '../../src/account/password/forgot-password.contract.ts';
import { login } from '../../src/account/sign-in/sign-in.contract.ts';
import { beginMyPasskeySignIn } from '../../src/account/sign-in-page/my-passkeys.contract.ts';
import { checkCompany, checkGst } from '../../src/account/sign-up/field-checks.contract.ts';
import { signUp } from '../../src/account/sign-up/sign-up.contract.ts';
import { beginPasskeySignIn } from '../../src/account/staff/passkeys.contract.ts';
import { beginSetUp } from '../../src/account/staff/set-up.contract.ts';
import { signInAtDesk } from '../../src/account/staff/staff.contract.ts';
import { changeEmail } from '../../src/account/verification/change-email.contract.ts';
import { sendMobileOtp } from '../../src/account/verification/otp.contract.ts';
import { resendEmail } from '../../src/account/verification/verify-email.contract.ts';
import { listOrdersByApi } from '../../src/api/orders/orders.contract.ts';
import { equivalents } from '../../src/catalogue/equivalents/equivalents.contract.ts';
import { stopStockAlerts } from '../../src/catalogue/stock-alerts/stop-stock-alerts.contract.ts';
import { contactUs } from '../../src/content/contact/contact.contract.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { changePurchaseOrder } from '../../src/orders/buyer-changes/change-purchase-order.contract.ts';
import { preparedOrder } from '../../src/orders/prepared-orders/prepared-order.contract.ts';
import { shareQuote } from '../../src/orders/quotation/share-quote.contract.ts';
import { addReturnPicture } from '../../src/orders/returns/add-return-picture.contract.ts';
import { shareDocument } from '../../src/orders/sharing/share-document.contract.ts';
import { addRfiFile } from '../../src/rfi/rfi-file.contract.ts';
import { buildSignUpForm } from '../actions/account/new-accounts.ts';
import { uploadAs } from '../actions/account/papers.ts';
import { solveCaptcha } from '../actions/account/solve-captcha.ts';
import { createApiToken } from '../actions/api-token.ts';
import { makePng } from '../fixtures/papers.ts';
import { listFiles, root } from '../project-checks/source-files.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const sources = listFiles(['src'], /\.tsx?$/)
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

type Request = () => Promise<{ status: number; headers: Headers }>;

const mail: Request = () => store.call(resendEmail, { email: 'asha@mill.example' });
const otp: Request = () => store.call(checkUser, { user_name: 'active@nod.example' });
const sms: Request = async () =>
  store.call(sendMobileOtp, { mobile: '9820012345' }, { token: await store.signIn('active') });
const failure: Request = async () =>
  store.call(login, { username: 'active@nod.example', password: 'wrong', captcha: await solveCaptcha(store) });
const emailChange: Request = () =>
  store.call(changeEmail, { current_email: 'a@mill.example', email: 'b@mill.example', password: 'wrong' });
const ownEmail: Request = async () =>
  store.call(startEmailChange, { email: 'b@mill.example', password: 'wrong' }, { token: await store.signIn('active') });
const message = { first_name: 'Asha', last_name: 'Rao', email: 'a@mill.example', phone: '9820012345', message: 'Hi' };
const file = (name: string) => openFile(`/productDetail/NOD:1/${name}`);
const openFile = async (path: string) =>
  store.app.request(
    path,
    { headers: { host: 'nod.localhost' } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );

const postToDesk = async (path: string, body: object) => {
  const headers = { host: 'nod.localhost', origin: 'http://nod.localhost', 'content-type': 'application/json' };
  const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  return store.app.request(`/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, from);
};
const deskFailure: Request = () => postToDesk(signInAtDesk.path, { email: 'sales@desk.example', password: 'wrong' });

const counted: Record<string, Request> = {
  desk_login_both: deskFailure,
  desk_login_address: deskFailure,
  desk_login_person: deskFailure,
  desk_login_code: () =>
    postToDesk(signInAtDesk.path, { email: 'sales@desk.example', password: demoPassword, code: '000000' }),
  desk_set_up: () => postToDesk(beginSetUp.path, { token: 'x', name: '', email: '', password: '' }),
  desk_challenge: () => postToDesk(beginPasskeySignIn.path, {}),
  passkey_challenge: () => store.call(beginMyPasskeySignIn, {}),
  send_receiver: mail,
  send_address: mail,
  mail_site: mail,
  otp_asker: otp,
  sms_address: sms,
  sms_site: sms,
  sms_country: sms,
  login_address: failure,
  login_both: failure,
  login_account: failure,
  lookup_check_user: otp,
  lookup_check_gst: () => store.call(checkGst, { gstnumber: '27AAPFU0939F1ZV' }),
  lookup_check_company: () => store.call(checkCompany, { companyName: 'Rao Mills' }),
  lookup_exsignup: () => store.call(lookUpCustomer, { GSTNumber: '27AAPFU0939F1ZV', CustomerId: 'C-1' }),
  lookup_invitation: () => store.call(showInvitation, { token: 'x' }),
  lookup_change_email: emailChange,
  lookup_signup: () => store.call(signUp, buildSignUpForm({ email: 'active@nod.example' })),
  change_email: emailChange,
  own_password_both: ownEmail,
  own_password: ownEmail,
  own_email: async () => {
    const request = { email: 'fresh@mill.example', password: demoPassword };
    return store.call(startEmailChange, request, { token: await store.signIn('active') });
  },
  contact: () => store.call(contactUs, message),
  change_purchase_order: async () => {
    const request = { order_no: 'NOD26000001', purchase_order_no: 'PO-2', before: 'PO-1' };
    return store.call(changePurchaseOrder, request, { token: await store.signIn('active') });
  },
  share_document: async () => {
    const request = { order: 'NOD26000001', document: 'NM/26-27/000001' };
    return store.call(shareDocument, request, { token: await store.signIn('active') });
  },
  share_quote: async () => store.call(shareQuote, { rfi: 'NODR26000001' }, { token: await store.signIn('active') }),
  document_links: () => openFile('/documents/x.pdf'),
  quote_links: () => openFile('/quotes/x.pdf'),
  certificates: () => openFile('/certificates/1'),
  paper_upload: async () => uploadAs(store, await store.signIn('pending')),
  return_picture: async () =>
    store.call(
      addReturnPicture,
      { return_no: 'NOD26999999-R1' },
      { token: await store.signIn('active'), file: makePng() },
    ),
  rfi_file: async () =>
    store.call(addRfiFile, { name: 'a.png' }, { token: await store.signIn('active'), file: makePng() }),
  item_pictures: () => file('drawing.png'),
  item_files: () => file('outline.dxf'),
  prepared_orders: () => store.call(preparedOrder, { token: 'x' }),
  stop_stock_alerts: () => store.call(stopStockAlerts, { user: '1', until: '0', sign: '' }),
  equivalents: () => store.call(equivalents, { designation: '6205' }),
  api_token: () => store.call(listOrdersByApi, { limit: 1 }, { bearer }),
};

/** Limits that skip sending or writing down instead of refusing the request, and what is only counted. */
const silent = ['new_device_mail', 'refused_sign_ins_written', 'refused_sign_ins', 'caused'];

test('every limit of the store is in the table', () => {
  const limits = sources.flatMap(({ text }) => [...text.matchAll(/name: '(\w+)',\s+max: /g)].map(([, name]) => name));
  const lookups = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:lookupLimits|countLookup)\(context, '(\w+)'\)/g)].map(([, kind]) => `lookup_${kind}`),
  );
  expect([...Object.keys(counted), ...silent].toSorted()).toEqual([...new Set([...limits, ...lookups])].toSorted());
});

test('only one function creates a 429, always with a wait', () => {
  const documentation = /^src\/server\/calls\/(?:openapi\.server|openapi-programs|program-error)\.ts$/;
  const code = /^(?!\s*(?:\/\*\*|\*|\/\/)).*(?<!=== )\b429\b/;
  const lines = sources
    .filter(
      ({ path }) =>
        path.startsWith('src/') &&
        !documentation.test(path) &&
        !/\.data\.ts$|^src\/payments\/gateways\/|^src\/ui\/|http-portal/.test(path),
    )
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(
      ({ path, line }) =>
        code.test(line) && path !== 'src/server/refuse.server.ts' && !line.includes('retryLater(429, '),
    );
  expect(lines).toEqual([]);
});

describe('a request over a limit is 429 with Retry-After, and writes no counter', () => {
  test.each(Object.entries(counted))('%s', async (name, request) => {
    await store.database.$client.query('delete from limits');
    expect((await request()).status).not.toBe(429);
    const inAMinute = [`${name}:%`, Date.now() + 60_000];
    await store.database.$client.query('update limits set points = 1000000, expire = $2 where key like $1', inAMinute);
    const { rows: before } = await store.database.$client.query('select key, xmin::text from limits order by key');
    const { status, headers } = await request();
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { rows: after } = await store.database.$client.query('select key, xmin::text from limits order by key');
    expect(after).toEqual(before);
  });
});
