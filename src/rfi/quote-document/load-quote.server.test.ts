import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { loadQuote } from './load-quote.server.ts';

const store = setUp(openTestStore);
let number: string;
beforeAll(async () => {
  store.setClock(new Date('2026-11-20T05:00:00Z'));
  number = await submitRfi(store, await store.signIn('active'), [
    ['NU205', 4],
    ['51105', 10],
    ['6308', 2],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00, { quantity: 6 }), { lineNo: 2 }]);
});

test('a quote holds the lines that can be ordered, with the quoted quantity', async () => {
  expect(await loadQuote(store.database, sites.nod, number, store.now())).toMatchObject({
    number,
    company: 'Western Gear & Pump',
    day: '2026-11-20',
    lines: [{ lineNo: 1, itemName: 'NU205', quantity: 6, unit: 'NOS', unitMinor: 640_00, taxBp: 18_00 }],
  });
});

test('after its day the goods of a quote are expected on the next working day', async () => {
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00, { expectedOn: '2026-11-21' })]);
  const expectedAt = async (at: string) =>
    (await loadQuote(store.database, sites.nod, number, new Date(at)))?.lines.map((line) => line.expectedOn);
  expect(await expectedAt('2026-11-21T18:29:00Z')).toEqual(['2026-11-21']);
  expect(await expectedAt('2026-11-21T18:30:00Z')).toEqual(['2026-11-23']);
});

test('after the last day no line is left, and another site does not find it', async () => {
  const later = new Date('2026-11-25T05:00:00Z');
  expect((await loadQuote(store.database, sites.nod, number, later))?.lines).toEqual([]);
  expect(await loadQuote(store.database, sites.zwz, number, store.now())).toBeUndefined();
});
