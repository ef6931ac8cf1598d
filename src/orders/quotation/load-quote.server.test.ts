import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { withdrawQuotes } from '../../rfi/quotes/withdraw-quotes.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { loadQuote } from './load-quote.server.ts';
import { quotationNumber } from './quotation-number.rule.ts';

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
    rfiNumber: number,
    quotation: { number: quotationNumber(number, 1), revision: 1, replacedOn: '' },
    day: '2026-11-20',
    head: {
      billTo: { name: 'Western Gear & Pump', taxNumber: '27AAACW1938G1ZB', city: 'Pune' },
      deliverTo: { name: 'Western Gear & Pump', city: 'Pune' },
      seller: { taxNumber: '27AAPFU0939F1ZV' },
      taxForm: 'state',
      placeOfSupply: 'Maharashtra (27)',
    },
    buyer: { email: 'active@nod.example' },
    payment: 'On credit, 45 days from each invoice, within your credit limit; or online when ordering',
    lines: [
      {
        lineNo: 1,
        itemName: 'NU205',
        quantity: 6,
        unit: 'NOS',
        unitMinor: 640_00,
        taxableMinor: 3_840_00,
        taxBp: 18_00,
        centralMinor: 345_60,
        stateMinor: 345_60,
        wholeMinor: 0,
      },
    ],
    unpriced: [
      { lineNo: 2, itemName: '51105', quantity: 10, state: 'Declined' },
      { lineNo: 3, itemName: '6308', quantity: 2, state: 'Awaiting quote' },
    ],
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

test('what staff change after the first answer makes the next revision, dated the day of the change', async () => {
  const at = new Date('2026-11-21T06:00:00Z');
  const withdrawal = { number, lines: [{ lineNo: 1 }], reason: 'Sold out.', by: 'Asha', now: at };
  await withdrawQuotes(store.database, sites.nod, withdrawal);
  const changed = await loadQuote(store.database, sites.nod, number, at);
  expect(changed).toMatchObject({ quotation: { replacedOn: '2026-11-20' }, day: '2026-11-21', lines: [] });
  expect(changed?.unpriced[0]).toMatchObject({ lineNo: 1, state: 'Withdrawn', reason: 'Sold out.' });
  expect(changed?.quotation.revision).toBeGreaterThan(1);
});
