import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendWaiting } from '../../tests/actions/send-waiting.ts';
import { openTestInbox, otpIn, type TestInbox } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { encrypt } from '../server/security/encryption.server.ts';
import { queueMessages } from './queue-message.server.ts';
import { createMessageSender } from './send-messages.server.ts';
import { DeliveryError, type Transport } from './transport.ts';

const store = setUp(openTestStore);
let office: TestInbox;
beforeEach(async () => {
  office = await openTestInbox(store);
  await store.database.$client.query('delete from outbox');
});
afterEach(() => office.close());

const mailOf = (receiver: string) => ({
  channel: 'mail' as const,
  receiver,
  template: 'password-otp',
  data: {},
  sealed: encrypt(store.server.secret, 'outbox', { code: '482913' }),
});
const send = (context = office.senderContext) => sendWaiting(createMessageSender(context));
const smsTo = (receiver: string) => ({ ...mailOf(receiver), channel: 'sms' as const, template: 'mobile-otp' });
const queue = (...messages: Parameters<typeof queueMessages>[3]) =>
  queueMessages(store.database, 'nod', store.now(), messages);
const later = (seconds: number) => store.setClock(new Date(store.now().getTime() + seconds * 1000));

async function rows() {
  const { rows } = await store.database.$client.query(
    'select receiver, tries, sent_at, given_up_at, next_try_at, sealed, last_error from outbox order by id',
  );
  return rows;
}

test('an email is sent as HTML and text in the look of the site, and loads nothing', async () => {
  await queue(mailOf('buyer@mill.example'));
  const mail = await office.mailTo('buyer@mill.example');
  expect(mail).toMatchObject({ from: 'sales@nod.example', replyTo: 'sales@nod.example' });
  expect(mail.subject).toBe('Your OTP for a new NOD password');
  expect(otpIn(mail)).toBe('482913');
  expect(mail.html).toContain('>482913<');
  expect(mail.html).toContain('#0f4230');
  expect(mail.html).not.toMatch(/url\(|src="http/);
  expect(mail.html.match(/src="cid:logo"/g)).toHaveLength(1);
  expect(mail.pictures.map(({ contentId }) => contentId)).toEqual(['<logo>']);
  expect(otpIn({ text: mail.html })).toBe('482913');
});

test('an SMS goes to the gateway as documented: to, text, bearer', async () => {
  await queue(smsTo('+919820012345'));
  const sms = await office.smsTo('+919820012345');
  expect(sms.authorization).toBe('Bearer sms-secret');
  expect(sms.text).toBe('482913 is your OTP to verify this mobile number for NOD. It is valid for 10 minutes.');
  expect(sms.id).toMatch(/^nod-\w+-\d+$/);
});

test('a sent message is recorded, its code deleted, and it is not sent again', async () => {
  await queue(mailOf('once@mill.example'));
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(office.mail.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ sent_at: store.now(), next_try_at: null, sealed: null, tries: 1 }]);
});

test('with several processes each message is sent once', async () => {
  await queue(...Array.from({ length: 60 }, (_, i) => mailOf(`buyer${i}@mill.example`)));
  const tried = await Promise.all([1, 2, 3].map(() => send()));
  expect(tried.reduce((a, b) => a + b)).toBe(60);
  expect(new Set(office.mail.mails.map((mail) => mail.to[0])).size).toBe(60);
  expect(office.mail.mails).toHaveLength(60);
});

test('a busy server is retried later with the same Message-ID', async () => {
  await queue(mailOf('busy@mill.example'));
  office.mail.refusals.push(451);
  await send();
  expect(await rows()).toMatchObject([{ sent_at: null, tries: 1, last_error: expect.stringContaining('not now') }]);
  expect(await send()).toBe(0);
  later(6);
  expect((await office.mailTo('busy@mill.example')).id).toMatch(/^<nod-\w+-\d+@nod\.localhost>$/);
});

test('an unreachable server is retried later', async () => {
  await queue(mailOf('down@mill.example'), smsTo('+919820012345'));
  await office.close();
  await send();
  expect(await rows()).toMatchObject([{ given_up_at: null }, { given_up_at: null }]);
  office = await openTestInbox(store);
  later(6);
  await office.mailTo('down@mill.example');
  await office.smsTo('+919820012345');
});

test('an unknown receiver is given up at once', async () => {
  await queue(mailOf('nobody@mill.example'), smsTo('+919820000000'));
  office.mail.refusals.push(550);
  office.sms.refusals.push(422);
  await send();
  expect(await rows()).toMatchObject(Array(2).fill({ given_up_at: store.now(), next_try_at: null, sent_at: null }));
});

test('a failing gateway is retried', async () => {
  await queue(smsTo('+919820012345'));
  office.sms.refusals.push(503);
  await send();
  later(6);
  await office.smsTo('+919820012345');
});

