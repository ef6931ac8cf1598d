import { expect, test } from 'vitest';
import { setUp } from '../tests/store/set-up.ts';
import { openTestStore } from '../tests/store/test-store.ts';

const store = setUp(openTestStore);

async function visit(path: string) {
  const { status, headers } = await store.app.request(path, { headers: { host: 'nod.localhost:3000' } });
  return [status, headers.get('location')];
}

test.each(['/sitemap.xml', '/robots.txt', '/favicon-nod.svg'])('everybody reads %s', async (path) => {
  expect(await visit(path)).toEqual([200, null]);
});

test.each([
  ['/papers/1', '/login?next=/my-profile'],
  ['/return-pictures/1/1.jpg', '/login?next=/order-history'],
  ['/delivery-notes/1', '/login?next=/order-history'],
])('a visitor signs in before %s is read', async (path, page) => {
  expect(await visit(path)).toEqual([303, page]);
});

test.each(['imports/1', 'papers/1', 'delivery-notes/1', 'return-pictures/1/1.jpg'])(
  'only staff read %s of the desk',
  async (path) => expect(await visit(`/desk/files/nod/${path}`)).toEqual([401, null]),
);
