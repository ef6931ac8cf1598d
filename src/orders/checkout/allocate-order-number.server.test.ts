import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { allocateOrderNumber } from './allocate-order-number.server.ts';

const store = await openTestStore();
const yearEnd = new Date('2031-12-31T20:00:00Z');

test('concurrent orders get consecutive numbers', async () => {
  const drawn = await Promise.all(
    Array.from({ length: 30 }, () => allocateOrderNumber(store.database, sites.zwz, yearEnd)),
  );
  const expected = Array.from({ length: 30 }, (_, index) => `ZWZ32${String(index + 1).padStart(6, '0')}`);
  expect(drawn.toSorted()).toEqual(expected);
});

test('the year is that of the site’s time zone', async () => {
  const [india, gulf] = await Promise.all(
    [sites.nod, sites.gwd].map((site) => allocateOrderNumber(store.database, site, new Date('2033-12-31T19:00:00Z'))),
  );
  expect(india).toMatch(/^NOD34/);
  expect(gulf).toMatch(/^GWD33/);
});

test('a number is not reused when its transaction is rolled back', async () => {
  const draw = () => allocateOrderNumber(store.database, sites.gwd, yearEnd);
  const given = store.database.transaction(async () => {
    await draw();
    throw new Error('given up');
  });
  await expect(given).rejects.toThrow('given up');
  expect(await draw()).toMatch(/^GWD32000002$|^GWD31000002$/);
});
