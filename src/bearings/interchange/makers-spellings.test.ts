import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { readSeedRecords } from '../seed.fixture.ts';
import { compareBearings } from './compare-bearings.ts';

const rows = readSeedRecords('spellings.csv').map((row) => ({ row, reading: parseDesignation(row.designation ?? '') }));
const bearings = rows.filter(({ row }) => row.type !== '');

/** Facts known on both sides only. */
function contradictions({ row, reading }: (typeof rows)[number]): string[] {
  const read = {
    type: reading.type,
    bore_mm: reading.boreMm,
    outside_mm: reading.outsideMm,
    width_mm: reading.widthMm,
    seal: reading.seal,
    clearance: reading.clearance,
    bore: reading.bore,
  };
  return Object.entries(read)
    .filter(([fact, value]) => value !== null && row[fact] !== '' && String(value) !== row[fact])
    .map(([fact, value]) => `${fact} ${value}, not ${row[fact]}`);
}

describe('the spellings of many makers', () => {
  it('are all known', () => {
    expect(bearings.length).toBeGreaterThan(700);
    expect(bearings.filter(({ reading }) => !reading.known).map(({ row }) => row.designation)).toEqual([]);
  });

  it('are never parsed wrong', () => {
    const wrong = bearings.map((one) => ({ designation: one.row.designation, wrong: contradictions(one) }));
    expect(wrong.filter((one) => one.wrong.length > 0)).toEqual([]);
  });

  it('leave a size unknown only rarely', () => {
    const open = bearings.filter(
      ({ row, reading }) =>
        (row.bore_mm !== '' && reading.boreMm === null) ||
        (row.outside_mm !== '' && reading.outsideMm === null) ||
        (row.width_mm !== '' && reading.widthMm === null),
    );
    expect(open.length / bearings.length).toBeLessThan(0.02);
  });

  it('are distinguished from sleeves, seals, belts and other goods', () => {
    const others = rows.filter(({ row }) => row.type === '');
    expect(others.length).toBeGreaterThan(40);
    expect(others.filter(({ reading }) => reading.known).map(({ row }) => row.designation)).toEqual([]);
  });
});

describe('two spellings', () => {
  it.each(readSeedRecords('spelling-pairs.csv').map(({ a = '', b = '', level = '' }) => [a, b, level]))(
    '%s and %s are %s, both ways',
    (a, b, level) => {
      expect(compareBearings(a, b).level).toBe(level);
      expect(compareBearings(b, a).level).toBe(level);
    },
  );
});
