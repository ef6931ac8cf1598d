import { expect, test } from 'vitest';
import { type Candidate, type LineToMatch, lineGroup, suggestMatches } from './match-suggestions.rule.ts';

const deccan: Candidate = {
  customerId: 1,
  company: 'Deccan Conveyor Systems',
  email: 'pay@deccan.example',
  reference: 'NODA00000018',
  timesSeen: 0,
  invoices: [
    { reference: 'NM/26-27/000087', openMinor: 62_841_60, bookedOn: '2026-09-04' },
    { reference: 'NM/26-27/000095', openMinor: 41_507_28, bookedOn: '2026-09-28' },
    { reference: 'NM/26-27/000103', openMinor: 89_200_45, bookedOn: '2026-10-14' },
  ],
  orders: [{ customerId: 1, number: 'NOD26000141', owingMinor: 5_000_00 }],
};
const line = (amountMinor: number, text = 'NEFT N325 DECCAN CONVEYOR SYS'): LineToMatch => ({
  bookedOn: '2026-11-20',
  amountMinor,
  currency: 'INR',
  text,
  reference: '',
});
const suggest = (one: LineToMatch, candidates: readonly Candidate[] = [deccan], numbers: readonly string[] = []) =>
  suggestMatches(one, candidates, new Set(numbers));
const first = (one: LineToMatch, over: Partial<Candidate> = {}, numbers: readonly string[] = []) =>
  suggest(one, [{ ...deccan, ...over }], numbers)[0];

test.each<[string, LineToMatch, Partial<Candidate>, string[], { score: number; parts: string[]; reason: string }]>([
  [
    'a number in the text and its amount',
    line(41_507_28),
    {},
    ['NM2627000095'],
    { score: 95, parts: ['NM/26-27/000095'], reason: 'NM/26-27/000095 in the text; 1 invoice, exactly' },
  ],
  [
    'a number in the text and less',
    line(20_000_00),
    {},
    ['NM2627000095'],
    {
      score: 65,
      parts: ['NM/26-27/000095'],
      reason: 'NM/26-27/000095 in the text; ₹\u00a021,507.28 less than 1 invoice',
    },
  ],
  [
    "the customer's reference and the sum of two",
    line(104_348_88, 'RTGS 881'),
    {},
    ['NODA00000018'],
    {
      score: 95,
      parts: ['NM/26-27/000087', 'NM/26-27/000095'],
      reason: 'NODA00000018 in the text; 2 invoices, exactly',
    },
  ],
  [
    "the customer's reference and no sum that fits",
    line(100_000_00, 'RTGS 881'),
    {},
    ['NODA00000018'],
    {
      score: 65,
      parts: ['NM/26-27/000087', 'NM/26-27/000095'],
      reason: 'NODA00000018 in the text; oldest first',
    },
  ],
  [
    "the customer's reference and nothing open",
    line(5_000_00, 'RTGS 881'),
    { invoices: [], orders: [] },
    ['NODA00000018'],
    { score: 10, parts: [], reason: 'NODA00000018 in the text; stays on the account' },
  ],
  [
    'several numbers in the text',
    line(193_549_33),
    {},
    ['NM2627000087', 'NM2627000095', 'NM2627000103'],
    {
      score: 95,
      parts: ['NM/26-27/000087', 'NM/26-27/000095', 'NM/26-27/000103'],
      reason: '3 numbers in the text; 3 invoices, exactly',
    },
  ],
  [
    'a payer seen before and the sum of two',
    line(104_348_88, 'RTGS 881'),
    { timesSeen: 9 },
    [],
    {
      score: 80,
      parts: ['NM/26-27/000087', 'NM/26-27/000095'],
      reason: 'this payer was seen 9 times; 2 invoices, exactly',
    },
  ],
  [
    'the name and one invoice',
    line(89_200_45),
    {},
    [],
    { score: 75, parts: ['NM/26-27/000103'], reason: 'the name is in the text; 1 invoice, exactly' },
  ],
  [
    'the name and tax kept back',
    line(89_200_45 - 75_59),
    {},
    [],
    { score: 60, parts: ['NM/26-27/000103'], reason: 'the name is in the text; ₹\u00a075.59 less than 1 invoice' },
  ],
  [
    'the name and a part of all',
    line(150_000_00),
    {},
    [],
    {
      score: 45,
      parts: ['NM/26-27/000087', 'NM/26-27/000095', 'NM/26-27/000103'],
      reason: 'the name is in the text; oldest first',
    },
  ],
  [
    'the amount alone',
    line(41_507_28, 'IMPS 6321'),
    {},
    [],
    { score: 35, parts: ['NM/26-27/000095'], reason: 'the same sum; 1 invoice, exactly' },
  ],
])('%s', (_what, one, over, numbers, expected) => {
  const best = first(one, over, numbers);
  expect({ score: best?.score, parts: best?.parts.map(({ reference }) => reference), reason: best?.reason }).toEqual(
    expected,
  );
});

