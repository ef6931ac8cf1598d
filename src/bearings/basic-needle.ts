import type { Basic, Candidate } from './basic.ts';
import { boreCodesAt } from './basic-radial.ts';
import { drawnCupOutsideMm, nkiOutsideMm, nkOutsideMm, rna48BoreMm, rna49BoreMm } from './needle.data.ts';
import type { Sizes } from './sizes.ts';
import { outsideOf, widthOf } from './sizes.ts';
import type { BearingType } from './words.ts';

const mapOf = (text: string): ReadonlyMap<number, number> =>
  new Map(text.split(' ').map((entry): [number, number] => [Number(entry.split(':')[0]), Number(entry.split(':')[1])]));

const cups = mapOf(drawnCupOutsideMm);
const nk = mapOf(nkOutsideMm);
const nki = mapOf(nkiOutsideMm);
const underNeedles: Readonly<Record<string, ReadonlyMap<number, number>>> = {
  '48': mapOf(rna48BoreMm),
  '49': mapOf(rna49BoreMm),
  '69': mapOf(rna49BoreMm),
};

const sizesOf = (boreMm: number | null, outsideMm: number | null, widthMm: number | null): Sizes => ({
  boreMm,
  outsideMm,
  widthMm,
  closedWidthMm: widthMm,
  widthKind: 'B',
});

const needle = (number: string, type: BearingType, series: string, sizes: Sizes, source: string): Basic => ({
  number,
  type,
  series,
  group: 'n',
  sizes,
  source,
});

/** No drawn cup or machined needle bearing of these series is wider. */
const WIDEST_MM = 80;

const OPEN = 'needle drawn cup open';
const CLOSED = 'needle drawn cup closed';

const cupOutside = (boreMm: number, widthMm: number): number | undefined =>
  boreMm === 12 && widthMm === 10 ? 16 : cups.get(boreMm);

function drawnCup(letters: 'HK' | 'BK', boreMm: number, widthMm: number, source: string): Basic | undefined {
  const outside = cupOutside(boreMm, widthMm);
  if (outside === undefined || widthMm < 5 || widthMm > WIDEST_MM) return undefined;
  const number = `${letters}${String(boreMm).padStart(2, '0')}${String(widthMm).padStart(2, '0')}`;
  return needle(number, letters === 'HK' ? OPEN : CLOSED, letters, sizesOf(boreMm, outside, widthMm), source);
}

type Rule = { readonly pattern: RegExp; readonly read: (found: RegExpExecArray) => (Basic | undefined)[] };

/** Every way to cut a row of figures into whole numbers of one to three figures. */
function cuts(figures: string, parts: number): number[][] {
  if (parts === 1) return figures.length <= 3 && !figures.startsWith('0') && figures !== '' ? [[Number(figures)]] : [];
  return [1, 2, 3]
    .filter((n) => n < figures.length && !figures.startsWith('0'))
    .flatMap((n) => cuts(figures.slice(n), parts - 1).map((rest) => [Number(figures.slice(0, n)), ...rest]));
}

const machined = (letters: 'NK' | 'NKI', bore: number, width: number, source: string): Basic | undefined => {
  const outside = (letters === 'NK' ? nk : nki).get(bore);
  if (outside === undefined || width < 8 || width > WIDEST_MM) return undefined;
  const type = letters === 'NK' ? 'needle roller without inner ring' : 'needle roller with inner ring';
  return needle(`${letters}${bore}/${width}`, type, letters, sizesOf(bore, outside, width), source);
};

function cage(bore: number, outside: number, width: number, source: string): Basic | undefined {
  if (outside <= bore || outside > bore * 2.5 || width <= 0) return undefined;
  return needle(`K${bore}X${outside}X${width}`, 'needle cage assembly', 'K', sizesOf(bore, outside, width), source);
}

/** Cages 2 mm thick up to 35 mm bore, 3 mm up to 65, 4 mm to 100. ISO 3031. */
const thrustThickness = (boreMm: number): number => (boreMm <= 35 ? 2 : boreMm <= 65 ? 3 : 4);

function thrustCage(bore: number, outside: number, source: string): Basic | undefined {
  if (bore < 4 || bore > 100 || outside < bore + 7 || outside > bore + 35) return undefined;
  const number = `AXK${String(bore).padStart(2, '0')}${outside}`;
  return needle(number, 'needle roller thrust', 'AXK', sizesOf(bore, outside, thrustThickness(bore)), source);
}

const figuresOf = (found: RegExpExecArray, i: number): string => found[i] ?? '';
const numberOf = (found: RegExpExecArray, i: number): number => Number(found[i] ?? Number.NaN);

