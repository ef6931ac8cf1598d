import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import type { BearingFacts, Fact } from './bearing-facts.ts';
import { factsOf } from './facts-of.ts';

const facts = (designation: string, maker?: string): BearingFacts => factsOf(parseDesignation(designation, maker));

const values = (designation: string, maker?: string) =>
  Object.fromEntries(
    Object.entries(facts(designation, maker)).map(([name, fact]: [string, Fact<unknown>]) => [name, fact.value]),
  );

describe('what is known of 6205', () => {
  it('is what the catalogues say', () => {
    expect(values('6205')).toMatchObject({
      dynamicKN: 14,
      staticKN: 7.85,
      f0: 13.9,
      fatigueKN: 0.357,
      greaseSpeedRpm: 13_000,
      oilSpeedRpm: 15_000,
      chamferMm: 1,
      shaftShoulderMm: 30.6,
      housingShoulderMm: 46.4,
      filletMm: 1,
      clearanceMicrons: { min: 5, max: 20 },
      boreToleranceMicrons: { min: -10, max: 0 },
      massKg: 0.139,
    });
  });

  it('each with its source', () => {
    const { dynamicKN, fatigueKN, chamferMm, filletMm, clearanceMicrons, massKg } = facts('6205');
    expect([dynamicKN, fatigueKN, chamferMm, filletMm, clearanceMicrons, massKg].map((fact) => fact?.source)).toEqual([
      'NSK general catalogue',
      'ISO 281, by formula',
      'ISO 15',
      'DIN 5418',
      'ISO 5753-1',
      'estimate from the sizes',
    ]);
  });
});

describe('the speed', () => {
  it.each([
    ['6205', 13_000, 15_000],
    ['6205-Z', 13_000, 15_000],
    ['6205-2Z', 13_000, undefined],
    ['6205-2RZ', 13_000, undefined],
    ['6205-2RS', 9000, undefined],
    ['6205-RS', 9000, undefined],
    ['6205-2RSL', undefined, undefined],
    ['6205M', undefined, undefined],
    ['1205', 12_000, 14_000],
    ['7205B', 10_000, 14_000],
    ['7205BDB', undefined, undefined],
    ['NU205E', 12_000, 14_000],
    ['NU205EM', undefined, undefined],
    ['51105', 4800, 7100],
    ['30205', 7100, 10_000],
    ['32205B', undefined, undefined],
    ['NA4905', 8500, 13_000],
    ['NA4905-2RS', undefined, undefined],
    ['3206', 7100, 9500],
    ['3206-2RS', undefined, undefined],
  ])('of %s is %s with grease and %s with oil', (designation, grease, oil) => {
    const { greaseSpeedRpm, oilSpeedRpm } = facts(designation);
    expect([greaseSpeedRpm?.value, oilSpeedRpm?.value]).toEqual([grease, oil]);
  });
});

describe('the figures of NSK’s own designs', () => {
  it('hold for NSK, and are not copied to others', () => {
    expect(factsOf(parseDesignation('22213EAE4', 'NSK'))).toMatchObject({
      dynamicKN: { value: 177 },
      greaseSpeedRpm: { value: 3800 },
      e: { value: 0.24, source: 'NSK general catalogue' },
      y1: { value: 2.8 },
      y2: { value: 4.2 },
      y0: { value: 2.7 },
    });
    expect(factsOf(parseDesignation('QJ208', 'NSK')).dynamicKN?.value).toBe(49);
    for (const [designation, maker] of [
      ['22213CAME4', 'NSK'],
      ['22220E', 'ZWZ'],
      ['22220CC/W33', 'SKF'],
      ['22220E-2CS', 'SKF'],
      ['22310EJA/VA405', 'SKF'],
      ['22213EA', 'SKF'],
      ['QJ208', 'SKF'],
    ] as const) {
      const { dynamicKN, e } = factsOf(parseDesignation(designation, maker));
      expect([dynamicKN, e?.source]).not.toContainEqual('NSK general catalogue');
      expect(dynamicKN).toBeUndefined();
    }
  });
});

