import type { BearingType } from '../attributes.ts';
import {
  fixedDimensions,
  outsideDiameterInSeries,
  valuesIn,
  widthInSeries,
} from '../dimensions/boundary-dimensions.ts';
import {
  drawnCupOutsideMm,
  gostCupsMm,
  heavyShellsMm,
  nkiOutsideMm,
  nkOutsideMm,
  rna48BoreMm,
  rna49BoreMm,
  rnav40BoreMm,
} from '../dimensions/needle.data.ts';
import { thrustCageMm } from '../dimensions/thrust-cage.ts';
import { type BasicNumber, type BasicNumberCandidate, basicNumber } from './basic-number.ts';
import { matchBoreCodes } from './match-radial-numbers.ts';

const parseSizeTable = (text: string): ReadonlyMap<number, number> =>
  new Map(text.split(' ').map((entry): [number, number] => [Number(entry.split(':')[0]), Number(entry.split(':')[1])]));

const cups = parseSizeTable(drawnCupOutsideMm);
const nk = parseSizeTable(nkOutsideMm);
const nki = parseSizeTable(nkiOutsideMm);
const boreUnderNeedles: Readonly<Record<string, ReadonlyMap<number, number>>> = {
  '40': parseSizeTable(rnav40BoreMm),
  '48': parseSizeTable(rna48BoreMm),
  '49': parseSizeTable(rna49BoreMm),
  '59': parseSizeTable(rna49BoreMm),
  '69': parseSizeTable(rna49BoreMm),
};

const MAX_WIDTH_MM = 80;

const OPEN = 'needle drawn cup open';
const CLOSED = 'needle drawn cup closed';

const cupOutside = (boreMm: number, widthMm: number): number | undefined =>
  boreMm === 12 && widthMm === 10 ? 16 : cups.get(boreMm);

function drawnCup(letters: 'HK' | 'BK', boreMm: number, widthMm: number, source: string): BasicNumber | undefined {
  const outside = cupOutside(boreMm, widthMm);
  if (outside === undefined || widthMm < 5 || widthMm > MAX_WIDTH_MM) return undefined;
  const number = `${letters}${String(boreMm).padStart(2, '0')}${String(widthMm).padStart(2, '0')}`;
  return basicNumber(
    number,
    letters === 'HK' ? OPEN : CLOSED,
    letters,
    fixedDimensions(boreMm, outside, widthMm),
    source,
  );
}

function heavyShell(isClosed: boolean, boreMm: number, widthMm: number): BasicNumber | undefined {
  const [outsideMm, ...widths] = valuesIn(heavyShellsMm, boreMm);
  if (outsideMm === undefined || !widths.includes(widthMm)) return undefined;
  const number = isClosed ? `TAM${boreMm}${widthMm}` : `TA${boreMm}${widthMm}Z`;
  const sizes = fixedDimensions(boreMm, outsideMm, widthMm);
  return basicNumber(number, isClosed ? CLOSED : OPEN, 'TA', sizes, 'maker IKO');
}

type NeedlePattern = {
  readonly starts: string;
  readonly pattern: RegExp;
  readonly read: (found: RegExpExecArray) => (BasicNumber | undefined)[];
};

function splitDigits(digits: string, parts: number): number[][] {
  if (parts === 1) return digits.length <= 3 && !digits.startsWith('0') && digits !== '' ? [[Number(digits)]] : [];
  return [1, 2, 3]
    .filter((n) => n < digits.length && !digits.startsWith('0'))
    .flatMap((n) => splitDigits(digits.slice(n), parts - 1).map((rest) => [Number(digits.slice(0, n)), ...rest]));
}

const machined = (letters: 'NK' | 'NKI', bore: number, width: number, source: string): BasicNumber | undefined => {
  const outside = (letters === 'NK' ? nk : nki).get(bore);
  if (outside === undefined || width < 8 || width > MAX_WIDTH_MM) return undefined;
  const type = letters === 'NK' ? 'needle roller without inner ring' : 'needle roller with inner ring';
  return basicNumber(`${letters}${bore}/${width}`, type, letters, fixedDimensions(bore, outside, width), source);
};

