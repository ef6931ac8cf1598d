import type { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { loadPages } from '../../src/app.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { runInQueue, waitingIn } from '../../src/server/jobs/queues.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';

const store = setUp(openTestStore);
let app: Hono;
beforeAll(async () => {
  const { folder } = await ensureBuild();
  const env = readEnv({});
  app = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
});

const address = '192.0.2.7';
const from = { incoming: { socket: { remoteAddress: address } } };
const headers = { host: 'nod.localhost', cookie: 'auth_key=somebody' };
const many = 'q=6205%2C6206%2C6207%2C6208%2C6209';

test('a visitor who cannot wait is told so by the page, or beside the list that was sent', async () => {
  const gate = Promise.withResolvers<void>();
  const jobs = Array.from({ length: 13 }, () => runInQueue('lists', { address }, () => gate.promise));
  await expect.poll(() => waitingIn('lists')).toBe(12);
  const page = await app.request(`/listing?${many}`, { headers }, from);
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '2']);
  const html = await page.text();
  expect(html).toContain('We are very busy right now');
  expect(html).toContain('We are still working on your earlier requests. Please try again in 2 seconds.');

  const text = Array.from({ length: 60 }, () => '6205, 1').join('\n');
  const form = await app.request(
    'http://nod.localhost/quick-order',
    {
      method: 'POST',
      headers: {
        ...headers,
        origin: 'http://nod.localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '600',
      },
      body: new URLSearchParams({ text }),
    },
    from,
  );
  expect(await form.text()).toContain('We are still working on your earlier requests.');

  gate.resolve();
  await Promise.all(jobs);
  const later = await app.request(`/listing?${many}`, { headers }, from);
  expect(later.status).toBe(200);
  expect(await later.text()).not.toContain('We are very busy right now');
});

test('a list that arrives slowly holds up no other page of its network', async () => {
  const asked = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<string>();
  const slowly = new ReadableStream<Uint8Array>(
    {
      async pull(list) {
        asked.resolve();
        list.enqueue(new TextEncoder().encode(await rest.promise));
        list.close();
      },
    },
    { highWaterMark: 0 },
  );
  const type = 'application/x-www-form-urlencoded';
  const sent = {
    method: 'POST',
    headers: { ...headers, origin: 'http://nod.localhost', 'content-type': type, 'content-length': '12' },
    body: slowly,
    duplex: 'half',
  };
  const form = app.request(new Request('http://nod.localhost/quick-order', sent), undefined, from);
  await asked.promise;
  expect((await app.request('/listing?q=6205&page=1&from=mail', { headers }, from)).status).toBe(200);
  rest.resolve('text=6205,+7');
  expect(await (await form).text()).toContain('6205, 7');
});
