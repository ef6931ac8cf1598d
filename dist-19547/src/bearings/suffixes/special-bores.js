import { isDigitAt } from '../../lib/text-runs.js';
import { inchesToMm } from '../dimensions/inches.js';
                                                 

                                                              

/** A bore that is not the one of the bore code, as the trade writes it: 6203-2Z-10, 6203-5/8-2RS, 6205/25.4. In mm. */
export function specialBoresAt(spelling         , from        , boreMm        )                {
  const { text, gaps } = spelling;
  if (!gaps.has(from) || !isDigitAt(text, from)) return [];
  return writtenBores(spelling, from).filter(([written, bore]) => {
    const end = from + written.length;
    return (end === text.length || gaps.has(end)) && isNearBore(bore, boreMm);
  });
}

const ONE_DIGIT_UNDER = /^(\d{1,2})\/(\d)/;
const TWO_DIGITS_UNDER = /^(\d{1,2})\/(\d\d)/;

function ofFraction(pattern        , rest        )                {
  const [written, numerator, denominator] = pattern.exec(rest) ?? [];
  return written === undefined ? [] : [[written, inchesToMm(Number(numerator) / Number(denominator))]];
}

function writtenBores({ text, hyphens }         , from        )                {
  const rest = text.slice(from);
  const mm = text.charAt(from - 1) === '/' ? /^\d{1,3}\.\d{1,3}(?!\d)/.exec(rest)?.[0] : undefined;
  const sixteenths = hyphens.has(from) ? /^\d{1,2}/.exec(rest)?.[0] : undefined;
  return [
    ...ofFraction(ONE_DIGIT_UNDER, rest),
    ...ofFraction(TWO_DIGITS_UNDER, rest),
    ...(mm === undefined ? [] : [[mm, Number(mm)]         ]),
    ...(sixteenths === undefined ? [] : [[sixteenths, inchesToMm(Number(sixteenths) / 16)]         ]),
  ];
}

/** A bearing is bored out or sleeved by a few millimetres only. */
const isNearBore = (specialMm        , boreMm        )          =>
  specialMm !== boreMm && specialMm > boreMm - 5.5 && specialMm < boreMm + 2.5;
