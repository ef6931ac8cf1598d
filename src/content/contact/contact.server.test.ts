import { expect, test } from 'vitest';
import { uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { outboxList } from '../../messages/outbox.contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import { contactUs } from './contact.contract.ts';

const store = setUp(openTestStore);

const rao = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@plant.example',
  phone: '98201 23456',
  message: 'Do you keep 22318?\nWe need two.',
};
const send = (form: Partial<typeof rao> & { captcha?: string }, site: SiteCode = 'nod') =>
  store.call(contactUs, { ...rao, ...form }, { site, address: uniqueIpAddress() });

async function sentMails(site: SiteCode) {
  const { body } = await store.call(outboxList, {}, { site });
  return body.messages.filter(({ subject }) => subject === 'Message from Asha Rao');
}

test.each(['zwz', 'nod', 'gwd'] as const)('%s: a message is stored and mailed to the site’s mailbox', async (site) => {
  const { body } = await send({ captcha: await solveCaptcha(store) }, site);
  expect(body).toEqual({ success: true, message: 'Thank you. Your message has reached our sales desk.' });
  const [mail] = await sentMails(site);
  expect(mail?.receiver).toBe(`sales@${site}.example`);
  expect(mail?.text).toContain('Do you keep 22318?\nWe need two.');
  expect(mail?.text).toMatch(/98201 23456/);
  const { rows } = await store.database.$client.query('select * from contact_messages where site = $1', [site]);
  expect(rows).toMatchObject([{ first_name: 'Asha', message: rao.message }]);
});

test('a form sent twice at the same time is stored once, and both requests succeed', async () => {
  const before = (await sentMails('zwz')).length;
  const captcha = await solveCaptcha(store);
  const form = { captcha, message: 'Sent with two clicks' };
  const replies = await Promise.all([send(form, 'zwz'), send(form, 'zwz')]);
  expect(replies.map(({ body }) => body.success)).toEqual([true, true]);
  expect((await sentMails('zwz')).length).toBe(before + 1);
});

test('a form sent twice at the same time, each with a captcha of its own, is stored once', async () => {
  const before = (await sentMails('zwz')).length;
  const message = 'Sent from two open pages';
  const captchas = await Promise.all([solveCaptcha(store), solveCaptcha(store)]);
  const replies = await Promise.all(captchas.map((captcha) => send({ captcha, message }, 'zwz')));
  expect(replies.map(({ body }) => body.success)).toEqual([true, true]);
  expect((await sentMails('zwz')).length).toBe(before + 1);
});

test('a form that is sent again with another captcha, because its reply was lost, is stored once; a day later it is a new one', async () => {
  const message = 'Sent again after a reload';
  const before = (await sentMails('gwd')).length;
  const begun = store.now();
  for (const hours of [0, 1, 25]) {
    store.setClock(new Date(begun.getTime() + hours * 3_600_000));
    expect((await send({ captcha: await solveCaptcha(store), message }, 'gwd')).body.success).toBe(true);
  }
  store.setClock(begun);
  expect((await sentMails('gwd')).length).toBe(before + 2);
});

test('another message, or another site, needs a new captcha', async () => {
  const captcha = await solveCaptcha(store);
  const message = 'Do you keep 6308?';
  expect((await send({ captcha, message })).body.success).toBe(true);
  const refusal = { success: false, refusal: 'captcha_wrong' };
  expect((await send({ captcha, message: 'And NU2310?' })).body).toMatchObject(refusal);
  expect((await send({ captcha, message }, 'gwd')).body).toMatchObject(refusal);
});

test('without a solved captcha nothing is stored', async () => {
  expect((await send({ message: 'No captcha', captcha: '' })).body).toMatchObject({ refusal: 'captcha_wrong' });
  const { rows } = await store.database.$client.query("select id from contact_messages where message = 'No captcha'");
  expect(rows).toEqual([]);
});

test('invalid fields are listed in order, with the first as the message', async () => {
  const { status, body } = await send({ first_name: '', email: 'asha' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: 'Enter First Name', errors: [{ field: 'first_name' }, { field: 'email' }] });
});

test('more than twenty attempts an hour from one address are refused', async () => {
  const address = uniqueIpAddress();
  const attempts = Array.from({ length: 21 }, () => store.call(contactUs, { ...rao, captcha: 'x' }, { address }));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
