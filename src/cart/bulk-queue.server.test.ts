import { expect, test } from 'vitest';
import { bulkQueueFor } from './bulk-queue.server.ts';

test.each([
  [1, undefined],
  [100, undefined],
  [101, 'lists'],
  [5000, 'lists'],
] as const)('a request of %i lines waits in the queue: %s', (count, queue) => {
  expect(bulkQueueFor({ item_info: Array.from({ length: count }) })).toBe(queue);
});