describe('the figures of SKF’s spherical roller bearings', () => {
  it.each([
    ['22220 E', 425, 0.24, 2.8],
    ['22220 EK/C3', 425, 0.24, 2.8],
    ['24024 CC/W33', 430, 0.3, 2.3],
    ['23120 CCK/W33', 365, 0.3, 2.3],
  ])('of %s are C = %d kN, e = %d, Y1 = %d', (designation, kN, e, y1) => {
    const known = facts(designation, 'SKF');
    expect([known.dynamicKN, known.e, known.y1].map((fact) => fact?.value)).toEqual([kN, e, y1]);
    expect([known.dynamicKN?.source, known.greaseSpeedRpm]).toEqual(['SKF general catalogue', undefined]);
  });
});

describe('a rating', () => {
  it.each([
    ['6205-2RS/C3', 14],
    ['6205NR', 14],
    ['6308', 40.5],
    ['NU205', 17.7],
    ['NU205E', 29.3],
    ['NU205ECP', 29.3],
    ['NJ308', 58.5],
    ['NUP308EM/C3', 83],
    ['NU2310ECP', 163],
    ['30205 J2/Q', 30.8],
    ['7205B', 14.8],
    ['7305A', 26.4],
    ['7205BTYNSULP5', 14.8],
    ['1205K/C3', 12.2],
    ['51205', 28],
    ['3206', 29.6],
    ['3307/C3', 51],
    ['32005X', 27],
    ['32310', 172],
    ['30218', 194],
    ['33113', 142],
    ['NA4905', 24],
    ['RNA4905', 24],
    ['NA5906', 32.5],
    ['NK25/20', 19.2],
    ['NKI20/20', 18.6],
    ['HK2020', 16.4],
    ['BK2020', 16.4],
    ['TLA2020Z', 16.4],
    ['K20x26x12', 12.9],
  ])('of %s is C = %d kN', (designation, kN) => {
    expect(facts(designation).dynamicKN?.value).toBe(kN);
  });

  it('of a tapered roller bearing has its catalogue, and no fatigue limit by formula', () => {
    const { dynamicKN, fatigueKN } = facts('30205');
    expect([dynamicKN?.source, fatigueKN]).toEqual(['SKF general catalogue', undefined]);
  });

  it('of a needle roller bearing has its catalogue and a fatigue limit', () => {
    const { dynamicKN, fatigueKN } = facts('NA4905');
    expect([dynamicKN?.source, fatigueKN?.value]).toEqual(['NTN needle roller catalogue', 3.84]);
  });

  it('of an insert bearing has the fatigue limit of its balls', () => {
    expect(facts('UC205').fatigueKN?.value).toBe(facts('6205').fatigueKN?.value);
  });

  it('of Koyo’s R is that of E', () => {
    expect(facts('NU308R', 'Koyo').dynamicKN?.value).toBe(83);
  });

  it.each([
    ['W6205-2Z', 'stainless steel'],
    ['6205-C', 'a maker’s own design'],
    ['6203-2Z-10', 'another bore'],
    ['NCF2205V', 'full complement'],
    ['7205BDB', 'a pair'],
    ['7205C', 'another angle'],
    ['7205BEP', 'a reinforced design'],
    ['2205-2RS', 'a sealed self-aligning bearing'],
    ['NU2208', 'a plain wide bearing'],
    ['22220CC/W33', 'a spherical roller bearing'],
    ['32205B', 'a steep angle'],
    ['30205JR', 'a maker’s own tapered design'],
    ['30211', 'a size that SKF makes in a stronger class only'],
    ['HK2020-2RS', 'a sealed drawn cup with shorter needles'],
    ['NA4905-XL', 'a maker’s own needle design'],
  ])('of %s is not known: %s', (designation) => {
    expect(facts(designation).dynamicKN).toBeUndefined();
  });

  it('is not known where the maker sells one design under the plain number', () => {
    expect(facts('NU205', 'SKF').dynamicKN).toBeUndefined();
    expect(facts('NU205', 'SKF').innerRacewayMm).toBeUndefined();
  });
});

