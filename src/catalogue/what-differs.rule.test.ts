import { expect, test } from 'vitest';
import { parseDesignation } from '../bearings/parse.ts';
import { whatDiffers } from './what-differs.rule.ts';

const between = (ours: [string, string], theirs: [string, string]) =>
  whatDiffers(parseDesignation(...ours), parseDesignation(...theirs));

test('another maker with the same facts interchanges, with nothing that differs', () => {
  const found = between(['6205-2RS/C3', 'ZWZ'], ['6205 2RS C3', 'Koyo']);
  expect(found).toEqual({ match: 'Identical', differences: [] });
  expect(between(['6205-2Z', 'ZWZ'], ['6205ZZ', 'Koyo'])).toEqual({ match: 'Interchangeable', differences: [] });
});

test('another cage interchanges and is named', () => {
  expect(between(['NU2310', 'ZWZ'], ['NU2310M', 'ZWZ'])).toEqual({
    match: 'Interchangeable',
    differences: [{ what: 'Cage', theirs: 'brass', ours: 'the usual one' }],
  });
});

test('another clearance and other seals of the same size are named, theirs and ours', () => {
  expect(between(['6205-2RS/C3', 'ZWZ'], ['6205-2Z', 'ZWZ'])).toEqual({
    match: 'Same size only',
    differences: [
      { what: 'Seal', theirs: 'Shields, two sides', ours: 'Contact, two sides' },
      { what: 'Clearance', theirs: 'CN', ours: 'C3' },
    ],
  });
});

test('another size is never called the same', () => {
  const found = between(['6205', 'ZWZ'], ['6206', 'ZWZ']);
  expect(found.match).toBe('Another size');
  expect(found.differences).toContainEqual({ what: 'Bore', theirs: '30 mm', ours: '25 mm' });
});

test('what is not known stands in for nothing', () => {
  expect(between(['6205', 'ZWZ'], ['Glydon grease', 'Glydon']).match).toBe('Another size');
});
