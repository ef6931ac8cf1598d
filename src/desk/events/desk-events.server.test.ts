import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { createCheckedApp } from '../../../tests/store/true-replies.ts';
import { endStaffSessionByToken } from '../../account/staff/staff.db.ts';
import { openDatabase } from '../../server/database/database.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { createDeskEvents, type DeskEvents } from './desk-events.server.ts';

const env = readEnv({});
const store = setUp(openTestStore);
let app: Hono;
let events: DeskEvents;
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
  [app, events] = processOf(store.server);
});
afterAll(() => events?.close());

/** Another process of the store would be made like this one. */
function processOf(server: TestStore['server']): [Hono, DeskEvents] {
  const own = createDeskEvents(env, server, { pollMs: 20, beatMs: 50 });
  return [createCheckedApp({ env, server, deskEvents: own }), own];
}

async function listen(desk: string, site: SiteCode = 'nod', at = app) {
  const headers = { host: `${site}.localhost:3000`, cookie: `desk=${desk}` };
  const response = await at.request(`/desk/api/${site}/events`, { headers });
  const heard = { status: response.status, headers: response.headers, text: '', ended: false, stop: async () => {} };
  if (response.status !== 200 || !response.body) return heard;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  heard.stop = () => reader.cancel();
  onTestFinished(heard.stop);
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      heard.text += value;
    }
    heard.ended = true;
  };
  void read();
  await expect.poll(() => heard.text).toContain('event: beat');
  return heard;
}

test('only staff of the site may listen', async () => {
  expect((await app.request('/desk/api/nod/events')).status).toBe(401);
  expect((await listen('no-such-session')).status).toBe(401);
  expect((await listen(await store.signInAtDesk('sales'), 'gwd')).status).toBe(200);
  await store.database.$client.query("delete from staff_roles where site = 'gwd'");
  expect((await listen(await store.signInAtDesk('sales'), 'gwd')).status).toBe(403);
  expect((await app.request('/desk/api/xyz/events', { headers: { cookie: `desk=${token}` } })).status).toBe(404);
});

test('proxies are asked not to collect or change the stream', async () => {
  const { headers } = await listen(await store.signInAtDesk('sales'));
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
});

test('an order, an RFI and what staff change are told with their page, to staff of that site', async () => {
  const [nod, zwz] = [
    await listen(await store.signInAtDesk('sales')),
    await listen(await store.signInAtDesk('sales'), 'zwz'),
  ];
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  await expect.poll(() => nod.text).toContain(`{"path":"orders/${number}","actor":"buyer","by":""}`);
  await submitRfi(store, token, [['NU205', 4]]);
  await expect.poll(() => nod.text).toContain('"path":"rfis/');
  const entry = { site: 'nod', at: store.now(), actor: 'staff', actorName: 'K. Rao' } as const;
  await recordAudit(store.database, { ...entry, action: 'order confirmed', subject: number, customerId: 7 });
  await expect.poll(() => nod.text).toContain(`{"path":"orders/${number}","actor":"staff","by":"K. Rao"}`);
  await recordAudit(store.database, { ...entry, action: 'note added', subject: 'a@mill.example', customerId: 7 });
  await expect.poll(() => nod.text).toContain('{"path":"accounts/7","actor":"staff","by":"K. Rao"}');
  expect(nod.text).not.toContain('mill.example');
  expect(zwz.text).not.toContain('event: changes');
});

test('buyers who sign in are no news', async () => {
  const heard = await listen(await store.signInAtDesk('sales'));
  const entry = {
    site: 'nod',
    at: store.now(),
    actor: 'buyer',
    actorName: 'a@mill.example',
    subject: 'a@mill.example',
  } as const;
  await recordAudit(store.database, { ...entry, action: 'sign-in failed' });
  await recordAudit(store.database, { ...entry, action: 'paper uploaded', customerId: 8 });
  await expect.poll(() => heard.text).toContain('"path":"accounts/8"');
  expect(heard.text).not.toContain('"path":""');
});

test('each process of the store tells what is changed in another', async () => {
  const database = openDatabase(store.connection, (cause) => console.error(cause));
  const [other, otherEvents] = processOf({ ...store.server, database });
  onTestFinished(async () => {
    otherEvents.close();
    await database.close();
  });
  const heard = await listen(await store.signInAtDesk('sales'), 'nod', other);
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  await expect.poll(() => heard.text).toContain(`"path":"orders/${number}"`);
});

test('the stream ends with the session', async () => {
  const desk = await store.signInAtDesk('sales');
  const heard = await listen(desk);
  await endStaffSessionByToken(store.database, desk);
  await expect.poll(() => heard.ended).toBe(true);
  expect(heard.text.endsWith('event: end\ndata: {}\n\n')).toBe(true);
});

test('a session may listen in six windows', async () => {
  const desk = await store.signInAtDesk('accounts');
  const windows = [];
  for (let count = 0; count < 6; count++) windows.push(await listen(desk));
  expect((await listen(desk)).status).toBe(429);
  await windows[0]?.stop();
  expect((await listen(desk)).status).toBe(200);
});

test('a store that ends closes its streams and opens no others', async () => {
  const [ending, endingEvents] = processOf(store.server);
  const desk = await store.signInAtDesk('sales');
  const heard = await listen(desk, 'nod', ending);
  endingEvents.close();
  await expect.poll(() => heard.ended).toBe(true);
  expect((await listen(desk, 'nod', ending)).status).toBe(503);
});
