import { expect, test } from 'vitest';
import { allKey, narrowingOf } from './narrowing.rule.ts';

const year = { from: '2026-04-10', to: '2026-12-01' };

test.each([
  ['a month that the period cuts', [{ dimension: 'month', key: '2026-04-01' }], { to: '2026-04-30' }],
  ['the week of its last day', [{ dimension: 'week', key: '2026-11-30' }], { from: '2026-11-30' }],
  ['a quarter', [{ dimension: 'quarter', key: '2026-07-01' }], { from: '2026-07-01', to: '2026-09-30' }],
  ['the sum of all months', [{ dimension: 'month', key: allKey }], {}],
  ['the sum of all makers', [{ dimension: 'maker', key: allKey }], {}],
  ['a maker that is called so', [{ dimension: 'maker', key: 'all' }], { maker: 'all' }],
] as const)('the documents of %s', (_what, parts, expected) => {
  expect(narrowingOf(parts, year)).toEqual({ period: 'days', ...year, ...expected });
});
