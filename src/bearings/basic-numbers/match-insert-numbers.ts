import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import {
  boreCodeFor,
  boreFromCode,
  fixedDimensions,
  NO_DIMENSIONS,
  valuesIn,
} from '../dimensions/boundary-dimensions.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import {
  housingLetters,
  inaUnitLetters,
  insertLetters,
  makerInsertNames,
  pressedHousingLetters,
  ucDimensionsMm,
} from '../dimensions/insert.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';

const MAX_INCH_BELOW_MM = 5.5;
const MAX_INCH_ABOVE_MM = 2;

function ucSizes(series: '2' | '3' | 'X', boreMm: number): BoundaryDimensions | undefined {
  const [outside, width] = valuesIn(ucDimensionsMm[series], boreMm);
  if (outside === undefined || width === undefined) return undefined;
  return fixedDimensions(boreMm, outside, width);
}

const byLength = (a: string, b: string): number => b.length - a.length;
const LETTERS = [
  ...insertLetters,
  ...['UC', 'UK', 'UEL', 'SA', 'SB'].flatMap((insert) => housingLetters.map((housing) => insert + housing)),
  ...['SA', 'SB'].flatMap((insert) => pressedHousingLetters.map((housing) => insert + housing)),
].sort(byLength);

const lettersByStart = Map.groupBy(LETTERS, (letters) => letters.charAt(0));

const isUnit = (letters: string): boolean => !insertLetters.includes(letters);

/** An inch shaft in sixteenths, or in whole inches and sixteenths: UC205-16 and UC205-100 are 1 inch. */
function inchBore(digits: string, boreMm: number): { sixteenths: string; boreMm: number } | undefined {
  const written = /^(?:(\d)(?=\d\d))?(\d\d?)$/.exec(digits);
  if (!written || (written[1] !== undefined && Number(written[2]) > 15)) return undefined;
  const sixteenths = String(Number(written[1] ?? 0) * 16 + Number(written[2]));
  const shaftMm = inchesToMm(Number(sixteenths) / 16);
  const fits = shaftMm > boreMm - MAX_INCH_BELOW_MM && shaftMm < boreMm + MAX_INCH_ABOVE_MM;
  return fits ? { sixteenths, boreMm: shaftMm } : undefined;
}

function knownSizes(letters: string, sizes: BoundaryDimensions): BoundaryDimensions {
  if (letters === 'UC') return sizes;
  if (letters.startsWith('UK')) return { ...NO_DIMENSIONS, outsideMm: letters === 'UK' ? sizes.outsideMm : null };
  return { ...NO_DIMENSIONS, boreMm: sizes.boreMm, outsideMm: isUnit(letters) ? null : sizes.outsideMm };
}

function insertBasic(letters: string, series: '2' | '3' | 'X', code: string, inch: string): BasicNumber | undefined {
  const boreMm = boreFromCode(code);
  const sizes = boreMm === undefined ? undefined : ucSizes(series, boreMm);
  if (!sizes || boreMm === undefined) return undefined;
  const shaft = inch === '' ? undefined : inchBore(inch, boreMm);
  if (inch !== '' && !shaft) return undefined;
  return {
    number: `${letters}${series}${code}${shaft ? `-${shaft.sixteenths}` : ''}`,
    type: 'insert/unit',
    series: letters + series,
    group: 'i',
    sizes: knownSizes(letters, shaft ? { ...sizes, boreMm: shaft.boreMm } : sizes),
    sealUnknown: true,
    ...(letters.startsWith('UK') ? { bore: 'taper 1:12' as const } : {}),
    source: 'JIS B 1557',
  };
}

function matchJisNumbers(text: string): BasicNumberCandidate[] {
  const letters = lettersByStart
    .get(text.charAt(0))
    ?.find((one) => text.startsWith(one) && /^[23X]\d\d/.test(text.slice(one.length)));
  if (letters === undefined) return [];
  const rest = text.slice(letters.length);
  const series = rest.startsWith('X') ? 'X' : rest.startsWith('3') ? '3' : '2';
  const code = rest.slice(1, 3);
  const start = letters.length + 3;
  const inch = /^\d{1,3}(?!\d)/.exec(text.slice(start))?.[0] ?? '';
  return ['', inch]
    .filter((one, i, all) => all.indexOf(one) === i)
    .flatMap((one) => {
      const basic = insertBasic(letters, series, code, one);
      return basic ? [{ basic, end: start + one.length, cost: 0 }] : [];
    });
}

