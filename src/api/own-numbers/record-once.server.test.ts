import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordOnce } from './record-once.server.ts';

const store = setUp(openTestStore);

const once = (
  number: string,
  body: unknown,
  reply: object | Refusal<string>,
  kind: 'dispatch' | 'receipt' = 'receipt',
) =>
  recordOnce(store.database, { site: 'nod', kind, number, body, now: store.now() }, async () => reply as { n: number });

test('the first reply is kept under the number, and given again', async () => {
  expect(await once('1', { a: 1 }, { n: 1 })).toEqual({ reply: { n: 1 }, isRepeated: false });
  expect(await once('1', { a: 1 }, { n: 2 })).toEqual({ reply: { n: 1 }, isRepeated: true });
});

test('dispatches and receipts have numbers of their own', async () => {
  expect(await once('2', {}, { n: 1 })).toMatchObject({ isRepeated: false });
  expect(await once('2', {}, { n: 2 }, 'dispatch')).toMatchObject({ isRepeated: false });
});

test('what was refused is tried again', async () => {
  expect(await once('3', {}, new Refusal('no', 'No.'))).toBeInstanceOf(Refusal);
  expect(await once('3', {}, { n: 1 })).toEqual({ reply: { n: 1 }, isRepeated: false });
});

test('other content under a known number is refused', async () => {
  await once('4', { a: 1 }, { n: 1 });
  expect(await once('4', { a: 2 }, { n: 1 })).toMatchObject({ refusal: 'other_content' });
});
