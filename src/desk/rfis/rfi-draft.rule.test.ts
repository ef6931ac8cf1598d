import { expect, test } from 'vitest';
import type { DeskLine, DeskOffer } from './rfi-desk.contract.ts';
import {
  arrivalsOf,
  type Drafts,
  draftTotals,
  type LineDraft,
  type LineMark,
  lineMark,
  nextOpenLine,
  openLines,
  priceOfAlternative,
  proposalFor,
  type RfiTerms,
  readRfiDraft,
  shortageOf,
  type TypedAnswer,
  toAnswers,
} from './rfi-draft.rule.ts';

const terms: RfiTerms = {
  today: '2026-11-20',
  nextDay: '2026-11-21',
  validUntil: '2026-12-04',
  marginFloorBp: 1200,
  currency: 'INR',
};

const bearing: DeskLine = {
  lineNo: 1,
  alternativeTo: null,
  revision: 0,
  state: 'Awaiting quote',
  itemId: 21,
  itemCode: 'KO-30308',
  itemName: '30308',
  maker: 'Koyo',
  category: 'Tapered roller',
  askedAs: '',
  quantityAsked: 24,
  targetMinor: null,
  buyerRemark: null,
  files: [],
  unit: 'NOS',
  qtyPerCarton: 10,
  drawing: { type: '', seal: '', d: 40, D: 90, B: 25 },
  weightKg: 0.72,
  listMinor: 1240_00,
  costMinor: 601_00,
  yourMinor: 781_20,
  free: 30,
  stock: [],
  incoming: [],
  last: { unitMinor: 768_80, on: '2026-08-12', kind: 'order' },
  answer: null,
  note: '',
  onHold: false,
  makerQuestion: null,
  by: '',
};
const offer: DeskOffer = {
  itemCode: 'ZW-30308',
  itemName: '30308',
  maker: 'ZWZ',
  level: 'interchangeable',
  differs: [],
  listMinor: 975_00,
  costMinor: 454_00,
  yourMinor: 604_50,
  free: 10,
  nextQuantity: 120,
  nextOn: '2026-12-02',
};
const beside: DeskOffer = { ...offer, itemCode: 'DP-30308', maker: 'DPI' };
const line = (changes: Partial<DeskLine> = {}): DeskLine => ({ ...bearing, ...changes });
const typed = (changes: Partial<TypedAnswer> = {}): TypedAnswer => ({
  price: '768.80',
  quantity: '24',
  by: '14 Dec',
  note: '',
  offer: undefined,
  alternatives: [],
  floorReason: '',
  ...changes,
});
const quoted: LineDraft = {
  revision: 0,
  declined: false,
  unitMinor: 768_80,
  quantity: 24,
  expectedOn: '2026-12-14',
  note: '',
  offer: undefined,
  alternatives: [],
  floorReason: '',
};
const arrival = (quantity: number, dueOn: string) => ({ branch: 'Mumbai', kind: 'arriving', quantity, dueOn });

test.each<[string, Partial<DeskLine>, DeskOffer | undefined, number, string]>([
  ['the last price, and the next working day from stock', {}, undefined, 768_80, '2026-11-21'],
  ['the price of today without a last one', { last: null }, undefined, 781_20, '2026-11-21'],
  [
    'the day of the arrival that completes the quantity',
    { free: 4, incoming: [arrival(15, '2026-12-20'), arrival(10, '2026-12-14')] },
    undefined,
    768_80,
    '2026-12-20',
  ],
  [
    'an arrival that is late comes with the next working day',
    { free: 0, incoming: [arrival(24, '2026-11-18')] },
    undefined,
    768_80,
    '2026-11-21',
  ],
  ['the next working day where stock is just enough', { free: 24 }, undefined, 768_80, '2026-11-21'],
  ['no day where nothing comes', { free: 4 }, undefined, 768_80, ''],
  ['price and day of the item that is offered instead', {}, offer, 604_50, '2026-12-02'],
])('the proposal is %s', (_case, changes, other, unitMinor, expectedOn) => {
  expect(proposalFor(line(changes), terms, other)).toEqual({ unitMinor, quantity: 24, expectedOn });
});