test('an order number in the text comes first, and exactly more than partly', () => {
  expect(first(line(5_000_00), {}, ['NOD26000141'])).toMatchObject({
    orderNumber: 'NOD26000141',
    parts: [],
    score: 95,
    reason: 'NOD26000141 in the text; all that order NOD26000141 owes',
  });
  expect(first(line(4_000_00), {}, ['NOD26000141'])).toMatchObject({ orderNumber: 'NOD26000141', score: 65 });
  expect(first(line(4_950_00), {}, ['NOD26000141'])).toMatchObject({ orderNumber: 'NOD26000141', score: 80 });
});

test('a part payment pays the oldest in full and the last in part; or stays on the account', () => {
  const [oldest, keep] = suggest(line(150_000_00));
  expect(oldest?.parts).toEqual([
    { reference: 'NM/26-27/000087', amountMinor: 62_841_60 },
    { reference: 'NM/26-27/000095', amountMinor: 41_507_28 },
    { reference: 'NM/26-27/000103', amountMinor: 45_651_12 },
  ]);
  expect(oldest?.onAccountMinor).toBe(0);
  expect(keep).toMatchObject({ parts: [], onAccountMinor: 150_000_00, score: 10 });
});

test('money beyond the named invoice stays on the account', () => {
  expect(first(line(45_000_00), {}, ['NM2627000095'])).toMatchObject({ onAccountMinor: 45_000_00 - 41_507_28 });
});

test('at most three, best first, none twice', () => {
  const other = { ...deccan, customerId: 2, company: 'Nashik Tool Room' };
  const found = suggest(line(89_200_45), [other, deccan]);
  expect(found.map(({ customerId, score }) => [customerId, score])).toEqual([
    [1, 75],
    [1, 45],
    [2, 35],
  ]);
});

test('a customer who fits in nothing is not suggested', () => {
  expect(suggest(line(1_00, 'CASH DEP SELF CHAKAN'))).toEqual([]);
});

test.each<[string, LineToMatch, string[], string]>([
  ['a sure one', line(41_507_28), ['NM2627000095'], 'suggested'],
  ['a part payment of a known payer', line(150_000_00), [], 'to_decide'],
  ['the same sum of somebody', line(41_507_28, 'IMPS 6321'), [], 'unknown'],
  ['nothing', line(1_00, 'CASH DEP SELF'), [], 'unknown'],
])('%s is grouped', (_what, one, numbers, group) => {
  expect(lineGroup(one.amountMinor, suggest(one, [deccan], numbers))).toBe(group);
});

test('money that went out is to be decided', () => {
  expect(lineGroup(-18_290_00, [])).toBe('to_decide');
});

test('money that came before its invoice is suggested and says so, but is never sure', () => {
  const early = { ...line(41_507_28), bookedOn: '2026-09-27' };
  const found = suggest(early, [deccan], ['NM2627000095']);
  expect(found[0]).toMatchObject({
    parts: [{ reference: 'NM/26-27/000095' }],
    reason: 'NM/26-27/000095 in the text; 1 invoice, exactly; NM/26-27/000095 is of 28 Sep 2026, after the money',
  });
  expect(lineGroup(early.amountMinor, found)).toBe('to_decide');
  // Of the same day it may be sure.
  const sameDay = { ...early, bookedOn: '2026-09-28' };
  expect(lineGroup(early.amountMinor, suggest(sameDay, [deccan], ['NM2627000095']))).toBe('suggested');
});
