import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  createPasskeyDevice,
  type Deviation,
  type PasskeyDevice,
} from '../../../tests/actions/account/passkey-device.ts';
import { removeFromEverySite } from '../../../tests/actions/account/remove-from-every-site.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { siteCodes } from '../../sites/site.ts';
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from './passkeys.contract.ts';
import { deskSession } from './staff.contract.ts';

const store = setUp(openTestStore);

const origin = 'http://nod.localhost:3000';
const nobody = 'no session';
let device: PasskeyDevice;
beforeEach(async () => {
  await store.database.$client.query('delete from limits');
  await store.database.$client.query('delete from staff_passkeys');
  device = await addedBy('admin');
});

async function addedBy(role: 'admin' | 'sales'): Promise<PasskeyDevice> {
  const own = createPasskeyDevice(origin);
  const desk = await store.signInAtDesk(role);
  const { options } = (await store.call(beginPasskey, {}, { desk })).body;
  const added = await store.call(addPasskey, { name: 'Phone', credential: own.create(options) }, { desk });
  expect(added.body.success).toBe(true);
  return own;
}

const challenge = async () => (await store.call(beginPasskeySignIn, {}, { desk: nobody })).body.options.challenge;

async function signIn(deviation: Deviation = {}, own = device, given?: string) {
  const credential = own.sign(given ?? (await challenge()), deviation);
  const { status, body, headers } = await store.call(signInWithPasskey, { credential }, { desk: nobody });
  const cookie = /desk=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
  return { status, result: body.refusal ?? body.success, cookie };
}

test('a passkey signs in without password and code, and opens a session', async () => {
  const { result, cookie } = await signIn();
  expect(result).toBe(true);
  const { body } = await store.call(deskSession, {}, { desk: cookie ?? '' });
  expect(body.session?.email).toBe(demoStaffEmail('admin'));
  const { rows } = await store.database.$client.query(
    `select site, actor_name, details from audit_trail where action = 'sign-in at the desk' order by id desc limit $1`,
    [siteCodes.length],
  );
  expect(rows.map(({ site }) => site).sort()).toEqual(siteCodes.toSorted());
  for (const row of rows) expect(row).toMatchObject({ actor_name: 'Arjun Shah', details: { with: 'passkey Phone' } });
  const { rows: used } = await store.database.$client.query(
    'select last_used_at, counter::int as counter from staff_passkeys order by id desc limit 1',
  );
  expect(used).toEqual([{ last_used_at: store.now(), counter: 1 }]);
});

test.each([
  ['the device did not ask for finger, face or PIN', { userVerified: false }],
  ['it was signed on a page of another origin', { origin: 'https://nod.example' }],
  ['it was signed for another host', { rpId: 'zwz.localhost' }],
  ['the signature is not of this key', { signature: signatureOfStranger() }],
  ['it names another owner', { userHandle: Buffer.from('staff-1').toString('base64url') }],
] as const)('nobody is signed in when %s', async (_why, deviation) => {
  expect(await signIn(deviation)).toMatchObject({ result: 'invalid', cookie: undefined });
});

test('a challenge counts once, for five minutes, and only for what it was given for', async () => {
  const given = await challenge();
  expect((await signIn({}, device, given)).result).toBe(true);
  expect((await signIn({}, device, given)).result).toBe('invalid');
  expect((await signIn({}, device, 'bm90IGdpdmVu')).result).toBe('invalid');

  const old = await challenge();
  store.setClock(new Date(store.now().getTime() + 5 * 60_000));
  expect((await signIn({}, device, old)).result).toBe('invalid');

  const desk = await store.signInAtDesk('sales');
  const { options } = (await store.call(beginPasskey, {}, { desk })).body;
  expect((await signIn({}, device, options.challenge)).result).toBe('invalid');
});

test('a copy of a passkey, which counts from an earlier number, is refused', async () => {
  expect((await signIn({ counter: 7 })).result).toBe(true);
  expect((await signIn({ counter: 7 })).result).toBe('invalid');
  expect((await signIn({ counter: 3 })).result).toBe('invalid');
  expect((await signIn({ counter: 8 })).result).toBe(true);
});

test('a passkey signs in on the host it was made on, and while its owner works here', async () => {
  const credential = device.sign(await challenge());
  const { body } = await store.call(signInWithPasskey, { credential }, { desk: nobody, site: 'zwz' });
  expect(body.refusal).toBe('unknown');

  const ofSales = await addedBy('sales');
  await removeFromEverySite(store, demoStaffEmail('sales'));
  expect((await signIn({}, ofSales)).result).toBe('unknown');
});

test('after thirty failures from one network the next try waits', async () => {
  for (let i = 0; i < 30; i++) expect((await signIn({}, createPasskeyDevice(origin), 'AAAA')).result).toBe('unknown');
  expect((await signIn()).status).toBe(429);
});

test.each([
  ['unknown', () => createPasskeyDevice(origin)],
  ['invalid', () => device],
] as const)(
  'of sixty at once thirty %s ones are tried, and the right one after them opens nothing',
  async (refusal, wrongOne) => {
    const given = await challenge();
    const used = wrongOne();
    const wrong = Array.from({ length: 59 }, () => signIn({}, used, 'AAAA'));
    const tries = await Promise.all([...wrong, signIn({}, device, given)]);
    expect(tries.filter(({ result }) => result === refusal)).toHaveLength(30);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(30);
  },
);

test('a sign-in that succeeds does not count', async () => {
  for (let i = 0; i < 31; i++) expect((await signIn({ counter: i + 1 })).result).toBe(true);
  expect((await signIn({}, createPasskeyDevice(origin), 'AAAA')).result).toBe('unknown');
});

test('challenges are given sixty times in a quarter of an hour', async () => {
  const begin = () => store.call(beginPasskeySignIn, {}, { desk: nobody, address: '198.51.100.9' });
  for (let i = 0; i < 60; i++) expect((await begin()).status).toBe(200);
  expect((await begin()).status).toBe(429);
});

test('what is no credential is refused, and changes nothing', async () => {
  const credential = device.sign(await challenge());
  for (const clientDataJSON of ['', 'bm8gSlNPTg', Buffer.from('{"challenge":7}').toString('base64url')]) {
    const broken = { ...credential, response: { ...credential.response, clientDataJSON } };
    const { body } = await store.call(signInWithPasskey, { credential: broken }, { desk: nobody });
    expect(body.refusal).toBe('invalid');
  }
});

function signatureOfStranger(): Buffer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return sign('sha256', Buffer.from('something else'), privateKey);
}