/** HC205 of makers of China and NA205 of FYH are UEL205, on a shaft with an eccentric collar; HCP, NAP, NANF and NANFL their units. */
function matchCollarNumbers(text: string): BasicNumberCandidate[] {
  const found = /^(?:HC|NAN(?=F)|NA)(PH|P|FL|F|T|)2([01]\d)(\d{2,3}(?!\d))?/.exec(text);
  const [written = '', housing = '', code = '', inch = ''] = found ?? [];
  if (!found) return [];
  return [...new Set(['', inch])].flatMap((one) => {
    const basic = insertBasic(`UEL${housing}`, '2', code, one);
    const end = written.length - (one === inch ? 0 : inch.length);
    return basic ? [{ basic: { ...basic, source: 'maker FYH' }, end, cost: 0 }] : [];
  });
}

/** `#` marks a maker's name that contains the bore code instead of the shaft in mm. */
function matchMakerNumbers(text: string): BasicNumberCandidate[] {
  return makerInsertNames.flatMap(({ pattern, letters, source }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const digits = found[1] ?? '';
    const code = letters.endsWith('#') ? digits : boreCodeFor(Number(digits));
    const [inches = 0, ...sixteenths] = (found[2] ?? '').split('').map(Number);
    const inch = found[2] === undefined ? '' : String(inches * 16 + Number(sixteenths.join('')));
    const basic = insertBasic(letters.replace('#', ''), '2', code, inch);
    return basic ? [{ basic: { ...basic, source }, end: found[0].length, cost: 0 }] : [];
  });
}

const MIN_SHAFT_MM = 12;
const MAX_SHAFT_MM = 120;

/** RASE25, PCJT30-N: the letters of housing and insert, and the shaft in mm. */
function matchInaUnits(text: string): BasicNumberCandidate[] {
  const [written = '', letters = '', digits] = /^([A-Z]{3,5})(\d\d|1\d\d)(?!\d)(?:XL)?N?/.exec(text) ?? [];
  const boreMm = Number(digits);
  if (!inaUnitLetters.includes(letters) || boreMm < MIN_SHAFT_MM || boreMm > MAX_SHAFT_MM) return [];
  const basic: BasicNumber = {
    number: letters + digits,
    type: 'insert/unit',
    series: letters,
    group: 'i',
    sizes: { ...NO_DIMENSIONS, boreMm },
    sealUnknown: true,
    source: 'maker INA',
  };
  return [{ basic, end: written.length, cost: 0 }];
}

const LARGEST_MINIATURE_CODE = 7;

/** KP08 and KFL08 of zinc, for a shaft of 8 mm; behind 0 stands the bore code: KFL001 is for 12 mm. FYH calls them UP and UFL. */
function matchMiniatureUnits(text: string): BasicNumberCandidate[] {
  const found = /^([KU])(P|FL)0(8|0\d)(?![\dA-Z/])/.exec(text);
  const [written = '', insert, , code = ''] = found ?? [];
  const boreMm = code === '8' ? Number(code) : boreFromCode(code);
  if (!found || boreMm === undefined || (code !== '8' && Number(code) > LARGEST_MINIATURE_CODE)) return [];
  const basic: BasicNumber = {
    number: written,
    type: 'insert/unit',
    series: `${insert}${found[2]}`,
    group: 'i',
    sizes: { ...NO_DIMENSIONS, boreMm },
    sealUnknown: true,
    source: insert === 'U' ? 'maker FYH' : 'maker Asahi',
  };
  return [{ basic, end: written.length, cost: 0 }];
}

export const matchInsertNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchJisNumbers(text),
  ...matchCollarNumbers(text),
  ...matchMakerNumbers(text),
  ...matchInaUnits(text),
  ...matchMiniatureUnits(text),
];
