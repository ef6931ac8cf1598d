import { expect, test } from 'vitest';
import { shownBanners } from './shown-banners.rule.ts';

const banner = { title: 'Stock sale', text: '' };

test.each([
  ['without days', {}, true],
  ['on its first day', { firstDay: '2026-11-20' }, true],
  ['a day before its first', { firstDay: '2026-11-21' }, false],
  ['on its last day', { lastDay: '2026-11-20' }, true],
  ['a day after its last', { lastDay: '2026-11-19' }, false],
])('a banner %s: %j', (_when, days, isShown) => {
  expect(shownBanners([{ ...banner, ...days }], '2026-11-20')).toHaveLength(isShown ? 1 : 0);
});

test('a site without banners shows none', () => {
  expect(shownBanners(undefined, '2026-11-20')).toEqual([]);
});
