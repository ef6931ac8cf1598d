import { describe, expect, it } from 'vitest';
import { readSeedRecords } from '../seed.fixture.ts';
import { estimateMassKg } from './estimate-mass.ts';
import { indianHsnCode } from './hsn-code.ts';

const seed = readSeedRecords('seed-bearings.csv');

describe('the mass of a bearing', () => {
  it('is within 15 % of the catalogue for 90 % of bearings above 20 g', () => {
    const weighed = seed
      .filter((row) => Number(row.mass_kg) > 0.02)
      .map((row) => ({ row, kg: estimateMassKg(row.type ?? '', Number(row.d_mm), Number(row.D_mm), Number(row.B_mm)) }))
      .filter(({ kg }) => kg !== undefined);
    const near = weighed.filter(({ row, kg = 0 }) => Math.abs(kg / Number(row.mass_kg) - 1) <= 0.15);
    expect(weighed.length).toBeGreaterThan(1000);
    expect(near.length / weighed.length).toBeGreaterThan(0.9);
  });

  it('is undefined for shapes without a model', () => {
    expect(estimateMassKg('deep groove ball', 52, 25, 15)).toBeUndefined();
    expect(estimateMassKg('needle cage assembly', 20, 26, 17)).toBeUndefined();
    expect(estimateMassKg('toString', 25, 52, 15)).toBeUndefined();
  });
});

describe('the Indian tariff number', () => {
  it('follows type and bore as in the seed', () => {
    for (const row of seed) {
      const code = indianHsnCode(row.type ?? '', Number(row.d_mm));
      expect(code, row.designation).toBe(row.hsn_in);
    }
  });

  it('is undefined for other types', () => {
    expect(indianHsnCode('grease', 25)).toBeUndefined();
  });
});
