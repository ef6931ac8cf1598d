import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { isWhole } from '../designation/parsed-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { oldNumberFor } from '../interchange/translate-designation.ts';
import { readSeedRecords } from '../seed.fixture.ts';
import { type CurrentNumber, fromOldNumber, toOldNumber } from './old-number.ts';

/** Misprints of the source: O for 0, and 76xx, which is 323xx, given as 23xx. */
const MISPRINT = /O[A-Z]+$|^23\d\d$/;

const compact = (number: string) =>
  number
    .toUpperCase()
    .replace(/[\s-]|LM/g, '')
    .replace('X', '')
    .replace('1OK', '10K');

/** SKF's own numbers of four-row bearings, which say nothing of the size. */
const isOwnNumber = (number: string) => number.startsWith('BT4B');

const written = ({ number, suffix, sleeve }: CurrentNumber) =>
  suffix === '+U' ? `${number}+U${number.slice(2)}` : number + suffix + (sleeve === undefined ? '' : `+${sleeve}`);

/** OH and AOH are the sleeves H and AH with ducts for oil. */
const withoutDucts = (number: string) => number.replace('+OH', '+H').replace('+AOH', '+AH');

describe('a number of GB 272-64', () => {
  it('is translated as in the public table, wherever the scheme has a rule', () => {
    const wrong = readSeedRecords('old-number-map.csv').filter(
      ({ old_number: old = '', new_iso_number: today = '' }) => {
        const number = fromOldNumber(old);
        if (
          !number ||
          isOwnNumber(today) ||
          (MISPRINT.test(compact(today)) && compact(today) !== compact(number.number))
        )
          return false;
        return compact(written(number)) !== withoutDucts(compact(today));
      },
    );
    expect(wrong.map((row) => `${row.old_number} ${row.new_iso_number}`)).toEqual([]);
  });

  it.each([
    ['205', '6205'],
    ['80205', '6205-2Z'],
    ['60205', '6205-Z'],
    ['160205', '6205-RS'],
    ['180205', '6205-2RS'],
    ['50205', '6205N'],
    ['GOST 18', '608'],
    ['80018', '608-2Z'],
    ['1000905', '61905'],
    ['1000095', '619/5'],
    ['7000108', '16008'],
    ['1505', '2205'],
    ['111205', '1205K'],
    ['12205', 'NF205'],
    ['92205', 'NUP205'],
    ['3182120', 'NN3020K'],
    ['3614', '22314'],
    ['113514', '22214K'],
    ['3003724', '23124'],
    ['36205', '7205C'],
    ['176205', 'QJ205'],
    ['3056205', '3205'],
    ['7516', '32216'],
    ['27305', '31305'],
    ['38205', '52205'],
    ['9039420', '29420'],
    ['9105', '81105'],
    ['480204', 'UC204'],
    ['90504', 'UC204'],
    ['450205', '6205-2ZN'],
    ['750110', '6010-2RSN'],
    ['880026', 'F626-2Z'],
    ['3080088', '638/8-2Z'],
    ['160505', '62205-RS'],
    ['292206', 'RNU206'],
    ['4162930', 'NNU4930K'],
    ['4244906', 'NA4906'],
    ['4074106', 'NAV4006'],
    ['4024106', 'RNAV4006'],
    ['246208', '7208AC/DB'],
    ['336206', '7206C/DF'],
    ['466310', '7310B/DT'],
    ['1027308', '31308'],
    ['67205', '30205XR'],
    ['97506', '352206'],
    ['2097726', '352126'],
    ['1077760', '381160'],
    ['18208', '53208+U208'],
    ['28208', '53208'],
    ['178810', '234410'],
    ['999206', 'K81206'],
    ['9889310', '89310'],
    ['27711', 'T7FC055'],
    ['13508', '22209K+H309'],
    ['353516', '22218K+H318'],
    ['13525', '22228K+H3128'],
    ['73614', '22315K+AH2315'],
    ['753507', '22208K+AH308'],
    ['13548', '22252K+H3152'],
    ['353652', '22356K+H2356'],
    ['73532', '22234K+AH334'],
    ['753540', '22244K+AH2244'],
    ['3753734', '23136K+AH3136'],
    ['3073776', '23180K+AH3180'],
    ['113634К', '22334K'],
    ['9218К', '81218'],
    ['30031/530', '230/530'],
    ['31131/600', '230/600K'],
    ['21/500', 'N10/500'],
    ['771/530', '3810/530'],
  ])('%s is the current %s', (old, today) => {
    const reading = parseDesignation(old);
    expect(universalNumber(reading)).toBe(today);
    expect(reading.oldNumber).toBe(true);
  });

  it('keeps clearance and precision written with it', () => {
    expect(universalNumber(parseDesignation('180205C3'))).toBe('6205-2RS/C3');
    expect(universalNumber(parseDesignation('E180205'))).toBe('6205-2RS/P6');
    expect(universalNumber(parseDesignation('6-180205'))).toBe('6205-2RS/P6');
  });

  it('of a set with a sleeve names the shaft, and may be a number of today too', () => {
    expect(parseDesignation('13508')).toMatchObject({ boreMm: 45, outsideMm: 85, widthMm: 23, bore: 'taper 1:12' });
    expect(parseDesignation('11207').basic).toBe('11207');
    expect(parseDesignation('11207').alternatives.map(universalNumber)).toEqual(['1208K+H208']);
    expect(fromOldNumber('753544')).toBeUndefined();
  });

  it('has the bore in mm behind a slash from 500 mm on', () => {
    expect(parseDesignation('10979/600')).toMatchObject({ boreMm: 600, outsideMm: 800 });
    for (const text of ['205/490', '30031/5300', '0031/530', '180205/500', '5', '2RS', '12345678'])
      expect(fromOldNumber(text)).toBeUndefined();
    for (const text of ['230/500', '60/500', '241/500', '511/500'])
      expect(parseDesignation(text).alternatives, text).toEqual([]);
  });

  it('of a special tapered roller bearing is an alternative of the number of today', () => {
    expect(parseDesignation('7804').alternatives.map(universalNumber)).toContain('LM11949/LM11910');
  });

  it('is found for a current number and translates back to it', () => {
    expect(oldNumberFor(parseDesignation('6205-2RS/C3'))).toBe('180205');
    expect(oldNumberFor(parseDesignation('22214K'))).toBe('113514');
    expect(oldNumberFor(parseDesignation('NU205'))).toBe('32205');
    expect(oldNumberFor(parseDesignation('608-2Z'))).toBe('80018');
    expect(oldNumberFor(parseDesignation('6205-2RZ'))).toBeUndefined();
    expect(oldNumberFor(parseDesignation('230/530'))).toBe('30031/530');
    expect(toOldNumber('62/22')).toBeUndefined();
    for (const row of readSeedRecords('seed-bearings.csv')) {
      const reading = parseDesignation(row.designation ?? '');
      const old = oldNumberFor(reading);
      if (old === undefined) continue;
      const number = fromOldNumber(old);
      expect((number?.number ?? '') + (number?.suffix ?? ''), row.designation).toBe(universalNumber(reading));
    }
  });
});

it.each(['25-24У', '36-107А', '26-221'])('%s has a class that no table has, and is no longer number', (text) => {
  expect(parseDesignation(text)).toMatchObject({ known: false, alternatives: [] });
});

describe('the seals of an old number', () => {
  it.each([
    ['180205 2RS', '6205-2RS'],
    ['180205-2RS1 C3', '6205-2RS/C3'],
    ['1802052RS', '6205-2RS'],
    ['80205 ZZ', '6205-2Z'],
    ['80205-2Z', '6205-2Z'],
    ['60205 Z', '6205-Z'],
    ['160205-RS', '6205-RS'],
  ])('may be written again behind it: %s is %s', (text, number) => {
    const reading = parseDesignation(text);
    expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
  });

  it.each(['80205 2RS', '180205 ZZ', '60205 ZZ', '180205 RS', '180205 2RZ'])('are no others: %s', (text) => {
    expect(isWhole(parseDesignation(text))).toBe(false);
  });
});
