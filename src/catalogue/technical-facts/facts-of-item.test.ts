import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { factsOfItem } from './facts-of-item.ts';

const of = (change: Parameters<typeof sampleItemRow>[0]) => factsOfItem(sampleItemRow(change));

test('a sealed bearing with clearance C3 has the speed of its seals and the play of C3', () => {
  const facts = of({});
  expect(facts.greaseSpeedRpm?.value).toBe(9000);
  expect(facts.oilSpeedRpm).toBeUndefined();
  expect(facts.clearanceMicrons?.value).toEqual({ min: 13, max: 28 });
});

test('what the seller says otherwise of seals and clearance is not contradicted', () => {
  const facts = of({ seal: 'shield x2', clearance: 'C4' });
  expect([facts.greaseSpeedRpm, facts.clearanceMicrons]).toEqual([undefined, undefined]);
  expect(facts.chamferMm?.value).toBe(1);
});

test.each([
  ['another bore', { Dimension_ID: 24 }],
  ['another outside diameter', { Dimension_OD: 47 }],
  ['another type', { itemtype: 'angular contact ball' }],
  ['goods that are no bearing', { itemtype: '', itemname: '6205 puller' }],
  ['a designation that is not read', { itemname: 'BRG-17' }],
])('%s: nothing is known', (_what, change) => {
  expect(of(change)).toEqual({});
});

test('sizes that the seller does not give are no contradiction', () => {
  expect(of({ Dimension_ID: 0, Dimension_OD: 0 }).chamferMm?.value).toBe(1);
});

test('a size that the designation does not tell contradicts nothing', () => {
  const rodEnd = { itemname: 'SI20ES', itemtype: 'rod end', Dimension_ID: 20, Dimension_OD: 53 };
  expect(of(rodEnd).thread?.value).toBe('M20 x 1.5');
});
