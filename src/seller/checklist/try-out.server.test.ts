import { expect, test } from 'vitest';
import { openingContext, openingTools, realSettings } from '../../../tests/actions/ready-shop.ts';
import { razorpayKeys, startFakeRazorpay } from '../../../tests/fakes/fake-razorpay.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createRazorpay } from '../../payments/razorpay/razorpay.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { findTrials } from './opening-checks.db.ts';
import { sendTrialMail, sendTrialSms, tryKeys } from './try-out.server.ts';

const razorpay = setUp(() => startFakeRazorpay(liveKeys));
const store = setUp(() =>
  openTestStore({
    overrideGateways: (paying) => ({
      ...paying,
      forPayment: (_context, { provider }) =>
        provider === 'razorpay' ? createRazorpay({ ...keys, baseUrl: razorpay.url, timeoutMs: 20_000 }) : undefined,
    }),
    settings: realSettings,
  }),
);
const inbox = setUp(() => openTestInbox(store));
const liveKeys = { ...razorpayKeys, keyId: 'rzp_live_1' };
let keys = liveKeys;

const context = () => openingContext(store);
const trial = async (of: string) => {
  const found = await findTrials(store.database, { site: 'nod' });
  return found.find((one) => one.trial === of);
};

test('a trial mail goes the way of every mail, and says who sent it', async () => {
  expect(await sendTrialMail(openingTools(store), 'arjun@nod.example', context())).toBeUndefined();
  expect(await trial('mail')).toMatchObject({
    result: 'waiting',
    sentAt: null,
    lastError: null,
    triedBy: 'Arjun Shah',
  });
  const mail = await inbox.mailTo('arjun@nod.example');
  expect([mail.subject, mail.text]).toEqual(['Trial mail of NOD', expect.stringContaining('Arjun Shah has sent this')]);
  expect((await trial('mail'))?.sentAt).toEqual(store.now());
});

test('a mail that is refused keeps the words of the server', async () => {
  inbox.mail.refusals.push(550);
  await sendTrialMail(openingTools(store), 'nobody@nod.example', context());
  await expect(inbox.mailTo('nobody@nod.example')).rejects.toThrow('nothing was sent');
  expect(await trial('mail')).toMatchObject({ sentAt: null, lastError: expect.stringContaining('not now') });
});

test('a trial SMS goes to the number that was typed, if it is one', async () => {
  expect(await sendTrialSms(openingTools(store), '12345', context())).toMatchObject({ refusal: 'mobile' });
  expect(await sendTrialSms(openingTools(store), '98200 12345', context())).toBeUndefined();
  expect((await inbox.smsTo('+919820012345')).text).toBe('This is a trial message of NOD.');
  expect((await trial('sms'))?.sentAt).toEqual(store.now());
});

test('without servers nothing is sent', async () => {
  const none = { ...openingTools(store), env: readEnv({ DEMO: '0' }) };
  expect(await sendTrialMail(none, 'arjun@nod.example', context())).toMatchObject({ refusal: 'no_server' });
  expect(await sendTrialSms(none, '9820012345', context())).toMatchObject({ refusal: 'no_server' });
});

test.each([
  ['live keys', liveKeys, [], 'accepted', 'Razorpay has accepted them, and they are live keys.'],
  ['a wrong secret', { ...liveKeys, keySecret: 'mistyped' }, [], 'refused', /has refused them \(BAD_REQUEST_ERROR\)/],
  ['an outage', liveKeys, [503, 503] as const, 'refused', 'Razorpay was not reached. Please try again.'],
] as const)('%s: %s', async (_case, ofSettings, faults, result, sentence) => {
  keys = ofSettings;
  razorpay.faults.push(...faults);
  const tried = await tryKeys(openingTools(store), 'razorpay', context());
  expect(tried).toMatchObject({ result, sentence: expect.stringMatching(sentence) });
  expect(await trial('razorpay')).toMatchObject({ result, triedBy: 'Arjun Shah' });
});

test('test keys are told from live ones', async () => {
  const other = await startFakeRazorpay(razorpayKeys);
  const gateway = createRazorpay({ ...razorpayKeys, baseUrl: other.url });
  const tools = { ...openingTools(store), gateways: { ...store.server.services.gateways, forPayment: () => gateway } };
  expect(await tryKeys(tools, 'razorpay', context())).toMatchObject({ result: 'test keys' });
  await other.close();
});

test('keys that are not set cannot be tried, and nobody tries without end', async () => {
  expect(await tryKeys(openingTools(store), 'stripe', context())).toMatchObject({ refusal: 'no_keys' });
  const tries = Array.from({ length: 11 }, () => sendTrialSms(openingTools(store), '9820012345', context()));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(results.find((one) => one.status === 'rejected')?.reason).toMatchObject({ status: 429 });
});
