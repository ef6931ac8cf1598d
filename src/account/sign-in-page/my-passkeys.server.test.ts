import { beforeEach, expect, test } from 'vitest';
import { createVerifiedUser, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import {
  createPasskeyDevice,
  type Deviation,
  type PasskeyDevice,
} from '../../../tests/actions/account/passkey-device.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { beginPasskeySignIn, signInWithPasskey } from '../staff/passkeys.contract.ts';
import { findUserByEmail } from '../users.db.ts';
import {
  addMyPasskey,
  beginMyPasskey,
  beginMyPasskeySignIn,
  myPasskeys,
  removeMyPasskey,
  signInWithMyPasskey,
} from './my-passkeys.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
beforeEach(() => store.database.$client.query('delete from limits'));

const origin = 'http://nod.localhost:3000';
type Buyer = Awaited<ReturnType<typeof createVerifiedUser>>;

async function begin({ token, form }: Buyer, password = form.password) {
  return (await store.call(beginMyPasskey, { password }, { token })).body;
}
async function add(buyer: Buyer, device = createPasskeyDevice(origin), deviation: Deviation = {}, name = 'Phone') {
  const { options } = await begin(buyer);
  const credential = device.create(options, deviation);
  const { body } = await store.call(addMyPasskey, { name, credential }, { token: buyer.token });
  return body.refusal ?? body.success;
}
async function withPasskey() {
  const buyer = await createVerifiedUser(store, office);
  const device = createPasskeyDevice(origin);
  expect(await add(buyer, device)).toBe(true);
  return { buyer, device };
}
const list = async ({ token }: Buyer) => (await store.call(myPasskeys, {}, { token })).body.data;

async function signIn(device: PasskeyDevice, deviation: Deviation = {}, site: 'nod' | 'zwz' = 'nod') {
  const options = { site, address: uniqueIpAddress() };
  const { challenge } = (await store.call(beginMyPasskeySignIn, {}, options)).body.options;
  const { body } = await store.call(signInWithMyPasskey, { credential: device.sign(challenge, deviation) }, options);
  return body;
}

test('a buyer adds a passkey with the password, is mailed, and signs in with it', async () => {
  const { buyer, device } = await withPasskey();
  const mail = await office.mailTo(buyer.email);
  expect(mail.subject).toBe('A passkey was added to your NOD account');
  expect(await list(buyer)).toEqual([
    { passkey_id: expect.any(Number), name: 'Phone', added_at: store.now().toISOString(), last_used_at: null },
  ]);
  const reply = await signIn(device);
  expect(reply).toMatchObject({ success: true, username: buyer.form.name_of_company, email_status: 'verified' });
  expect((await store.call(session, {}, { token: reply.auth_key })).status).toBe(200);
  expect((await list(buyer))[0]?.last_used_at).toBe(store.now().toISOString());
});

test('who finds a session open and does not know the password adds none', async () => {
  const buyer = await createVerifiedUser(store, office);
  expect((await begin(buyer, 'guessed#1')).refusal).toBe('password');
});

test.each([
  ['the device did not ask for finger, face or PIN', { userVerified: false }],
  ['it was made on a page of another origin', { origin: 'https://nod.example' }],
  ['it was made for another host', { rpId: 'localhost' }],
] as const)('a passkey is not added when %s', async (_why, deviation) => {
  const buyer = await createVerifiedUser(store, office);
  expect(await add(buyer, createPasskeyDevice(origin), deviation)).toBe('invalid');
  expect(await list(buyer)).toEqual([]);
});

test.each([
  ['the device did not ask for finger, face or PIN', { userVerified: false }],
  ['it was signed on a page of another origin', { origin: 'https://nod.example' }],
  ['it names another owner', { userHandle: Buffer.from('user-1').toString('base64url') }],
] as const)('nobody is signed in when %s', async (_why, deviation) => {
  const { device } = await withPasskey();
  expect((await signIn(device, deviation)).refusal).toBe('invalid');
});

test('a passkey signs in on its own site and host only, and never at the desk', async () => {
  const { device } = await withPasskey();
  expect((await signIn(device, {}, 'zwz')).refusal).toBe('unknown');
  const { options } = (await store.call(beginPasskeySignIn, {}, { desk: 'no session' })).body;
  const atDesk = await store.call(
    signInWithPasskey,
    { credential: device.sign(options.challenge) },
    { desk: 'no session' },
  );
  expect(atDesk.body.refusal).toBe('unknown');
});

test('it is removed by its owner only, and once is enough', async () => {
  const { buyer, device } = await withPasskey();
  const [{ passkey_id } = { passkey_id: 0 }] = await list(buyer);
  const stranger = await createVerifiedUser(store, office);
  const remove = (token: string) => store.call(removeMyPasskey, { passkey_id }, { token });
  await remove(stranger.token);
  expect(await list(buyer)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await remove(buyer.token)).body.success).toBe(true);
  expect(await list(buyer)).toEqual([]);
  expect((await signIn(device)).refusal).toBe('unknown');
});

test('it signs nobody in while the address is not verified', async () => {
  const { buyer, device } = await withPasskey();
  const [user] = await findUserByEmail(store.database, { site: 'nod', email: buyer.email });
  await store.database.$client.query('update users set email_verified_at = null where id = $1', [user?.userId]);
  expect((await signIn(device)).refusal).toBe('unknown');
});

test('of ten passkeys one has to be removed before another is added', async () => {
  const buyer = await createVerifiedUser(store, office);
  for (let i = 0; i < 10; i++) expect(await add(buyer, undefined, {}, `Phone ${i}`)).toBe(true);
  expect((await begin(buyer)).message).toBe('You have 10 passkeys. Please remove one first.');
});
