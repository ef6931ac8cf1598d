import { expect, test } from 'vitest';
import { openTestInbox } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { createCheckedApp } from '../../tests/store/true-replies.ts';
import { readEnv } from '../server/env.server.ts';
import { encrypt } from '../server/security/encryption.server.ts';
import { outboxList } from './outbox.contract.ts';
import { queueMessages } from './queue-message.server.ts';

const store = setUp(openTestStore);

const queue = (template: string, open: Record<string, string>, more = {}) => {
  const mail = { channel: 'mail' as const, receiver: 'a@mill.example', template, data: {} };
  return queueMessages(store.database, 'nod', store.now(), [
    { ...mail, sealed: encrypt(store.server.secret, 'outbox', open), ...more },
  ]);
};
const newest = async () => (await store.call(outboxList, {})).body.messages[0];

test('in a demo everyone can read the emails of a site with links and codes', async () => {
  await queue('verify-email', { token: 'the-token' });
  expect(await newest()).toMatchObject({
    channel: 'mail',
    receiver: 'a@mill.example',
    subject: 'Verify your e-mail address for NOD',
    links: [{ label: 'Verify e-mail address', href: 'http://nod.localhost:3000/emailverification?token=the-token' }],
    code: '',
    state: 'waiting',
  });
  await queue('password-otp', { code: '012345' });
  expect(await newest()).toMatchObject({ code: '012345', text: expect.stringContaining('012345') });
  await queue('mobile-otp', { code: '543210' }, { channel: 'sms', receiver: '+919820012345' });
  expect(await newest()).toMatchObject({
    subject: '',
    code: '543210',
    text: '543210 is your OTP to verify this mobile number for NOD. It is valid for 10 minutes.',
  });
});

test('emails of other sites are not shown', async () => {
  expect((await store.call(outboxList, {}, { site: 'gwd' })).body.messages).toEqual([]);
});

test('a sent message is still shown, without its code', async () => {
  const office = await openTestInbox(store);
  await queue('password-otp', { code: '111222' });
  await office.mailTo('a@mill.example');
  const shown = await newest();
  expect(shown).toMatchObject({ state: 'sent', code: '••••••' });
  expect(shown?.text).not.toContain('111222');
  await office.close();
});

test('a message that can no longer be read is marked as such', async () => {
  await queue('verify-email', {}, { sealed: encrypt('another secret', 'outbox', { token: 'x' }) });
  expect((await newest())?.text).toContain('This message cannot be shown');
});

test('the newest hundred are shown, newest first', async () => {
  for (let i = 0; i < 101; i += 1) await queue('password-changed', {}, { data: { changedAt: `time ${i}` } });
  const { messages } = (await store.call(outboxList, {})).body;
  expect(messages).toHaveLength(100);
  expect(messages[0]?.text).toContain('time 100');
});

test('outside of a demo there is no outbox', async () => {
  const env = readEnv({ DEMO: '0' });
  const app = createCheckedApp({ env, server: store.server });
  const response = await app.request('/api/outbox/', { headers: { host: 'nod.localhost' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: 'The outbox was not found.' });
});
