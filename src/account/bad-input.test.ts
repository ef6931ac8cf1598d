import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  buildSignUpForm,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../tests/actions/account/new-accounts.ts';
import { openTestInbox } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import type { Contract, RefusalReply } from '../lib/contract.ts';
import type { Handler } from '../server/calls/define-call.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { storeCalls } from '../store.calls.ts';
import {
  createDeliveryAddress,
  retireDeliveryAddress,
  setAddressRegistration,
  setDefaultAddress,
} from './addresses/addresses.contract.ts';
import { cityList, pincodePlace } from './addresses/regions.contract.ts';
import { listedDetails, lookUpCustomer, signUpListed } from './existing-customer/existing-customer.contract.ts';
import { acceptInvitation, showInvitation } from './invitations/invitation.contract.ts';
import { changeMobile } from './own-contacts/change-mobile.contract.ts';
import { confirmEmailChange, objectToEmailChange, startEmailChange } from './own-contacts/email-change.contract.ts';
import { removePaper } from './papers/papers.contract.ts';
import { changePassword, checkUser } from './password/forgot-password.contract.ts';
import { completeProfile } from './profile/complete-profile.contract.ts';
import { updateGetInfo } from './profile/profile.contract.ts';
import { addTaxRegistration, removeTaxRegistration } from './registrations/registrations.contract.ts';
import { endMySession } from './sign-in/my-sessions.contract.ts';
import { login, tokenCheck } from './sign-in/sign-in.contract.ts';
import {
  addMyPasskey,
  beginMyPasskey,
  removeMyPasskey,
  signInWithMyPasskey,
} from './sign-in-page/my-passkeys.contract.ts';
import { mailSignInLink, signInWithLink } from './sign-in-page/sign-in-link.contract.ts';
import { checkCompany, checkGst } from './sign-up/field-checks.contract.ts';
import { signUp } from './sign-up/sign-up.contract.ts';
import { changeEmail } from './verification/change-email.contract.ts';
import { sendMobileOtp, verifyOtp } from './verification/otp.contract.ts';
import { resendEmail, verifyEmail } from './verification/verify-email.contract.ts';
import { viewShop } from './view-shop/view-shop.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let stranger: string;
beforeAll(async () => {
  stranger = (await createVerifiedUser(store, office)).token;
});

/** What no field of these forms may be; `undefined` leaves it out. */
const bad: readonly unknown[] = [
  undefined,
  null,
  '',
  '   ',
  true,
  [],
  {},
  [['x']],
  'x'.repeat(200_000),
  'a\u0000b',
  'a\u202eb',
  'a\u200bb',
  '🛞',
  '<script>alert(1)</script>',
  '٣٤٥',
  '\ud800',
];

const plot = { b_add: 'Plot 14', st_id: 27, city_id: 1259229 };
const billing = {
  billingaddress: 'Plot 14',
  billingpincode: '410501',
  billingstate: 'Maharashtra',
  billingcity_id: 1259229,
};
const delivery = { delivery_address: 'Ring Road 5', delivery_ciy_id: 1255364, delivery_pincode: '395002' };

type Case = {
  contract: Contract;
  filled: () => Record<string, unknown>;
  who?: 'stranger' | 'pending';
  /** The field that holds the form, sent with this key. */
  inside?: string;
  key?: string;
  /** A try that fails stands in the audit trail. */
  audited?: boolean;
  skip?: string[];
};

const number = '27AAPFU0939F1ZV';
const nobody = () => ({ email: uniqueEmail(), otp: '123456' });
const reset = () => ({ user_name: uniqueEmail(), password1: 'secret#1', password2: 'secret#1', reset_token: 'none' });

