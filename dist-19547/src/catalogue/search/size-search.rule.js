// A size search fits exactly, or within the tolerance written after it: '25x52x15 ±0.5'.

import { parseSizeQuery } from '../../bearings/designation/parse-size-query.js';
import { t } from '../../lib/i18n.js';

/** Boundary dimensions and tolerance in mm. */
                                                                                      

export const tolerancesMm = [0, 0.1, 0.5, 1, 2]         ;

const maxToleranceMm = 10;
const amount = /^(\d+(?:\.\d+)?)\s*(?:mm)?$/i;

export function parseRequestedSize(text        )                            {
  const { size, toleranceMm } = withoutTolerance(text);
  const { d, D, B } = parseSizeQuery(size) ?? {};
  if (d === undefined || D === undefined || toleranceMm > maxToleranceMm) return undefined;
  return B === undefined ? { d, D, toleranceMm } : { d, D, B, toleranceMm };
}

function withoutTolerance(text        )                                        {
  const none = { size: text, toleranceMm: 0 };
  const sign = Math.max(text.lastIndexOf('±'), text.lastIndexOf('-'));
  const [, mm] = amount.exec(text.slice(sign + 1).trim()) ?? [];
  if (sign < 0 || mm === undefined) return none;
  const before = text.slice(0, sign).trimEnd();
  if (text.charAt(sign) === '±') return { size: before, toleranceMm: Number(mm) };
  const plus = before.endsWith('/') ? before.slice(0, -1).trimEnd() : before;
  return plus.endsWith('+') ? { size: plus.slice(0, -1).trimEnd(), toleranceMm: Number(mm) } : none;
}

export function sizeWithTolerance({ d, D, B }               , toleranceMm        )         {
  const size = [d, D, B].filter((mm) => mm !== undefined).join('x');
  return toleranceMm > 0 ? `${size} ±${toleranceMm}` : size;
}

export function requestedSizeText({ d, D, B, toleranceMm }               )         {
  const size = [d, D, B].filter((mm) => mm !== undefined).join(' × ');
  return toleranceMm > 0 ? t`${size} mm ± ${toleranceMm} mm` : t`${size} mm`;
}
