import { beforeEach, expect, test } from 'vitest';
import { createPasskeyDevice, type Deviation } from '../../../tests/actions/account/passkey-device.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addPasskey, beginPasskey, beginPasskeySignIn, deskPasskeys, removePasskey } from './passkeys.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeEach(async () => {
  await store.database.$client.query('delete from limits');
  await store.database.$client.query('delete from staff_passkeys');
  desk = await store.signInAtDesk('admin');
});

const origin = 'http://nod.localhost:3000';
const device = createPasskeyDevice(origin);
const begin = async () => (await store.call(beginPasskey, {}, { desk })).body;

async function add(name = 'Phone', deviation: Deviation = {}, own = createPasskeyDevice(origin)) {
  const { options } = await begin();
  const { status, body } = await store.call(addPasskey, { name, credential: own.create(options, deviation) }, { desk });
  return { status, result: body.refusal ?? body.success };
}

const list = async (own = desk) => (await store.call(deskPasskeys, {}, { desk: own })).body.passkeys;

test('the browser is asked for a key of this host that finds its owner and asks for finger, face or PIN', async () => {
  const { options } = await begin();
  expect(options).toMatchObject({
    rp: { id: 'nod.localhost' },
    user: { name: 'admin@desk.example', displayName: 'Arjun Shah' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
});

test('a passkey is added, listed with its host, and not offered to the same device again', async () => {
  expect(await add('Phone', {}, device)).toEqual({ status: 200, result: true });
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      name: 'Phone',
      host: 'nod.localhost',
      createdAt: store.now().toISOString(),
      lastUsedAt: null,
    },
  ]);
  expect((await begin()).options.excludeCredentials).toHaveLength(1);
  expect((await add('Again', {}, device)).result).toBe('known');
  const { rows } = await store.database.$client.query(
    `select site, actor_name, subject, details from audit_trail where action = 'passkey added' and site = 'nod'`,
  );
  expect(rows).toEqual([
    {
      site: 'nod',
      actor_name: 'Arjun Shah',
      subject: 'admin@desk.example',
      details: { after: { name: 'Phone', host: 'nod.localhost' } },
    },
  ]);
});

test.each([
  ['the device did not ask for finger, face or PIN', { userVerified: false }],
  ['it was made on a page of another origin', { origin: 'https://nod.example' }],
  ['it was made for another host', { rpId: 'localhost' }],
] as const)('a passkey is not added when %s', async (_why, deviation) => {
  expect(await add('Phone', deviation)).toEqual({ status: 200, result: 'invalid' });
  expect(await list()).toEqual([]);
});

test('a passkey is added with a challenge of its owner only, once', async () => {
  const { options } = await begin();
  const other = await store.signInAtDesk('sales');
  const credential = createPasskeyDevice(origin).create(options);
  const addAs = async (own: string) =>
    (await store.call(addPasskey, { name: 'Phone', credential }, { desk: own })).body.refusal;
  expect(await addAs(other)).toBe('invalid');
  expect(await addAs(desk)).toBe('invalid');
  const { options: forSignIn } = (await store.call(beginPasskeySignIn, {}, { desk })).body;
  const wrongPurpose = createPasskeyDevice(origin).create({ ...options, challenge: forSignIn.challenge });
  const { body } = await store.call(addPasskey, { name: 'Phone', credential: wrongPurpose }, { desk });
  expect(body.refusal).toBe('invalid');
});

test('a quarter of an hour after signing in the desk asks to sign in again', async () => {
  const { options } = await begin();
  store.setClock(new Date(store.now().getTime() + 15 * 60_000));
  expect((await store.call(beginPasskey, {}, { desk })).status).toBe(401);
  const credential = createPasskeyDevice(origin).create(options);
  expect((await store.call(addPasskey, { name: 'Phone', credential }, { desk })).status).toBe(401);
  expect((await store.call(deskPasskeys, {}, { desk })).status).toBe(200);
});

test('it needs a name, and there are at most ten', async () => {
  expect((await add('')).result).toBe('name');
  for (let i = 0; i < 10; i++) expect((await add(`Phone ${i}`)).result).toBe(true);
  expect((await begin()).message).toBe('You have 10 passkeys. Please remove one first.');
});

test('a passkey is removed by its owner only', async () => {
  await add();
  const [{ id } = { id: 0 }] = await list();
  const remove = async (own: string) => (await store.call(removePasskey, { id }, { desk: own })).body;
  expect(await remove(await store.signInAtDesk('sales'))).toEqual({ success: true, written: false });
  expect(await list()).toHaveLength(1);
  expect(await remove(desk)).toEqual({ success: true, written: true });
  // The reply was lost, and the same is sent again.
  expect(await remove(desk)).toEqual({ success: true, written: false });
  expect(await list()).toEqual([]);
  const { rows } = await store.database.$client.query(
    `select details from audit_trail where action = 'passkey removed' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ details: { before: { name: 'Phone' }, after: null } }]);
});
