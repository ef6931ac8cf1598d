import { expect, test } from 'vitest';
import { createPdfCache } from './pdf-cache.server.ts';

const worker = new URL('../../../tests/store/worker-thread-tasks.ts', import.meta.url);
const visitor = { address: '198.51.100.7' };

test('a document is printed once, however many ask for it', async () => {
  const print = createPdfCache('public_files', worker, 2);
  const first = await print('terms', {}, visitor);
  expect(await Promise.all([print('terms', {}, visitor), print('terms', {}, visitor)])).toEqual([first, first]);
  const both = await Promise.all([print('privacy', {}, visitor), print('privacy', {}, visitor)]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).not.toEqual(first);
});

test('of more documents than the cache holds, the first is printed again', async () => {
  const print = createPdfCache('public_files', worker, 2);
  const first = await print('terms', {}, visitor);
  const second = await print('privacy', {}, visitor);
  await print('returns', {}, visitor);
  expect(await print('privacy', {}, visitor)).toEqual(second);
  expect(await print('terms', {}, visitor)).not.toEqual(first);
});
