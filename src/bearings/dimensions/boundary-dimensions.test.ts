import { describe, expect, it } from 'vitest';
import { readSeedRecords } from '../seed.fixture.ts';
import { boreCodeFor, boreFromCode, outsideDiameterInSeries, widthInSeries } from './boundary-dimensions.ts';

/** Rows of the source that contradict ISO 15 (a column slipped), and series that are not in the plan by this name. */
const MISPRINTS = ['02 250', '02 350', '02 400', '03 250', '23 300', '33ac 250', '02 120', '18 9'];

describe('the dimension plan', () => {
  it('has every size of the public plan', () => {
    const rows = readSeedRecords('dimension-plan-from-seed.csv').filter(({ dimension_series: s = '' }) =>
      /^\d\d(ac)?$/.test(s),
    );
    expect(rows.length).toBeGreaterThan(500);
    for (const { dimension_series: series = '', bore_mm: bore, D_mm, B_mm } of rows) {
      const name = `${series} ${Number(bore)}`;
      if (MISPRINTS.includes(name)) continue;
      expect(outsideDiameterInSeries(series.charAt(1), Number(bore)), name).toBe(Number(D_mm));
      expect(widthInSeries(series, Number(bore)), name).toBe(Number(B_mm));
    }
  });
});

describe('a bore code', () => {
  it.each([
    ['00', 10],
    ['01', 12],
    ['02', 15],
    ['03', 17],
    ['04', 20],
    ['96', 480],
  ])('%s is %d mm, and back', (code, mm) => {
    expect(boreFromCode(code)).toBe(mm);
    expect(boreCodeFor(mm)).toBe(code);
  });

  it('is a slash and the bore where no code exists', () => {
    expect([22, 500, 1000, 8].map(boreCodeFor)).toEqual(['/22', '/500', '/1000', '/8']);
    expect(boreFromCode('97')).toBeUndefined();
  });
});