test('an expired code is no longer sent', async () => {
  await queue({ ...mailOf('late@mill.example'), endsAt: new Date(store.now().getTime() + 600_000) });
  later(601);
  await send();
  expect(office.mail.mails).toEqual([]);
  expect(await rows()).toMatchObject([{ last_error: 'it had ended before it could be sent' }]);
});

test('a message of a rolled-back transaction is not sent', async () => {
  await store.database
    .transaction(async (db) => {
      await queueMessages(db, 'nod', store.now(), [mailOf('undone@mill.example')]);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await send()).toBe(0);
});

test('when a process dies while sending, another one sends the message two minutes later', async () => {
  await queue(mailOf('orphan@mill.example'));
  const handed = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow: Transport = {
    send: () => {
      handed.resolve();
      return release.promise;
    },
    close: () => undefined,
  };
  const dying = send({ ...office.senderContext, transports: new Map([['nod mail', slow]]) });
  await handed.promise;
  expect(await send()).toBe(0);
  later(120);
  await office.mailTo('orphan@mill.example');
  release.resolve();
  await dying;
  expect(await rows()).toMatchObject([{ sent_at: store.now(), next_try_at: null }]);
});

test('a process that learns late that it failed does not send again what another one has sent', async () => {
  await queue(mailOf('late@mill.example'));
  const handed = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const failing: Transport = {
    send: async () => {
      handed.resolve();
      await release.promise;
      throw new DeliveryError('cut off', false);
    },
    close: () => undefined,
  };
  const frozen = send({ ...office.senderContext, transports: new Map([['nod mail', failing]]) });
  await handed.promise;
  later(120);
  expect(await send()).toBe(1);
  release.resolve();
  await frozen;
  expect(await rows()).toMatchObject([{ sent_at: store.now(), next_try_at: null, given_up_at: null }]);
});

test('mails that a server does not take hold no connection to the database', async () => {
  const release = Promise.withResolvers<void>();
  const handed: string[] = [];
  const hanging: Transport = {
    send: ({ receiver }) => {
      handed.push(receiver);
      return release.promise;
    },
    close: () => undefined,
  };
  await queue(...Array.from({ length: 4 }, (_, n) => mailOf(`waits${n}@mill.example`)));
  const sending = send({ ...office.senderContext, transports: new Map([['nod mail', hanging]]) });
  await expect.poll(() => handed.length).toBe(2);
  const { rows: held } = await store.database.$client.query(
    "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(held).toEqual([]);
  release.resolve();
  expect(await sending).toBe(4);
});

test('an unknown template or a wrong key does not block other messages', async () => {
  await queue({ ...mailOf('lost@mill.example'), template: 'no-such' }, mailOf('fine@mill.example'));
  await queue({ ...mailOf('locked@mill.example'), sealed: encrypt('another secret', 'outbox', { code: '1' }) });
  await office.mailTo('fine@mill.example');
  expect((await rows()).map((row) => row.last_error)).toEqual([
    'there is no template no-such',
    null,
    'it was encrypted with another SECRET_KEY',
  ]);
});

test('mail servers that hang hold up neither SMS nor the mails of another shop, also those written meanwhile', async () => {
  const release = Promise.withResolvers<void>();
  const sent: string[] = [];
  const working: Transport = { send: async ({ receiver }) => void sent.push(receiver), close: () => undefined };
  const hanging: Transport = { send: () => release.promise, close: () => undefined };
  const transports = new Map([
    ['nod mail', hanging],
    ['gwd mail', hanging],
    ['zwz mail', working],
    ['nod sms', working],
  ]);
  const queueFor = (site: 'zwz' | 'gwd', ...receivers: string[]) =>
    queueMessages(store.database, site, store.now(), receivers.map(mailOf));
  const waiting = Array.from({ length: 6 }, (_, n) => `waits${n}@mill.example`);
  await queue(...waiting.map(mailOf), smsTo('+919820012345'));
  await queueFor('gwd', ...waiting);
  await queueFor('zwz', 'other@mill.example');
  const sender = createMessageSender({ ...office.senderContext, transports });
  await sender.run();
  await expect.poll(() => sent.toSorted()).toEqual(['+919820012345', 'other@mill.example']);
  await queueFor('zwz', 'later@mill.example');
  // A run that still ends with one transport leaves what was written meanwhile to the next.
  await expect.poll(() => sender.run().then(() => sent)).toContain('later@mill.example');
  release.resolve();
  expect(await sender.finish()).toBe(15);
});

test('one run sends eighty mails of one shop', async () => {
  const receivers = Array.from({ length: 80 }, (_, n) => `many${n}@mill.example`);
  await queue(...receivers.map(mailOf));
  expect(await send()).toBe(80);
});

test('without a transport messages stay in the outbox', async () => {
  await queue(mailOf('waiting@mill.example'));
  expect(await send({ ...office.senderContext, transports: new Map() })).toBe(0);
  expect(await rows()).toMatchObject([{ tries: 0, sent_at: null }]);
});
