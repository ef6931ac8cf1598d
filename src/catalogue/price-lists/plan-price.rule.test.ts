import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../lib/dates.ts';
import type { PriceSnapshot } from '../pricing/prices.table.ts';
import { type PricePlan, planEdit, planEnd, planPrice, planUndo, type StoredPrice } from './plan-price.rule.ts';

const today = '2026-11-20';
const yesterday = '2026-11-19';
const price = (percent: number, validFrom: Day | null, validTo: Day | null, minQty = 1): PriceSnapshot => ({
  scope: 'category',
  scopeKey: 'Grease',
  minQty,
  discountBp: percent * 100,
  netMinor: null,
  validFrom,
  validTo,
});
const stored = (id: number, ...rest: Parameters<typeof price>): StoredPrice => ({ id, ...price(...rest) });

/** The rows as they are afterwards, as 'percent from to'. */
function after(rows: readonly StoredPrice[], plan: PricePlan): string[] | string {
  if ('problem' in plan) return `${plan.field}: ${plan.problem}`;
  return applied(rows, plan)
    .map(({ discountBp, validFrom, validTo, minQty }) => {
      const quantity = minQty === 1 ? '' : ` from ${minQty}`;
      return `${(discountBp ?? 0) / 100} %${quantity}: ${validFrom ?? 'ever'} to ${validTo ?? 'open'}`;
    })
    .sort();
}

function applied(rows: readonly StoredPrice[], plan: PricePlan): PriceSnapshot[] {
  if ('problem' in plan) return [...rows];
  const touched = new Set(plan.writes.flatMap((write) => ('before' in write ? [write.before.id] : [])));
  const written = plan.writes.flatMap((write) => ('after' in write ? [write.after] : []));
  return [...rows.filter(({ id }) => !touched.has(id)), ...written];
}

const sinceApril = stored(1, 36, '2026-04-01', null);
const sinceEver = stored(1, 36, null, null);
const planned = stored(2, 40, '2027-01-01', null);

describe('a price from a day on', () => {
  test.each<[string, StoredPrice[], PriceSnapshot, string[] | string]>([
    ['begins today without a first day', [], price(42, null, null), ['42 %: 2026-11-20 to open']],
    [
      'ends the row in force the day before',
      [sinceApril],
      price(42, '2026-12-01', null),
      ['36 %: 2026-04-01 to 2026-11-30', '42 %: 2026-12-01 to open'],
    ],
    [
      'also one that has applied ever since',
      [sinceEver],
      price(42, null, null),
      ['36 %: ever to 2026-11-19', '42 %: 2026-11-20 to open'],
    ],
    [
      'without a first day, gives the row in force another last day',
      [sinceApril],
      price(36, null, '2026-12-31'),
      ['36 %: 2026-04-01 to 2026-12-31'],
    ],
    [
      'without a first day, replaces the row that began today',
      [stored(1, 36, today, null)],
      price(42, null, null),
      ['42 %: 2026-11-20 to open'],
    ],
    [
      'with the first day of the row in force, begins today',
      [sinceApril],
      price(42, '2026-04-01', null),
      ['36 %: 2026-04-01 to 2026-11-19', '42 %: 2026-11-20 to open'],
    ],
    [
      'that ends first gives way to the former price again',
      [sinceApril],
      price(50, '2026-12-01', '2026-12-31'),
      ['36 %: 2026-04-01 to 2026-11-30', '36 %: 2027-01-01 to open', '50 %: 2026-12-01 to 2026-12-31'],
    ],
    [
      'that is in force already changes nothing',
      [sinceApril],
      price(36, '2026-12-01', null),
      ['36 %: 2026-04-01 to open'],
    ],
    [
      'that is in force, but longer, moves its end',
      [stored(1, 36, '2026-04-01', '2026-12-31')],
      price(36, '2026-12-01', '2027-03-31'),
      ['36 %: 2026-04-01 to 2027-03-31'],
    ],
    [
      'replaces one that begins on the same day and is not in force yet',
      [planned],
      price(45, '2027-01-01', null),
      ['45 %: 2027-01-01 to open'],
    ],
    [
      'replaces one that began today',
      [stored(1, 36, today, null)],
      price(45, today, null),
      ['45 %: 2026-11-20 to open'],
    ],
    [
      'may not run into a later one',
      [sinceApril, planned],
      price(45, '2026-12-01', null),
      'valid_to: From 2027-01-01 another price is planned; write 2026-12-31 as the last day, or change that row.',
    ],
    [
      'may not begin in the past',
      [],
      price(45, yesterday, null),
      'valid_from: A day in the past cannot be changed; write 2026-11-20 or a later day.',
    ],
    [
      'may not end before it begins',
      [],
      price(45, '2026-12-01', '2026-11-30'),
      'valid_to: The last day is before the first; write 2026-12-01 or a later day, or leave it empty.',
    ],
    [
      'is not stopped by a row that has ended',
      [stored(1, 36, '2026-04-01', yesterday)],
      price(36, '2026-12-01', null),
      ['36 %: 2026-04-01 to 2026-11-19', '36 %: 2026-12-01 to open'],
    ],
  ])('%s', (_rule, rows, wanted, expected) => {
    expect(after(rows, planPrice(rows, wanted, today))).toEqual(expected);
  });
});

