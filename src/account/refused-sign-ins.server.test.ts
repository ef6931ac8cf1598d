import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { numberToWriteDown } from './refused-sign-ins.server.ts';

const store = setUp(openTestStore);

async function writtenOf(tries: number, address: (index: number) => string): Promise<number[]> {
  const written: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    const number = await numberToWriteDown(store.database, 'nod', address(index));
    if (number !== undefined) written.push(number);
  }
  return written;
}

test.each([
  ['an IPv6 /48', (index: number) => `2001:db8:9:${index.toString(16)}::1`],
  ['an IPv4 /24', (index: number) => `192.0.2.${index}`],
])(
  'of %s the first five refused sign-ins of an hour are written down, then the tenth and the hundredth',
  async (_of, address) => {
    expect(await writtenOf(120, address)).toEqual([1, 2, 3, 4, 5, 10, 100]);
  },
);

test('whoever has many networks writes a hundred rows an hour at most', async () => {
  await store.database.$client.query('delete from limits');
  expect(await writtenOf(130, (index) => `198.51.${index}.7`)).toHaveLength(100);
});