function cage(bore: number, outside: number, width: number, source: string): BasicNumber | undefined {
  if (outside <= bore || outside > bore * 2.5 || width <= 0) return undefined;
  return basicNumber(
    `K${bore}X${outside}X${width}`,
    'needle cage assembly',
    'K',
    fixedDimensions(bore, outside, width),
    source,
  );
}

function thrustCage(bore: number, outside: number, source: string): BasicNumber | undefined {
  if (bore < 4 || bore > 100 || outside < bore + 7 || outside > bore + 35) return undefined;
  const number = `AXK${String(bore).padStart(2, '0')}${outside}`;
  return basicNumber(number, 'needle roller thrust', 'AXK', fixedDimensions(bore, outside, thrustCageMm(bore)), source);
}

const digitsOf = (found: RegExpExecArray, i: number): string => found[i] ?? '';
const numberOf = (found: RegExpExecArray, i: number): number => Number(found[i] ?? Number.NaN);

const needlePatterns: readonly NeedlePattern[] = [
  {
    starts: 'HB',
    pattern: /^(HK|BK)(\d\d)(\d\d)/,
    read: (f) => [drawnCup(f[1] === 'HK' ? 'HK' : 'BK', numberOf(f, 2), numberOf(f, 3), 'ISO 3245')],
  },
  {
    // written out as bore, outside and width, as some dealers do
    starts: 'HB',
    pattern: /^(HK|BK)(\d{1,2})X(\d{1,2})X(\d{1,2})/,
    read: (f) => {
      const cup = drawnCup(f[1] === 'HK' ? 'HK' : 'BK', numberOf(f, 2), numberOf(f, 4), 'ISO 3245');
      return [cup?.sizes.outsideMm === numberOf(f, 3) ? cup : undefined];
    },
  },
  {
    starts: 'T',
    pattern: /^TLA(?:(?=\d{2,4}(?:Z|UU))|(M)(?=\d{2,4}(?!\d)))(\d{2,4})Z?/,
    read: (f) =>
      splitDigits(digitsOf(f, 2), 2).map(([bore = 0, width = 0]) =>
        drawnCup(f[1] ? 'BK' : 'HK', bore, width, 'maker IKO'),
      ),
  },
  {
    // a heavier shell than HK; TAM is closed at one end
    starts: 'T',
    pattern: /^TA(?:(\d{3,4})Z|M(\d{3,4})(?!\d))/,
    read: (f) =>
      splitDigits(f[1] ?? digitsOf(f, 2), 2).map(([bore = 0, width = 0]) =>
        heavyShell(f[1] === undefined, bore, width),
      ),
  },
  {
    starts: 'N',
    pattern: /^(NKI|NK)(\d{1,3})\/(\d\d)/,
    read: (f) => [machined(f[1] === 'NK' ? 'NK' : 'NKI', numberOf(f, 2), numberOf(f, 3), 'ISO 1206')],
  },
  {
    // with a hyphen or nothing instead of the slash
    starts: 'N',
    pattern: /^(NKI|NK)(\d{2,3})([123]\d)(?!\d)/,
    read: (f) => [machined(f[1] === 'NK' ? 'NK' : 'NKI', numberOf(f, 2), numberOf(f, 3), 'ISO 1206')],
  },
  {
    starts: 'T',
    pattern: /^TAF(I?)(\d{5,9})/,
    read: (f) =>
      splitDigits(digitsOf(f, 2), 3)
        .filter(([bore = 0, outside]) => (f[1] ? nki : nk).get(bore) === outside)
        .map(([bore = 0, , width = 0]) => machined(f[1] ? 'NKI' : 'NK', bore, width, 'maker IKO')),
  },
  {
    starts: 'K',
    pattern: /^K(\d{1,3}(?:\.\d+)?)X(\d{1,3}(?:\.\d+)?)X(\d{1,3}(?:\.\d+)?)/,
    read: (f) => [cage(numberOf(f, 1), numberOf(f, 2), numberOf(f, 3), 'ISO 3030')],
  },
  {
    // bore, outside and width without separators; read only if there is one way to split them
    starts: 'K',
    pattern: /^KT(\d{3,9})/,
    read: (f) => {
      const splits = splitDigits(digitsOf(f, 1), 3).filter(
        ([a = 0, b = 0, c = 0]) => b - a >= 2 && b - a <= 20 && c >= 5 && c <= 60,
      );
      const [a = 0, b = 0, c = 0] = splits[0] ?? [];
      return splits.length === 1 ? [cage(a, b, c, 'maker IKO')] : [];
    },
  },
  {
    starts: '9',
    pattern: /^94[123]\/\d{1,2}(?!\d)/,
    read: ([number]) => {
      const [bore, outside, width] = valuesIn(gostCupsMm, number);
      if (bore === undefined || outside === undefined || width === undefined) return [];
      return [basicNumber(number, OPEN, number.slice(0, 3), fixedDimensions(bore, outside, width), 'GOST 4060')];
    },
  },
  {
    starts: 'AN',
    pattern: /^(?:AXK|NTB)(\d{4,6})/,
    read: (f) => {
      const half = digitsOf(f, 1).length === 6 ? 3 : 2;
      return [thrustCage(Number(digitsOf(f, 1).slice(0, half)), Number(digitsOf(f, 1).slice(half)), 'ISO 3031')];
    },
  },
];

