import { expect, test } from 'vitest';
import { radialClearanceRows } from './radial-clearance.data.ts';
import { radialClearanceUm } from './radial-clearance.ts';

test.each([
  [25, 'CN', [5, 20]],
  [25, 'C3', [13, 28]],
  [30, 'C4', [23, 41]],
  [40, 'C3', [15, 33]],
  [100, 'C3', [30, 58]],
  [200, 'C5', [150, 230]],
] as const)('a bore of %d mm with %s has %j µm', (bore, clearance, range) => {
  expect(radialClearanceUm(bore, clearance)).toEqual(range);
});

test.each([
  [0, 'CN'],
  [2, 'CN'],
  [201, 'C3'],
  [25, 'CM'],
  [5, 'C4'],
  [Number.NaN, 'CN'],
])('a bore of %d mm with %s is not in the table', (bore, clearance) => {
  expect(radialClearanceUm(bore, clearance)).toBeUndefined();
});

test('each class begins above the one before, and no class is smaller in a larger bore', () => {
  for (const [index, [toMm]] of radialClearanceRows.entries()) {
    const ranges = ['C2', 'CN', 'C3', 'C4', 'C5'].flatMap((name) => [radialClearanceUm(toMm, name) ?? []]);
    const known = ranges.filter((range) => range.length === 2);
    for (const [place, [from = 0, to = 0]] of known.entries()) {
      expect(from, `${toMm} mm`).toBeLessThan(to);
      const [before = -1, end = -1] = known[place - 1] ?? [];
      expect(from > before && to > end, `${toMm} mm`).toBe(true);
    }
    const wider = radialClearanceRows[index + 1]?.[0];
    if (wider)
      expect(radialClearanceUm(wider, 'C3')?.[1]).toBeGreaterThanOrEqual(radialClearanceUm(toMm, 'C3')?.[1] ?? 0);
  }
});