describe('the raceway', () => {
  it.each([
    ['NU205', 32],
    ['NU205E', 31.5],
    ['NJ2205E', 31.5],
    ['NUP208', 50],
    ['NU2310E', 65],
    ['NU1010', 57.5],
    ['NU410', 70.8],
  ])('under the rollers of %s is %d mm', (designation, mm) => {
    expect(facts(designation).innerRacewayMm?.value).toBe(mm);
  });

  it.each([
    ['N205', 45],
    ['N205E', 46.5],
    ['NF310', 95],
  ])('over the rollers of %s is %d mm', (designation, mm) => {
    expect(facts(designation).outerRacewayMm?.value).toBe(mm);
  });

  it.each(['NU1010E', 'NCF2210V', 'NN3010K', '6205'])('of %s is not known', (designation) => {
    const { innerRacewayMm, outerRacewayMm } = facts(designation);
    expect([innerRacewayMm, outerRacewayMm]).toEqual([undefined, undefined]);
  });
});

describe('axial load', () => {
  it('has the factors of 40° for 7205B, whose load centre is 23.7 mm from the face', () => {
    expect(values('7205B')).toMatchObject({ contactAngleDegrees: 40, e: 1.14, y2: 0.57, y0: 0.26, loadCentreMm: 23.7 });
    expect(facts('7205B').y1).toBeUndefined();
  });

  it('has the factors of two rows for a pair back to back, of one row in tandem', () => {
    expect(values('7205BDB')).toMatchObject({ e: 1.14, y1: 0.55, y2: 0.93, y0: 0.52 });
    expect(values('7205BDT')).toMatchObject({ e: 1.14, y2: 0.57, y0: 0.26 });
    expect(facts('7205BDB').loadCentreMm).toBeUndefined();
  });

  it('has no fixed factors at 15°, which depend on the load', () => {
    expect(facts('7205C').contactAngleDegrees?.value).toBe(15);
    expect(facts('7205C').e).toBeUndefined();
  });

  it.each([
    ['30205', 0.37, 1.6, 0.88],
    ['32007X', 0.45, 1.32, 0.73],
    ['31312', 0.83, 0.73, 0.4],
    ['32310', 0.35, 1.74, 0.96],
  ])('of %s: e %d, Y %d, Y0 %d', (designation, e, y2, y0) => {
    expect(values(designation)).toMatchObject({ e, y2, y0 });
  });

  it.each(['32205B', '30306C'])('of the steep %s is not known', (designation) => {
    expect(facts(designation).e).toBeUndefined();
  });
});

describe('shoulders', () => {
  it.each([
    ['6005', 28.2, 43.8, 0.6],
    ['6308', 49, 81, 1.5],
    ['61805', 27, 35, 0.3],
    ['22220E', 112, 168, 2],
    ['23120', 111, 154, 2],
    ['1205K', 30.6, 46.4, 1],
    ['6030', 160.2, 214.8, 2],
    ['6405', 36, 69, 1.5],
  ])('of %s: shaft %d, housing %d, fillet %d mm', (designation, shaftShoulderMm, housingShoulderMm, filletMm) => {
    expect(values(designation)).toMatchObject({ shaftShoulderMm, housingShoulderMm, filletMm });
  });
});

describe('the chamfer', () => {
  it.each([
    ['605', 0.2],
    ['608', 0.3],
    ['634', 0.3],
    ['6200', 0.6],
    ['61905', 0.3],
    ['16016', 0.6],
    ['22220CC/W33', 2.1],
    ['23144', 4],
    ['6405', 1.5],
  ])('of %s is %d mm', (designation, mm) => {
    expect(facts(designation).chamferMm?.value).toBe(mm);
  });

  it.each(['629', '628/6-2Z', '24960', '30205', 'NU205', '51205', '6203-2Z-10'])(
    'of %s is not known',
    (designation) => {
      expect(facts(designation).chamferMm).toBeUndefined();
    },
  );
});

describe('nothing is said', () => {
  it.each(['6205C3FOO', 'not a bearing', 'EP2 grease'])('of %s', (designation) => {
    expect(facts(designation)).toEqual({});
  });

  it('of the bore tolerance of a tapered bore and of the width of a pair', () => {
    expect(facts('1205K').boreToleranceMicrons).toBeUndefined();
    expect(facts('7205BDB').widthToleranceMicrons).toBeUndefined();
  });
});
