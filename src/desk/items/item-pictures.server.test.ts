import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { shareItemDetails } from '../../catalogue/item-page/share-item.contract.ts';
import { deleteRemovedPictures } from '../../catalogue/pictures/delete-removed-pictures.server.ts';
import { readEnv } from '../../server/env.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import {
  addItemPictureAtDesk,
  arrangeItemPicturesAtDesk,
  listItemPicturesAtDesk,
  removeItemPictureAtDesk,
} from './item-pictures.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let id: number;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
  id = (await findItemIds(store, 'nod', ['6308']))['6308'] ?? 0;
});

const site = 'nod' as const;
const add = async (file: Uint8Array) =>
  (await store.call(addItemPictureAtDesk, { site, id, name: 'front.png' }, { desk, file })).body;
const list = async () => (await store.call(listItemPicturesAtDesk, { site, id }, { desk })).body.pictures;
const shopPictures = async () => (await store.call(shareItemDetails, { itemId: id })).body.data.pictures;
const visitor = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
const get = (path: string, shop: SiteCode = 'nod') =>
  store.app.request(path, { headers: { host: `${shop}.localhost:3000` } }, visitor);

test('an item without pictures has none in the shop', async () => {
  expect(await shopPictures()).toEqual([]);
});

test('pictures are added, shown in the shop by an address that never changes, and put in another order', async () => {
  expect(await add(makePng(640, 320))).toMatchObject({ success: true });
  expect(await add(makePng(400, 400))).toMatchObject({ success: true });
  const [first, second] = await list();
  expect(first).toMatchObject({ width: 320, height: 160 });
  expect(await shopPictures()).toMatchObject([{ small: first?.small }, { small: second?.small }]);
  const shown = await get(first?.large ?? '');
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await shown.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  const pictures = [second?.id ?? 0, first?.id ?? 0];
  const { body } = await store.call(arrangeItemPicturesAtDesk, { site, id, pictures }, { desk });
  expect(body).toMatchObject({ success: true });
  expect((await list()).map((picture) => picture.id)).toEqual(pictures);
});

test('a picture is found on its own site only, and only under the address of its content', async () => {
  const [first] = await list();
  const path = first?.small ?? '';
  expect((await get(path)).status).toBe(200);
  expect((await get(path, 'zwz')).status).toBe(404);
  expect((await get(`/desk/files/nod${path}`)).status).toBe(200);
  for (const site of ['zwz', 'none']) expect((await get(`/desk/files/${site}${path}`)).status).toBe(404);
  expect((await get(path.replace(/[0-9a-f]{16}/, '0123456789abcdef'))).status).toBe(404);
  expect((await get('/item-pictures/x/small-1.webp')).status).toBe(404);
});

test('what is no picture, damaged, there already or one too many is refused', async () => {
  const refused = async (file: Uint8Array) => {
    const body = await add(file);
    expect(body.success).toBe(false);
    return body.message;
  };
  expect(await refused(Buffer.from('<svg/>'))).toContain('not a JPG, PNG or WebP');
  expect(await refused(makePng(90, 90).subarray(0, 60))).toContain('damaged');
  expect(await refused(makePng(640, 320))).toBe('The item has this picture already.');
  const tooLarge = await store.call(
    addItemPictureAtDesk,
    { site, id, name: '' },
    { desk, file: Buffer.alloc(10_000_001) },
  );
  expect(tooLarge.status).toBe(413);
  for (let width = 50; (await list()).length < 8; width += 1) await add(makePng(width, 50));
  expect(await refused(makePng(77, 50))).toBe('An item has at most 8 pictures.');
});

test('a picture is removed once, no longer served, and its content is deleted', async () => {
  const [first] = await list();
  const remove = async () =>
    (await store.call(removeItemPictureAtDesk, { site, id, picture: first?.id ?? 0 }, { desk })).body;
  const before = (await list()).map((picture) => picture.id);
  expect(await remove()).toMatchObject({ success: true });
  expect(await remove()).toMatchObject({ success: false, refusal: 'gone' });
  expect((await get(first?.large ?? '')).status).toBe(404);
  const arranged = await store.call(arrangeItemPicturesAtDesk, { site, id, pictures: before }, { desk });
  expect(arranged.body).toMatchObject({ success: false, refusal: 'gone' });
  const count = async () =>
    (
      await store.database.$client.query(
        "select count(*)::int from paper_contents where storage_key like 'item-pictures/%'",
      )
    ).rows[0].count;
  const kept = await count();
  const later = new Date(store.now().getTime() + 2 * 3_600_000);
  await deleteRemovedPictures(store.database, createPaperStorages(readEnv({})), later);
  expect(await count()).toBeLessThan(kept);
  expect((await list()).length).toBe(7);
  const { rows } = await store.database.$client.query('select count(*)::int from item_pictures');
  expect(await count()).toBe(2 * rows[0].count);
});

test('an item of another site is unknown', async () => {
  const asked = await store.call(listItemPicturesAtDesk, { site: 'zwz', id }, { desk });
  expect(asked.status).toBe(404);
  const added = await store.call(addItemPictureAtDesk, { site: 'zwz', id, name: '' }, { desk, file: makePng() });
  expect(added.status).toBe(404);
});

test('a file of several MB is read', async () => {
  const { message } = await add(Buffer.alloc(2_000_000));
  expect(message).toBe('This is not a JPG, PNG or WebP picture. Please choose another file.');
});
