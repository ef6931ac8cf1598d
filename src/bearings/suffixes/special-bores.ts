import { isDigitAt } from '../../lib/text-runs.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import type { Spelled } from './suffix-token.ts';

type WrittenBore = readonly [written: string, boreMm: number];

/** A bore that is not the one of the bore code, as the trade writes it: 6203-2Z-10, 6203-5/8-2RS, 6205/25.4. In mm. */
export function specialBoresAt(spelling: Spelled, from: number, boreMm: number): WrittenBore[] {
  const { text, gaps } = spelling;
  if (!gaps.has(from) || !isDigitAt(text, from)) return [];
  const fitting = (bores: readonly WrittenBore[]) =>
    bores.filter(([written, bore]) => {
      const end = from + written.length;
      return (end === text.length || gaps.has(end)) && isNearBore(bore, boreMm);
    });
  const usual = fitting(writtenBores(spelling, from));
  return usual.length > 0 ? usual : fitting(hyphenedMillimetres(spelling, from));
}

/** 6203-16 is bored for 16 mm, as 16 sixteenths of an inch are far from its bore. */
function hyphenedMillimetres({ text, hyphens }: Spelled, from: number): WrittenBore[] {
  const written = hyphens.has(from) ? /^\d\d/.exec(text.slice(from))?.[0] : undefined;
  return written === undefined ? [] : [[written, Number(written)]];
}

/** 22205/20 E: a spherical roller bearing for a shaft of 20 mm; 6203/16: one bored for 16 mm. */
export function wholeBoresAt({ text, gaps }: Spelled, from: number, boreMm: number): WrittenBore[] {
  if (text.charAt(from - 1) !== '/') return [];
  return [/^\d\d/, /^\d{3}/]
    .flatMap((pattern) => pattern.exec(text.slice(from))?.[0] ?? [])
    .filter(({ length }) => gaps.has(from + length) || !isDigitAt(text, from + length))
    .filter((written) => isNearBore(Number(written), boreMm))
    .map((written) => [written, Number(written)]);
}

const ONE_DIGIT_UNDER = /^(\d{1,2})\/(\d)/;
const TWO_DIGITS_UNDER = /^(\d{1,2})\/(\d\d)/;

function ofFraction(pattern: RegExp, rest: string): WrittenBore[] {
  const [written, numerator, denominator] = pattern.exec(rest) ?? [];
  return written === undefined ? [] : [[written, inchesToMm(Number(numerator) / Number(denominator))]];
}

function writtenBores({ text, hyphens }: Spelled, from: number): WrittenBore[] {
  const rest = text.slice(from);
  const mm = text.charAt(from - 1) === '/' ? /^\d{1,3}\.\d{1,3}(?!\d)/.exec(rest)?.[0] : undefined;
  // 6202-8-2RS is without its separators 620282RS
  const sixteenths = hyphens.has(from) ? [/^\d/, /^\d\d/].flatMap((pattern) => pattern.exec(rest)?.[0] ?? []) : [];
  return [
    ...ofFraction(ONE_DIGIT_UNDER, rest),
    ...ofFraction(TWO_DIGITS_UNDER, rest),
    ...(mm === undefined ? [] : [[mm, Number(mm)] as const]),
    ...sixteenths.map((written) => [written, inchesToMm(Number(written) / 16)] as const),
  ];
}

/** A bearing is bored out or sleeved by a few millimetres only. */
const isNearBore = (specialMm: number, boreMm: number): boolean =>
  specialMm !== boreMm && specialMm > boreMm - 5.5 && specialMm < boreMm + 2.5;
