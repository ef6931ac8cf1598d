import { expect, test } from 'vitest';
import { changedFields, isSameData, versionStates } from './version-state.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const [before, earlier, later] = ['2026-11-20', '2026-11-01', '2026-12-01'].map(
  (day) => new Date(`${day}T00:00:00Z`),
) as [Date, Date, Date];

test.each([
  ['nothing was changed', [], []],
  ['the newest is in force', [before, earlier], ['in force', 'past']],
  ['the newest begins later', [later, before, earlier], ['later', 'in force', 'past']],
  ['the newest waits for a second person', [null, before], ['waits', 'in force']],
  ['what waited is replaced', [null, null, before], ['waits', 'past', 'in force']],
  ['a text of a later day was followed by one of today', [before, later], ['in force', 'later']],
  ['one begins at this moment', [now, before], ['in force', 'past']],
  ['an older day was entered last', [earlier, before], ['past', 'in force']],
  ['nothing is in force yet', [null], ['waits']],
] as const)('%s', (_case, times, states) => {
  const versions = times.map((inForceAt, index) => ({ id: times.length - index, inForceAt }));
  expect(versionStates(versions, now)).toEqual(states);
});

test('of two versions of one moment the one written later is in force', () => {
  const versions = [2, 1].map((id) => ({ id, inForceAt: before }));
  expect(versionStates(versions, now)).toEqual(['in force', 'past']);
});

test('fields that differ are named', () => {
  const names = ['phone', 'lines', 'email'];
  const data = { phone: '1', lines: ['A'] };
  expect(changedFields(names, data, { phone: '1', lines: ['A', 'B'], email: 'a@b.example' })).toEqual([
    'lines',
    'email',
  ]);
  expect(changedFields(names, data, data)).toEqual([]);
  expect(changedFields(names, undefined, data)).toEqual(['phone', 'lines']);
});

test('the order of names, and empty texts, make no difference; the order of entries does', () => {
  const branch = { name: 'Mumbai', hours: '', lines: ['A', 'B'] };
  expect(isSameData([branch], [{ lines: ['A', 'B'], name: 'Mumbai' }])).toBe(true);
  expect(isSameData([branch], [{ ...branch, lines: ['B', 'A'] }])).toBe(false);
  expect(isSameData({ ...branch, fax: undefined }, branch)).toBe(true);
  expect(isSameData({ name: null }, { name: {} })).toBe(false);
  expect(isSameData(['A'], { 0: 'A' })).toBe(false);
  expect(isSameData(undefined, '')).toBe(true);
  expect(isSameData(undefined, 0)).toBe(false);
});