const cases: Case[] = [
  { contract: signUp, filled: named },
  { contract: signUpListed, filled: named },
  { contract: showInvitation, filled: () => ({ token: 'none' }) },
  {
    contract: acceptInvitation,
    filled: () => ({ token: 'none', ...named(), password: 'Turbine-7781', confirm_password: 'Turbine-7781' }),
  },
  { contract: resendEmail, filled: () => ({ email: 'a@mill.example' }) },
  {
    contract: changeEmail,
    filled: () => ({ current_email: 'a@mill.example', email: 'b@mill.example', password: 'Turbine-7781' }),
  },
  {
    contract: startEmailChange,
    filled: () => ({ email: 'b@mill.example', password: 'Turbine-7781' }),
    who: 'pending',
    audited: true,
  },
  { contract: confirmEmailChange, filled: () => ({ token: 'none' }), who: 'pending' },
  { contract: objectToEmailChange, filled: () => ({ token: 'none' }) },
  { contract: changeMobile, filled: () => ({ mobile: '9820012345' }), who: 'pending' },
  { contract: sendMobileOtp, filled: () => ({ mobile: '9820012345' }), who: 'stranger' },
  {
    contract: completeProfile,
    filled: () => ({ mobile: '9820012345', gstin: '27AAPFU0939F1ZV', ...plot }),
    who: 'stranger',
  },
  { contract: createDeliveryAddress, filled: () => delivery, who: 'pending' },
  {
    contract: updateGetInfo,
    filled: () => billing,
    who: 'pending',
    inside: 'billingDeatils',
    key: 'BillingInformation',
  },
  {
    contract: updateGetInfo,
    filled: () => ({ gst_no: number, name: 'Rohan Kulkarni' }),
    who: 'pending',
    inside: 'personalDeatils',
    key: 'ProfileInformation',
  },
  { contract: updateGetInfo, filled: () => ({ gst_update: number }), who: 'pending', key: 'place_order' },
  { contract: updateGetInfo, filled: () => ({ key: 'my_profile' }), who: 'pending' },
  { contract: retireDeliveryAddress, filled: () => ({ add_id: 1 }), who: 'pending' },
  { contract: setDefaultAddress, filled: () => ({ add_id: 1 }), who: 'pending' },
  {
    contract: addTaxRegistration,
    filled: () => ({
      tax_number: '24AAPFU0939F1Z1',
      legal_name: 'Rao Mills',
      address: 'Ring Road 5',
      state: 'Gujarat',
      city: 'Surat',
      pincode: '395002',
    }),
    who: 'pending',
  },
  { contract: removeTaxRegistration, filled: () => ({ tax_registration_id: 1 }), who: 'pending' },
  { contract: setAddressRegistration, filled: () => ({ add_id: 1, tax_registration_id: 1 }), who: 'pending' },
  { contract: endMySession, filled: () => ({ session_id: 1 }), who: 'pending' },
  { contract: removePaper, filled: () => ({ paper_id: 1 }), who: 'pending' },
  {
    contract: login,
    filled: () => ({ username: uniqueEmail(), password: 'secret#1', captcha: 'none' }),
    audited: true,
  },
  { contract: mailSignInLink, filled: () => ({ email: 'a@mill.example' }) },
  { contract: signInWithLink, filled: () => ({ token: 'none' }) },
  { contract: verifyEmail, filled: () => ({ token: 'none' }) },
  { contract: verifyOtp, filled: () => ({ mobile: '9820012345', otp: '123456' }), audited: true },
  { contract: verifyOtp, filled: nobody, audited: true },
  { contract: checkUser, filled: () => ({ user_name: uniqueEmail() }) },
  // A password may have any character; it is the confirmation that then differs.
  { contract: changePassword, filled: reset, skip: ['password1'] },
  { contract: lookUpCustomer, filled: () => ({ GSTNumber: number, CustomerId: 'C-1' }) },
  { contract: checkGst, filled: () => ({ gstnumber: number }) },
  { contract: checkCompany, filled: () => ({ companyName: 'Rao Mills' }) },
  { contract: cityList, filled: () => ({ state_name: 'Maharashtra' }), who: 'pending' },
];

