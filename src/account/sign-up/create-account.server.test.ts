import { expect, test } from 'vitest';
import { insertListedCustomer } from '../../../tests/actions/account/listed-customer.ts';
import { buildSignUpForm, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { findUserByEmail } from '../users.db.ts';
import { type AccountToCreate, createAccount } from './create-account.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));

const formOf = (overrides: Parameters<typeof buildSignUpForm>[0] = {}) => ({
  ...buildSignUpForm(overrides),
  captcha: '',
});
function create(form = formOf(), more: Partial<AccountToCreate> & { address?: string; hoursLater?: number } = {}) {
  const { address = uniqueIpAddress(), hoursLater = 0, ...account } = more;
  const now = new Date(store.now().getTime() + hoursLater * 3_600_000);
  const context = { db: store.database, database: store.database, site: nod, now, address };
  const { secret, log } = store.server;
  const browser = { userAgent: '', deviceToken: undefined, headers: new Headers(), secure: false };
  return createAccount({ form, listedCustomerId: null, ...account }, { ...context, ...browser, secret, log });
}
const ownerOf = async (email: string) => (await findUserByEmail(store.database, { site: 'nod', email }))[0];

test('an account is opened with its company, its password and a mailed link, and recorded', async () => {
  const form = formOf({ email: 'Asha.Rao@Mill.example', name_of_company: 'Rao Mills' });
  expect(await create(form)).toBe('opened');
  const owner = await ownerOf('asha.rao@mill.example');
  expect(owner).toMatchObject({
    company: 'Rao Mills',
    firstName: 'Asha',
    emailVerifiedAt: null,
    fromCustomerList: false,
  });
  expect(await passwordMatches(owner?.passwordHash, form.password, { address: '192.0.2.1' })).toBe(true);
  expect(verificationTokenIn(await inbox.mailTo('asha.rao@mill.example'))).toHaveLength(43);
  const { rows } = await store.database.$client.query(
    'select action, details from audit_trail where customer_id = $1',
    [owner?.customerId],
  );
  expect(rows).toEqual([
    { action: 'sign-up', details: { company: 'Rao Mills', buyerKind: null, listedCustomerId: null } },
  ]);
});

test('an account of the customer list knows its row', async () => {
  const { customerCode } = await insertListedCustomer(store);
  const { rows } = await store.database.$client.query('select id from listed_customers where customer_code = $1', [
    customerCode,
  ]);
  const form = formOf();
  expect(await create(form, { listedCustomerId: rows[0].id })).toBe('opened');
  expect(await ownerOf(form.email)).toMatchObject({ fromCustomerList: true });
});

test('a verified account keeps its e-mail address; an unverified one gives way after a day', async () => {
  expect(await create(formOf({ email: 'active@nod.example' }), { hoursLater: 1000 })).toBe('exists');
  const form = formOf();
  await create(form);
  expect(await create(form, { hoursLater: 23 })).toBe('exists');
  expect(await create({ ...form, name_of_company: 'Second Mills' }, { hoursLater: 24 })).toBe('opened');
  expect((await ownerOf(form.email))?.company).toBe('Second Mills');
});

test('the eleventh account from one network within an hour needs a captcha, and is not opened without', async () => {
  const address = uniqueIpAddress();
  for (let i = 0; i < 10; i += 1) expect(await create(formOf(), { address })).toBe('opened');
  const form = formOf();
  expect(await create(form, { address })).toBe('captcha');
  expect(await ownerOf(form.email)).toBeUndefined();
});

test('a limit of the caller counts as well, whether the account is opened or exists', async () => {
  const extraLimits = [{ name: 'test', key: 'one', max: 2, windowMinutes: 10 }];
  await create(formOf(), { extraLimits });
  await create(formOf({ email: 'active@nod.example' }), { extraLimits });
  await expect(create(formOf(), { extraLimits })).rejects.toMatchObject({ status: 429 });
});

test('of two sign-ups at the same moment one opens the account', async () => {
  const form = formOf();
  expect((await Promise.all([create(form), create(form)])).sort()).toEqual(['exists', 'opened']);
});