const rules: readonly Rule[] = [
  {
    pattern: /^(HK|BK)(\d\d)(\d\d)/,
    read: (f) => [drawnCup(f[1] === 'HK' ? 'HK' : 'BK', numberOf(f, 2), numberOf(f, 3), 'ISO 3245')],
  },
  {
    pattern: /^TLA(M?)(\d{2,4})Z/,
    read: (f) =>
      cuts(figuresOf(f, 2), 2).map(([bore = 0, width = 0]) => drawnCup(f[1] ? 'BK' : 'HK', bore, width, 'maker IKO')),
  },
  {
    // a heavier shell than HK; the only size that is sure
    pattern: /^TA(2020)Z/,
    read: () => [needle('TA2020Z', OPEN, 'TA', sizesOf(20, 27, 20), 'maker IKO')],
  },
  {
    pattern: /^(NKI|NK)(\d{1,3})\/(\d\d)/,
    read: (f) => [machined(f[1] === 'NK' ? 'NK' : 'NKI', numberOf(f, 2), numberOf(f, 3), 'ISO 1206')],
  },
  {
    pattern: /^TAF(I?)(\d{5,9})/,
    read: (f) =>
      cuts(figuresOf(f, 2), 3)
        .filter(([bore = 0, outside]) => (f[1] ? nki : nk).get(bore) === outside)
        .map(([bore = 0, , width = 0]) => machined(f[1] ? 'NKI' : 'NK', bore, width, 'maker IKO')),
  },
  {
    pattern: /^K(\d{1,3}(?:\.\d+)?)X(\d{1,3}(?:\.\d+)?)X(\d{1,3}(?:\.\d+)?)/,
    read: (f) => [cage(numberOf(f, 1), numberOf(f, 2), numberOf(f, 3), 'ISO 3030')],
  },
  {
    // bore, outside and width run together; read only where there is one way to cut them
    pattern: /^KT(\d{3,9})/,
    read: (f) => {
      const ways = cuts(figuresOf(f, 1), 3).filter(
        ([a = 0, b = 0, c = 0]) => b - a >= 2 && b - a <= 20 && c >= 5 && c <= 60,
      );
      const [a = 0, b = 0, c = 0] = ways[0] ?? [];
      return ways.length === 1 ? [cage(a, b, c, 'maker IKO')] : [];
    },
  },
  {
    pattern: /^(?:AXK|NTB)(\d{4,6})/,
    read: (f) => {
      const half = figuresOf(f, 1).length === 6 ? 3 : 2;
      return [thrustCage(Number(figuresOf(f, 1).slice(0, half)), Number(figuresOf(f, 1).slice(half)), 'ISO 3031')];
    },
  },
];

/** NA48 up to 150 mm is listed by some makers as full complement too, so its make is not told more closely. */
const PLAIN_NA48_TO_MM = 150;

function naType(series: string, boreMm: number, ringless: boolean): BearingType {
  if (ringless) return 'needle roller without inner ring';
  return series === '48' && boreMm <= PLAIN_NA48_TO_MM ? 'needle roller' : 'needle roller with inner ring';
}

/** NA48, NA49, NA69 and the same without inner ring: the bore of an RNA is the one under the needles. */
function naBasicsAt(text: string): Candidate[] {
  const found = /^(R?)NA(48|49|69)/.exec(text);
  if (!found) return [];
  const ringless = found[1] === 'R';
  const series = found[2] ?? '';
  return boreCodesAt(text.slice(found[0].length)).flatMap((code) => {
    const outside = outsideOf(series.slice(1), code.boreMm);
    const width = widthOf(series, code.boreMm);
    if (outside === undefined || width === undefined) return [];
    const bore = ringless ? (underNeedles[series]?.get(code.boreMm) ?? null) : code.boreMm;
    const type = naType(series, code.boreMm, ringless);
    const letters = `${ringless ? 'R' : ''}NA${series}`;
    const basic = needle(letters + code.written, type, letters, sizesOf(bore, outside, width), 'ISO 1206');
    return [{ basic, end: found[0].length + code.length, cost: 0 }];
  });
}

/** Needle roller bearings in the spellings of ISO and IKO. */
export function needleBasicsAt(text: string): Candidate[] {
  const ruled = rules.flatMap(({ pattern, read }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    return read(found).flatMap((basic) => (basic ? [{ basic, end: found[0].length, cost: 0 }] : []));
  });
  return [...naBasicsAt(text), ...ruled];
}