test('every account call that takes something stands in the table', () => {
  const takes = ({ contract }: Handler) =>
    contract.method === 'POST' && !contract.takesFile && fieldsOf(contract).length > 0;
  const paths = storeCalls
    .filter(({ contract }) => contract.path.startsWith('authentication/'))
    .filter(takes)
    .map(({ contract }) => contract.path);
  // These answer a question about anything with no; a ticket has no field to correct.
  const asking = [tokenCheck.path, listedDetails.path, viewShop.path, pincodePlace.path];
  // What a browser makes of a passkey, and the password before it, are no form (my-passkeys.server.test.ts).
  const passkeys = [beginMyPasskey, addMyPasskey, removeMyPasskey, signInWithMyPasskey].map(({ path }) => path);
  expect(new Set([...cases.map(({ contract }) => contract.path), ...asking, ...passkeys])).toEqual(new Set(paths));
});

const fieldsOf = ({ request }: Contract) =>
  Object.keys(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** Without the passwords: of those every sign is welcome. */
function named(): Record<string, unknown> {
  const { password, confirm_password, ...form } = buildSignUpForm();
  return form;
}

describe.each(cases)('$contract.path $key', ({ contract, filled, who, inside, key, audited = false, skip = [] }) => {
  test.each(Object.keys(filled()).filter((field) => !skip.includes(field)))(
    '%s: nothing bad gets in, and each is told',
    async (field) => {
      const token = who === 'stranger' ? stranger : who ? await store.signIn(who) : undefined;
      const before = await written(audited);
      for (const value of bad) {
        const form = { ...filled(), [field]: value };
        const whole = inside ? { key, [inside]: form } : { password: 'secret#1', ...(key && { key }), ...form };
        const { status, body } = await send(contract, whole, token);
        const seen = JSON.stringify(value)?.slice(0, 40);
        expect(body.success, seen).toBe(false);
        expect(body.message, seen).toMatch(/\w{3}/);
        if (status === 400)
          expect(
            body.errors?.some((error) => error.field.endsWith(field)),
            seen,
          ).toBe(true);
        else expect([200, 401, 404], seen).toContain(status);
      }
      expect(await written(audited)).toEqual(before);
    },
  );
});

async function send(contract: Contract, request: unknown, token?: string, site: SiteCode = 'nod') {
  const { status, body } = await store.call(contract, request, {
    site,
    address: uniqueIpAddress(),
    ...(token && { token }),
  });
  return { status, body: body as RefusalReply };
}

/** How much stands in the tables that these forms write; without the audit trail where a failed try belongs into it. */
async function written(audited: boolean): Promise<unknown> {
  const { rows } = await store.database.$client.query(
    `select (select count(*) from customers) as customers, (select count(*) from users) as users,
       (select md5(string_agg(addresses::text, '' order by id)) from addresses) as addresses,
       (select count(*) from tax_registrations) as numbers, (select count(*) from outbox) as messages,
       (select count(*) from otps) as otps, (select count(*) from audit_trail) as acts`,
  );
  return rows.map(({ acts, ...rest }) => (audited ? rest : { acts, ...rest }));
}

test.each([undefined, null, '', true, [], {}, 'x'.repeat(200_000)])('no password: %#', async (password) => {
  const { body } = await send(signUp, { ...named(), password });
  expect(body).toMatchObject({ success: false, errors: [{ field: 'password' }] });
});

test('a password takes every sign', async () => {
  const password = "🛞 ' or 1=1 <b>\u202e";
  expect((await send(signUp, { ...named(), password })).body.success).toBe(true);
});

test('signs that look like SQL are stored as they are, where an address may hold them', async () => {
  const line = "Shed 7; drop table addresses; -- O'Neil";
  const token = await store.signIn('active');
  expect((await send(createDeliveryAddress, { ...delivery, delivery_address: line }, token)).body.success).toBe(true);
  const { rows } = await store.database.$client.query('select line from addresses where line = $1', [line]);
  expect(rows).toEqual([{ line }]);
});
