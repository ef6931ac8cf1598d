import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { createCheckedApp } from '../../tests/store/true-replies.ts';
import { readEnv } from '../server/env.server.ts';
import { queueMessages } from './queue-message.server.ts';

const store = setUp(openTestStore);
let id: number;
beforeAll(async () => {
  const mail = { channel: 'mail' as const, receiver: 'a@mill.example', template: 'password-changed' };
  const data = { changedAt: '<b>20 Nov</b>' };
  [id = 0] = await queueMessages(store.database, 'nod', store.now(), [{ ...mail, data }]);
});

const open = async (path: string, host = 'nod.localhost:3000') => {
  const reply = await store.app.request(`http://${host}${path}`, { headers: { host } });
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
};

test('in a demo a mail is shown as its receiver sees it, and nothing in it can run or load', async () => {
  const { status, headers, html } = await open(`/outbox/${id}/mail`);
  expect(status).toBe(200);
  expect(html).toContain('Your NOD password was changed');
  expect(html).toContain('&lt;b&gt;20 Nov&lt;/b&gt;');
  expect(html).toContain('src="data:image/png;base64,');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["default-src 'none'", 'img-src data:', "frame-ancestors 'self'", 'sandbox allow-popups'])
    expect(policy).toContain(part);
  expect(policy).not.toContain('allow-scripts');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('it is shown light or dark, whatever the reader has set', async () => {
  expect((await open(`/outbox/${id}/mail`)).html).toContain('@media not all{');
  expect((await open(`/outbox/${id}/mail?scheme=dark`)).html).toContain('@media all{');
});

test.each([
  ['another site', () => `/outbox/${id}/mail`, 'gwd.localhost:3000'],
  ['no such message', () => '/outbox/999999/mail', undefined],
  ['no number', () => "/outbox/1'/mail", undefined],
])('%s: a plain sentence and no mail', async (_case, path, host) => {
  const { status, html } = await open(path(), host);
  expect([status, html]).toEqual([404, 'There is no such message.']);
});

test('outside of a demo no mail is shown', async () => {
  const env = readEnv({ DEMO: '0' });
  const app = createCheckedApp({ env, server: store.server });
  expect((await app.request(`/outbox/${id}/mail`, { headers: { host: 'nod.localhost' } })).status).toBe(404);
});
