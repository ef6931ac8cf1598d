import { expect, test } from 'vitest';
import { openTestStore } from '../../tests/store.ts';
import { count } from './limits.ts';

const { database } = await openTestStore();
const limit = { name: 'limits.test', most: 2, minutes: 10 };

test('more calls at once than there are clients in the pool are all counted from inside their transactions', async () => {
  const calls = Array.from({ length: 40 }, (_, index) =>
    database.transaction(() => count(database, [{ ...limit, key: `caller ${index}` }])),
  );
  await expect(Promise.all(calls)).resolves.toHaveLength(40);
});

test('what is over the limit is refused, and counts although its call writes nothing', async () => {
  const call = () => database.transaction(() => count(database, [{ ...limit, key: 'one caller' }]));
  await call();
  await call();
  await expect(call()).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
});
