import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let id = 0;
beforeAll(async () => {
  id = (await findItemIds(store, 'nod', ['6205-2RS']))['6205-2RS'] ?? 0;
});

async function picture(path: string, site = 'nod') {
  const response = await store.app.request(path, { headers: { host: `${site}.localhost` } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("the picture of an item link is 1200 × 630 px and differs from the site's own", async () => {
  const { response, bytes } = await picture(`/productDetail/NOD:${id}/drawing.png`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeGreaterThan(15_000);
  const own = await picture('/shared-link.png');
  expect([own.bytes.readUInt32BE(16), own.bytes.equals(bytes)]).toEqual([1200, false]);
});

test('each site has its own picture', async () => {
  const [nod, gwd] = [await picture('/shared-link.png'), await picture('/shared-link.png', 'gwd')];
  expect(nod.bytes.equals(gwd.bytes)).toBe(false);
});

test.each([
  ['another site', (item: number) => `/productDetail/ZWZ:${item}/drawing.png`],
  ['no item', () => '/productDetail/NOD:999999999/drawing.png'],
  ['no number', () => '/productDetail/NOD:x/drawing.png'],
])('there is no picture of %s', async (_, path) => {
  expect((await picture(path(id))).response.status).toBe(404);
});
