import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { compareBearings } from '../interchange/compare-bearings.ts';
import { type CatalogueForms, catalogueForms } from './catalogue-forms.data.ts';
import { cataloguePairs } from './catalogue-pairs.data.ts';
import { type CatalogueSeries, catalogueSizes } from './catalogue-sizes.data.ts';
import { gostPairs } from './gost-pairs.data.ts';

type Size = { number: string; boreMm: number; outsideMm: number; widthMm: number };

const sizesOf = (series: CatalogueSeries): Size[] =>
  catalogueSizes[series].split(' ').map((entry) => {
    const [number = '', size = ''] = entry.split(':');
    const [boreMm = 0, outsideMm = 0, widthMm = 0] = size.split('x').map(Number);
    return { number, boreMm, outsideMm, widthMm };
  });

const plain = {
  sealCode: '',
  clearance: 'CN',
  precision: '',
  bore: 'cylindrical',
  snapRing: '',
  pairing: '',
  contactAngleDegrees: 'null',
  cage: undefined,
  design: undefined,
};
type Facts = Record<string, string | undefined>;

function expectations({ type, forms, series, maker }: CatalogueForms) {
  return series.flatMap(sizesOf).flatMap((size) =>
    forms.map((form) => {
      const [pattern = '', ...stated] = form.split(' ');
      const facts: Facts = Object.fromEntries(stated.map((one) => one.replace(/_/g, ' ').split('=')));
      return { text: pattern.replace('{}', size.number), maker, expected: { ...plain, ...facts, type }, size };
    }),
  );
}

function wrongFacts({ text, maker, expected, size }: ReturnType<typeof expectations>[number]): string[] {
  const reading = parseDesignation(text, maker);
  if (!reading.known || reading.unknown.length > 0) return ['not read'];
  const read = reading as unknown as Record<string, unknown>;
  const isNear = (a: number | null, b: number) => a !== null && Math.abs(a - b) < 0.06;
  const sizes = [
    isNear(reading.boreMm, size.boreMm) ? [] : [`bore ${reading.boreMm}`],
    isNear(reading.outsideMm, size.outsideMm) ? [] : [`outside ${reading.outsideMm}`],
    isNear(reading.widthMm, size.widthMm) ? [] : [`width ${reading.widthMm}`],
  ];
  const facts = Object.entries(expected).filter(([fact, value]) => value !== undefined && String(read[fact]) !== value);
  return [...sizes.flat(), ...facts.map(([fact]) => `${fact} ${read[fact]}`)];
}

describe('the designations of catalogues', () => {
  const all = catalogueForms.flatMap(expectations);
  const wrong = all.map((one) => ({ ...one, wrong: wrongFacts(one) })).filter((one) => one.wrong.length > 0);

  it('are many', () => {
    expect(new Set(all.map(({ text, maker }) => `${maker} ${text}`)).size).toBeGreaterThan(4000);
  });

  it('are read with the type, size and facts of the catalogue', () => {
    expect(wrong.map(({ text, maker, wrong: facts }) => [maker, text, ...facts].join(' '))).toEqual([]);
  });
});

describe('the pairs of catalogues', () => {
  const all = cataloguePairs.flatMap(({ series, pair, level }) =>
    sizesOf(series).map(({ number }) => ({
      a: pair[0].replace('{}', number),
      b: pair[1].replace('{}', number),
      level,
    })),
  );

  it('are many', () => {
    expect(all.length).toBeGreaterThan(600);
  });

  it('compare as the source says', () => {
    const wrong = all.flatMap(({ a, b, level }) => {
      const found = compareBearings(a, b);
      return found.level === level ? [] : [`${a} and ${b}: ${found.level} ${found.differs}, not ${level}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the numbers of GOST 3189', () => {
  const all = gostPairs.flatMap(([gost, today, codes]) =>
    codes.split(' ').map((code) => ({ gost: gost.replace('{}', code), today: today.replaceAll('{}', code) })),
  );

  it('are many', () => {
    expect(all.length).toBeGreaterThan(2000);
  });

  it('are the bearing that the list names, or it is an alternative where a number is one of today too', () => {
    const wrong = all.filter(({ gost, today }) => {
      const reading = parseDesignation(gost);
      const bearing = parseDesignation(today);
      return ![reading, ...reading.alternatives].some((meant) =>
        ['identical', 'interchangeable'].includes(compareBearings(meant, bearing).level),
      );
    });
    expect(wrong).toEqual([]);
  });
});
