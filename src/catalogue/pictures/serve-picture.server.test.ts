import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { databaseStorage } from '../../account/papers/database-storage.server.ts';
import { findPictureFile } from './item-pictures.db.ts';

const hash = '0123456789abcdef';
const store = setUp(openTestStore);
let id: number;
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    `insert into item_pictures (site, item_id, position, hash, width, height, storage, storage_key, added_by, added_at, stored_at)
      select 'nod', min(id), 1, $1, 9, 9, 'database', 'kept', 'Rao', now(), now() from items where site = 'nod' returning id`,
    [hash],
  );
  id = rows[0].id;
  await databaseStorage.put(
    store.database,
    { storageKey: 'kept/small', contentType: 'image/webp' },
    Buffer.from('RIFF, small'),
  );
});

const get = (path: string) =>
  store.app.request(
    path,
    { headers: { host: 'nod.localhost:3000' } },
    {
      incoming: { socket: { remoteAddress: '192.0.2.7' } },
    },
  );

test('a picture is served as WebP that browsers keep for ever, also to the desk', async () => {
  for (const path of ['', '/desk/files/nod']) {
    const found = await get(`${path}/item-pictures/${id}/small-${hash}.webp`);
    expect(await found.text()).toBe('RIFF, small');
    expect(found.headers.get('content-type')).toBe('image/webp');
    expect(found.headers.get('cache-control')).toContain('immutable');
  }
});

test.each([
  ['of a size without content', () => `/item-pictures/${id}/large-${hash}.webp`],
  ['of other content', () => `/item-pictures/${id}/small-fedcba9876543210.webp`],
  ['of another site', () => `/desk/files/zwz/item-pictures/${id}/small-${hash}.webp`],
  ['of no site', () => `/desk/files/xyz/item-pictures/${id}/small-${hash}.webp`],
  ['without a number', () => `/item-pictures/x/small-${hash}.webp`],
])('an address %s leads nowhere, and is not kept', async (_what, path) => {
  const found = await get(path());
  expect(found.status).toBe(404);
  expect(found.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('a removed picture is no longer found', async () => {
  await store.database.$client.query('update item_pictures set removed_at = now() where id = $1', [id]);
  expect(await findPictureFile(store.database, { site: 'nod', id, hash })).toEqual([]);
});
