import { beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { runInQueue, waitingIn } from '../../server/jobs/queues.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { addFile } from './add-file.server.ts';

const store = setUp(openTestStore);
let href = '';
beforeAll(async () => {
  const content = await makePdf(['one', 'two']);
  const added = await addFile(store.database, sites.nod, createPaperStorages(readEnv({})), {
    accepts: 'pdf',
    name: 'Price list "May".pdf',
    content,
    by: 'Arjun Shah',
    now: store.now(),
  });
  href = (added as { href: string }).href;
});

const get = (path: string, host = 'nod.localhost:3000') =>
  store.app.request(path, { headers: { host } }, { incoming: { socket: { remoteAddress: '192.0.2.7' } } });

test('a document is served with its length, and nothing of it runs', async () => {
  for (const path of [href, `/desk/files/nod${href}`]) {
    const found = await get(path);
    expect(found.status).toBe(200);
    expect((await found.arrayBuffer()).byteLength).toBe(Number(found.headers.get('content-length')));
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Price list _May_.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'self'",
      'x-pages': '2',
    });
  }
});

test('a document waits for others of its network', async () => {
  const others = Promise.withResolvers<void>();
  void runInQueue('public_files', { address: '192.0.2.7' }, () => others.promise);
  const document = get(href);
  await expect.poll(() => waitingIn('public_files')).toBe(1);
  others.resolve();
  expect((await document).status).toBe(200);
});

test.each([
  ['of another site', () => href, 'zwz.localhost:3000'],
  ['of another site at the desk', () => `/desk/files/zwz${href}`, 'nod.localhost:3000'],
  ['of no site', () => `/desk/files/xyz${href}`, 'nod.localhost:3000'],
  ['of other content', () => href.replace(/[0-9a-f]{16}/, 'fedcba9876543210'), 'nod.localhost:3000'],
])('an address %s leads nowhere', async (_what, path, host) => {
  expect((await get(path(), host)).status).toBe(404);
});