/** The largest bores by series; ISO 15 goes on. Sources: ISO 1206, makers INA, NSK. */
const LARGEST_NEEDLES_MM: Readonly<Record<string, number>> = { '40': 85, '48': 440, '49': 170, '59': 140, '69': 140 };

/** Some makers list NA48 up to 150 mm as full complement, so the type stays general. */
const PLAIN_NA48_TO_MM = 150;

function naType(series: string, boreMm: number, ringless: boolean): BearingType {
  if (ringless) return 'needle roller without inner ring';
  return series === '48' && boreMm <= PLAIN_NA48_TO_MM ? 'needle roller' : 'needle roller with inner ring';
}

/**
 * NA48, NA49, NA59, NA69; NAV40 and NAV49 (INA) without a cage; R in front without an inner ring, where the bore is the one
 * under the needles.
 */
function matchNaNumbers(text: string): BasicNumberCandidate[] {
  const found = /^(R?)NA(?:(48|49|59|69)|V(40|49))/.exec(text);
  if (!found) return [];
  const [letters, r, caged, full = ''] = found;
  const series = caged ?? full;
  const source = caged === undefined ? 'maker INA' : 'ISO 1206';
  return matchBoreCodes(text.slice(letters.length)).flatMap((code) => {
    const outside = outsideDiameterInSeries(series.slice(1), code.boreMm);
    const width = widthInSeries(series, code.boreMm);
    const isMade = code.boreMm <= (LARGEST_NEEDLES_MM[series] ?? 0);
    if (outside === undefined || width === undefined || !isMade) return [];
    const ringless = r === 'R';
    const bore = ringless ? (boreUnderNeedles[series]?.get(code.boreMm) ?? null) : code.boreMm;
    const type = naType(series, code.boreMm, ringless);
    const basic = basicNumber(letters + code.written, type, letters, fixedDimensions(bore, outside, width), source);
    return [{ basic, end: letters.length + code.length, cost: 0 }];
  });
}

export function matchNeedleNumbers(text: string): BasicNumberCandidate[] {
  const first = text.charAt(0);
  const matched = needlePatterns.flatMap(({ starts, pattern, read }) => {
    const found = starts.includes(first) ? pattern.exec(text) : null;
    if (!found) return [];
    return read(found).flatMap((basic) => (basic ? [{ basic, end: found[0].length, cost: 0 }] : []));
  });
  return [...matchNaNumbers(text), ...matched];
}
