import { trimEndChars } from '../../lib/text-runs.ts';
import type { ParsedDesignation } from './parsed-designation.ts';

type Sizes = { boreMm?: number; outsideMm?: number; widthMm?: number };
type Stated = { readonly sizes: Sizes; readonly written: readonly string[]; readonly rest: string };

const BORE = '(?:BORE|I\\.?D\\.?|INNER DIA(?:METER|\\.)?|INSIDE DIA(?:METER|\\.)?|SHAFT)';
const OUTSIDE = '(?:O\\.?D\\.?|OUTER DIA(?:METER|\\.)?|OUTSIDE(?: DIA(?:METER|\\.)?)?)';
const WIDTH = '(?:WIDTH|WIDE|WD|W|THK|THICK(?:NESS)?|HEIGHT|HT)';
const NUMBER = '(\\d{1,4}(?:\\.\\d{1,3})?)';
const END = '(?![A-Z\\d])[ ,;:-]*(?:X (?=\\d))?';

const START = '(?<![A-Z\\d./-])';
const BORE_WITH_UNIT = new RegExp(
  `${START}(?:${NUMBER} ?MM ?-?${BORE}|${BORE} ?[:=-]? ?${NUMBER} ?MM|${BORE} ?[:=] ?${NUMBER})${END}`,
);
const OUTSIDE_WITH_UNIT = new RegExp(
  `${START}(?:${NUMBER} ?MM ?-?${OUTSIDE}|${OUTSIDE} ?[:=-]? ?${NUMBER} ?MM|${OUTSIDE} ?[:=] ?${NUMBER})${END}`,
);
const WIDTH_WITH_UNIT = new RegExp(
  `${START}(?:${NUMBER} ?MM ?-?${WIDTH}|${WIDTH} ?[:=-]? ?${NUMBER} ?MM|${WIDTH} ?[:=] ?${NUMBER})${END}`,
);
const BORE_ALONE = new RegExp(`${START}${BORE} ${NUMBER}(?: ?MM)?${END}`);
const OUTSIDE_ALONE = new RegExp(`${START}${OUTSIDE} ${NUMBER}(?: ?MM)?${END}`);
const WIDTH_ALONE = new RegExp(`${START}${WIDTH} ${NUMBER}(?: ?MM)?${END}`);

const withUnit = [
  ['boreMm', BORE_WITH_UNIT],
  ['outsideMm', OUTSIDE_WITH_UNIT],
  ['widthMm', WIDTH_WITH_UNIT],
] as const;
/** Sizes beside each other need no unit: ID 30 OD 62 W 16. */
const withoutUnit = [
  ['boreMm', BORE_ALONE],
  ['outsideMm', OUTSIDE_ALONE],
  ['widthMm', WIDTH_ALONE],
] as const;
const SIDE_BY_SIDE = new RegExp(`${BORE} \\d{1,4}(?:\\.\\d+)?[ ,;X]{1,3}${OUTSIDE} \\d`);

const BY = ' ?(?:MM)? ?[X×*] ?';
const THREE = new RegExp(`(?<![A-Z\\d./-])${NUMBER}${BY}${NUMBER}${BY}${NUMBER} ?(?:MM)?${END}`);

/** Weights, loads, temperatures, powers, speeds and standards: 2720 KG, 150 C, 75 KW, 1500 RPM, IS:6455. */
const OTHER_MEASURES =
  /(?<![A-Z\d./-])(?:\d{1,6}(?:\.\d{1,3})? ?(?:KGS?|KGF|KN|RPM|°C|DEG\.? ?C|KW|HP)|(?<=[,;] ?)\d{2,3} ?C|(?:DIN|ISO|IS|JIS|EN)[ :-]{1,2}\d{2,5}(?:-\d)?)(?![A-Z\d])[ ,;:-]*/g;

const MAY_STATE = /MM\b|\d ?[x×*] ?\d|\b(?:bore|id|od) ?[:=\d]|\d ?(?:kgs?|kn|kw|hp|rpm)\b/i;

/** The sizes and other measures that a text states in words, and the text without them. */
function statedIn(text: string): Stated | undefined {
  let rest = text.toUpperCase();
  const sizes: Sizes = {};
  const written: string[] = [];
  const [three, bore, outside, width] = THREE.exec(rest) ?? [];
  if (three !== undefined) {
    Object.assign(sizes, { boreMm: Number(bore), outsideMm: Number(outside), widthMm: Number(width) });
    written.push(trimEndChars(three, ' ,;:-'));
    rest = rest.replace(THREE, ' , ');
  }
  for (const [side, pattern] of SIDE_BY_SIDE.test(rest) ? withoutUnit : withUnit) {
    const found = pattern.exec(rest);
    const mm = found?.slice(1).find((one) => one !== undefined);
    if (!found || mm === undefined || sizes[side] !== undefined) continue;
    sizes[side] = Number(mm);
    written.push(trimEndChars(found[0], ' ,;:-'));
    rest = rest.replace(pattern, ' , ');
  }
  rest = rest.replace(OTHER_MEASURES, ' , ');
  return rest === text.toUpperCase() ? undefined : { sizes, written, rest };
}

const sides = ['boreMm', 'outsideMm', 'widthMm'] as const;

/** Sizes are rounded as they are written: a width of 18.25 mm is stated as 18. */
const agrees = (stated: number, mm: number): boolean => Math.abs(stated - mm) < 1 && Math.floor(mm) <= stated;

/**
 * A number that is read wins over sizes in the text, which only confirm or contradict it: 'BALL,85MM BORE,150MM OD,6217'. What
 * they contradict is not known.
 */
export function readWithSizes(text: string, read: (rest: string) => ParsedDesignation): ParsedDesignation | undefined {
  const stated = MAY_STATE.test(text) ? statedIn(text) : undefined;
  if (!stated || !/\d\d/.test(stated.rest)) return undefined;
  const reading = read(stated.rest);
  if (!reading.known) return undefined;
  const { sizes, written } = stated;
  const isOther = sides.filter((side) => {
    const [mm, said] = [reading[side], sizes[side]];
    return said !== undefined && mm !== null && !agrees(said, mm);
  });
  if (isOther.length === 0) {
    const isKnown = sides.some((side) => sizes[side] !== undefined && reading[side] !== null);
    return { ...reading, statedSizes: isKnown ? 'confirmed' : null };
  }
  // a bore alone may be a special one: '6203 16mm bore'
  if (written.length === 1 && sizes.outsideMm === undefined) return undefined;
  const unknownSizes = Object.fromEntries(isOther.map((side) => [side, null]));
  return { ...reading, ...unknownSizes, unknown: [...reading.unknown, ...written], statedSizes: 'contradicted' };
}