test.each([
  [0, 'none'],
  [23, 'some'],
  [24, undefined],
])('%i free pieces of 24 are marked as %s', (free, mark) => {
  expect(shortageOf(free, 24)).toBe(mark);
});

test('an item that is offered arrives only where something is on its way', () => {
  expect(arrivalsOf(bearing, offer)).toEqual([{ quantity: 120, dueOn: '2026-12-02' }]);
  expect(arrivalsOf(bearing, { ...offer, nextQuantity: null, nextOn: null })).toEqual([]);
});

test('what is typed becomes a draft of the line as it was seen', () => {
  expect(readRfiDraft(line({ revision: 3 }), typed({ price: '-38', note: ' Soon. ' }), terms)).toEqual({
    draft: { ...quoted, revision: 3, unitMinor: 768_80, note: 'Soon.' },
  });
  expect(readRfiDraft(line(), typed({ price: '-38', offer }), terms)).toMatchObject({ draft: { unitMinor: 604_50 } });
  expect(readRfiDraft(line({ itemId: null, last: null }), typed({ price: '550', offer }), terms)).toMatchObject({
    draft: { unitMinor: 550_00, offer },
  });
});

test.each<[string, Partial<DeskLine>, Partial<TypedAnswer>, string]>([
  ['words without an item', { itemId: null }, {}, 'item'],
  ['no price', {}, { price: '' }, 'price'],
  ['the last price of another item', {}, { price: '=', offer }, 'price'],
  ['the last price of what was never sold', { last: null }, { price: '=' }, 'price'],
  ['no quantity', {}, { quantity: '' }, 'quantity'],
  ['a part of a piece', {}, { quantity: '1.5' }, 'quantity'],
  ['a point before thousands, or decimals', {}, { quantity: '2.000' }, 'quantity'],
  ['a decimal comma', {}, { quantity: '1,5' }, 'quantity'],
  ['too many pieces', {}, { quantity: '1000001' }, 'quantity'],
  ['no day', {}, { by: '' }, 'by'],
  ['a day that is past', {}, { by: '2026-11-19' }, 'by'],
  ['an alternative without a price', {}, { alternatives: [{ offer, price: '', by: '+7' }] }, 'also'],
  ['an alternative without a day', {}, { alternatives: [{ offer, price: '604.50', by: '' }] }, 'also'],
  [
    'an alternative of a day that is past',
    {},
    { alternatives: [{ offer, price: '604.50', by: '2026-11-19' }] },
    'also',
  ],
  ['a price below the floor', {}, { price: '640' }, 'reason'],
  ['an alternative below the floor', {}, { alternatives: [{ offer, price: '500', by: '+7' }] }, 'reason'],
])('%s is refused at its field', (_case, changes, entry, field) => {
  expect(readRfiDraft(line(changes), typed(entry), terms)).toMatchObject({
    field,
    problem: expect.stringMatching(/[a-z]/),
  });
});

test.each(['1', '1000000'])('a quantity of %s is taken, and goods of today', (quantity) => {
  const alternatives = [{ offer, price: '604.50', by: '+0' }];
  expect(readRfiDraft(line(), typed({ quantity, by: '+0', alternatives }), terms)).toMatchObject({
    draft: { quantity: Number(quantity), expectedOn: terms.today, alternatives: [{ expectedOn: terms.today }] },
  });
});

test('what is wrong with an alternative is said with its name', () => {
  const problemOf = (price: string, by: string) =>
    readRfiDraft(line(), typed({ alternatives: [{ offer, price, by }] }), terms);
  for (const wrong of [problemOf('', '+7'), problemOf('604.50', 'soon')])
    expect(wrong).toMatchObject({ problem: expect.stringMatching(/^30308 ZWZ: /) });
});

test('a price below the floor is taken with a reason, also that of an alternative', () => {
  const alternatives = [{ offer, price: '500', by: '+7' }];
  expect(
    readRfiDraft(line(), typed({ price: '640', alternatives, floorReason: ' Old friends ' }), terms),
  ).toMatchObject({
    draft: {
      unitMinor: 640_00,
      floorReason: 'Old friends',
      alternatives: [{ offer, unitMinor: 500_00, expectedOn: '2026-11-27' }],
    },
  });
});

