import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { regionToFill } from './region-to-fill.rule.ts';

const none = { chosen: '', filled: '' };

test.each([
  ['a GSTIN fills its state', '27AAPFU0939F1ZV', none, '27'],
  ['Andhra Pradesh’s former code fills the state of today', '28AAPFU0939F1ZT', none, '37'],
  ['a state that was filled in follows another number', '24AAPFU0939F1Z1', { chosen: '27', filled: '27' }, '24'],
  ['one that the buyer chose stays', '24AAPFU0939F1Z1', { chosen: '29', filled: '' }, undefined],
  ['also when another one was filled in before', '24AAPFU0939F1Z1', { chosen: '29', filled: '27' }, undefined],
  ['an unfinished number fills nothing', '27AAPFU0939F1Z', none, undefined],
  ['nor one of a state that does not exist', '99AAPFU0939F1ZV', none, undefined],
] as const)('%s', (_, number, form, region) => {
  expect(regionToFill(number, form, sites.nod)).toBe(region);
});

test('a TRN names no emirate', () => {
  expect(regionToFill('100345678900003', none, sites.gwd)).toBeUndefined();
});
