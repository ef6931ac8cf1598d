import { beforeAll, expect, test } from 'vitest';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addSettingsFile } from './settings.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
});

const add = (accepts: 'picture' | 'pdf', file: Uint8Array) =>
  store.call(addSettingsFile, { site: 'nod', accepts, name: 'offer.png' }, { desk, file });

test('an uploaded picture is served by the shop', async () => {
  const { body } = await add('picture', makePng());
  const served = await store.app.request(
    body.href,
    { headers: { host: 'nod.localhost:3000' } },
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
  );
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('another file is refused with a sentence, one above 20 MB before it is read', async () => {
  expect((await add('pdf', makePng())).body).toMatchObject({
    success: false,
    message: 'This is not a PDF. Please choose another file.',
  });
  const { status, body } = await add('pdf', Buffer.alloc(20_000_001));
  expect([status, body.message]).toEqual([413, 'This file is larger than 20 MB. Please choose a smaller one.']);
});