test('the price of an alternative is read with its own list price', () => {
  expect(priceOfAlternative(offer, '-38')).toBe(604_50);
  expect(priceOfAlternative(offer, '=')).toBeUndefined();
});

const question = { note: 'Price?', by: 'Meera Iyer', askedAt: '2026-11-20T05:00:00Z', until: '2026-11-27' };

test.each<[Partial<DeskLine>, LineDraft | undefined, LineMark]>([
  [{ makerQuestion: { ...question, waits: true } }, undefined, 'maker'],
  [{ makerQuestion: { ...question, waits: false } }, undefined, 'open'],
  [{ makerQuestion: { ...question, waits: true } }, quoted, 'draft'],
  [{}, undefined, 'open'],
  [{ itemId: null }, undefined, 'words'],
  [{}, quoted, 'draft'],
  [{}, { revision: 0, declined: true, note: '' }, 'declining'],
  [{ revision: 1 }, quoted, 'changed'],
  // After an answer that the page has not loaded yet.
  [{}, { ...quoted, revision: 1 }, 'draft'],
  [{ state: 'Stock' }, undefined, 'quoted'],
  [{ state: 'Declined' }, undefined, 'declined'],
  [{ state: 'Expired' }, undefined, 'ended'],
  [{ state: 'Withdrawn' }, undefined, 'ended'],
  [{ state: 'Ordered', revision: 1 }, quoted, 'ordered'],
])('a line %j with the draft %j is %s', (changes, draft, mark) => {
  expect(lineMark(line(changes), draft)).toBe(mark);
});

const three = [line(), line({ lineNo: 2, state: 'Stock', revision: 5 }), line({ lineNo: 3 })];

test.each<[number, Drafts, number | undefined]>([
  [1, {}, 3],
  [3, {}, 1],
  [1, { 3: quoted }, 1],
  [1, { 1: quoted, 3: quoted }, undefined],
])('after line %i the next open line is found', (after, drafts, next) => {
  expect(nextOpenLine(three, drafts, after)).toBe(next);
});

test('lines without an answer, in words only, or changed since they were drafted are open', () => {
  const lines = [...three, line({ lineNo: 4, itemId: null }), line({ lineNo: 5, revision: 1 })];
  expect(openLines(lines, { 3: quoted, 5: quoted }).map((one) => one.lineNo)).toEqual([1, 4, 5]);
});

test('a quote of what was asked for names no other item', () => {
  const { alternatives: _none, ...withoutAlternatives } = quoted;
  const [answer] = toAnswers([line()], { 1: withoutAlternatives }, '2026-12-04');
  expect(answer?.quote).toMatchObject({ itemCode: '', alternatives: [], floorReason: '' });
});

test('drafts are sent together; those of changed lines are not', () => {
  const drafts: Drafts = {
    1: {
      ...quoted,
      offer,
      alternatives: [{ offer: beside, unitMinor: 700_00, expectedOn: '2026-12-02' }],
      floorReason: 'Agreed',
    },
    2: quoted,
    3: { revision: 0, declined: true, note: 'None.' },
  };
  expect(toAnswers(three, drafts, '2026-12-04')).toEqual([
    {
      lineNo: 1,
      revision: 0,
      note: '',
      quote: {
        unitMinor: 768_80,
        quantity: 24,
        expectedOn: '2026-12-14',
        validUntil: '2026-12-04',
        itemCode: 'ZW-30308',
        alternatives: [
          {
            unitMinor: 700_00,
            quantity: 24,
            expectedOn: '2026-12-02',
            validUntil: '2026-12-04',
            itemCode: 'DP-30308',
          },
        ],
        floorReason: 'Agreed',
      },
    },
    { lineNo: 3, revision: 0, note: 'None.' },
  ]);
});

test('total and margin are those of the drafts that are sent', () => {
  expect(draftTotals(three, { 1: quoted, 3: { revision: 0, declined: true, note: '' } })).toEqual({
    totalMinor: 768_80 * 24,
    marginBp: 2183,
  });
  expect(draftTotals([line()], { 1: { ...quoted, unitMinor: 0 } })).toEqual({ totalMinor: 0, marginBp: undefined });
  expect(draftTotals([line({ costMinor: null })], { 1: quoted })).toEqual({
    totalMinor: 768_80 * 24,
    marginBp: undefined,
  });
});