describe('an edited row', () => {
  test.each<[string, StoredPrice, StoredPrice[], PriceSnapshot, string[] | string]>([
    [
      'gets another last day',
      sinceApril,
      [sinceApril],
      price(36, '2026-04-01', '2026-12-31'),
      ['36 %: 2026-04-01 to 2026-12-31'],
    ],
    [
      'may not end in the past',
      sinceApril,
      [sinceApril],
      price(36, '2026-04-01', '2026-11-18'),
      'valid_to: A day in the past cannot be changed; write 2026-11-19 or a later day.',
    ],
    [
      'in force keeps its first day',
      sinceApril,
      [sinceApril],
      price(36, '2026-12-01', null),
      'valid_from: This price applies already; its first day can no longer change. Leave the day as it was.',
    ],
    [
      'with another quantity ends, and a new one begins today',
      sinceApril,
      [],
      price(36, '2026-04-01', null, 50),
      ['36 % from 50: 2026-11-20 to open', '36 %: 2026-04-01 to 2026-11-19'],
    ],
    [
      'that is planned moves to another day and ends the row before it later',
      planned,
      [stored(1, 36, '2026-04-01', '2026-12-31'), planned],
      price(40, '2026-12-15', null),
      ['36 %: 2026-04-01 to 2026-12-14', '40 %: 2026-12-15 to open'],
    ],
    [
      'that is planned and now equals the row before it gives way to that',
      planned,
      [sinceApril, planned],
      price(36, '2027-01-01', null),
      ['36 %: 2026-04-01 to open'],
    ],
    [
      'that has ended is a new row',
      stored(1, 36, '2026-04-01', yesterday),
      [],
      price(40, '2026-04-01', yesterday),
      'valid_to: This price ended on 19 Nov 2026; write a new row instead.',
    ],
  ])('%s', (_rule, row, sameKey, wanted, expected) => {
    const rows = sameKey.includes(row) ? sameKey : [row, ...sameKey];
    expect(after(rows, planEdit(row, sameKey, wanted, today))).toEqual(expected);
  });
});

test.each<[string, StoredPrice, Day | null, string[] | string]>([
  ['ends yesterday without a day', sinceApril, null, ['36 %: 2026-04-01 to 2026-11-19']],
  ['ends after its last day', sinceApril, '2026-12-31', ['36 %: 2026-04-01 to 2026-12-31']],
  ['that is planned is removed', planned, null, []],
  ['that began today is removed', stored(1, 36, today, null), null, []],
  [
    'may not end in the past',
    sinceApril,
    '2026-11-18',
    'valid_to: A day in the past cannot be changed; write 2026-11-19 or a later day.',
  ],
  [
    'is not made longer by ending it',
    stored(1, 36, '2026-04-01', '2026-12-31'),
    '2027-01-31',
    'valid_to: This price ends on 31 Dec 2026 already; write an earlier day.',
  ],
])('an ended row %s', (_rule, row, lastDay, expected) => {
  expect(after([row], planEnd(row, lastDay, today))).toEqual(expected);
});

test('no plan changes what applied until yesterday, nor lets two prices apply on one day', () => {
  const day = (at: number) => addDays(today, at);
  const around = fc.integer({ min: -20, max: 20 });
  const wantedPrice = fc.record({
    percent: fc.constantFrom(10, 20, 30),
    from: fc.option(around),
    days: fc.option(fc.nat(15)),
  });
  const snapshot = ({ percent, from, days }: { percent: number; from: number | null; days: number | null }) =>
    price(percent, from === null ? null : day(from), days === null ? null : day((from ?? 0) + days));
  const percentOn = (rows: readonly PriceSnapshot[], on: Day) =>
    rows
      .filter(({ validFrom, validTo }) => (validFrom ?? on) <= on && on <= (validTo ?? on))
      .map(({ discountBp }) => discountBp);
  const seen = { refused: 0, written: 0 };
  fc.assert(
    fc.property(fc.array(wantedPrice, { minLength: 1, maxLength: 6 }), fc.option(fc.nat(5)), (wishes, edited) => {
      let rows: StoredPrice[] = [stored(1, 36, day(-30), null)];
      for (const wish of wishes) {
        const row = edited === null ? undefined : rows[edited];
        const wanted = snapshot(wish);
        const plan = row ? planEdit(row, rows, wanted, today) : planPrice(rows, wanted, today);
        seen['problem' in plan ? 'refused' : 'written'] += 1;
        rows = applied(rows, plan).map((one, at) => ({ ...one, id: at + 1 }));
      }
      expect(percentOn(rows, yesterday)).toEqual([36_00]);
      for (let at = 0; at < 40; at += 1) expect(percentOn(rows, day(at)).length).toBeLessThanOrEqual(1);
    }),
  );
  expect(seen.refused).toBeGreaterThan(0);
  expect(seen.written).toBeGreaterThan(0);
});

describe('the prices of before', () => {
  const undo = (rows: readonly StoredPrice[], before: readonly PriceSnapshot[]) =>
    after(rows, { writes: planUndo(rows, before, today) });
  test.each<[string, StoredPrice[], PriceSnapshot[], string[]]>([
    ['a price that began today goes', [stored(2, 40, today, null)], [], []],
    ['one that began earlier ends', [stored(2, 40, '2026-11-18', null)], [], [`40 %: 2026-11-18 to ${yesterday}`]],
    [
      'the one in force returns',
      [stored(2, 40, today, null)],
      [price(36, '2026-04-01', null)],
      [`36 %: ${today} to open`],
    ],
    [
      'one that it shortened is as long again',
      [stored(1, 36, '2026-04-01', '2026-12-31'), stored(2, 40, '2027-01-01', null)],
      [price(36, '2026-04-01', null)],
      ['36 %: 2026-04-01 to open'],
    ],
    [
      'a planned one is planned again',
      [stored(2, 44, '2027-01-01', null)],
      [price(40, '2027-01-01', null)],
      ['40 %: 2027-01-01 to open'],
    ],
    ['what had ended stays ended', [stored(2, 40, today, null)], [price(36, '2026-04-01', yesterday)], []],
  ])('%s', (_what, rows, before, prices) => {
    expect(undo(rows, before)).toEqual(prices);
  });
});
