                                                         
import { oldNumberExceptions, oldNumberRows } from './old-number.data.js';

                                                                                                          

                                                                                                       

function splitDigits(digits        )                             {
  if (!/^\d{2,7}$/.test(digits) || digits.startsWith('0')) return undefined;
  const seven = digits.padStart(7, '0');
  return {
    width: seven.slice(0, 1),
    structure: seven.slice(1, 3),
    type: seven.slice(3, 4),
    series: seven.slice(4, 5),
    bore: seven.slice(5),
  };
}

                                                                                                        

const oldSeries                       = oldNumberRows.map(({ series, ...row }) => ({
  ...row,
  currentSeries: new Map(
    series.split(' ').map((entry)                   => [entry.split(':')[0] ?? '', entry.split(':')[1] ?? '']),
  ),
}));
const keyOf = ({ type, width, structure }                                                    )         =>
  width + structure + type;
const oldSeriesByKey = Map.groupBy(oldSeries, keyOf);

function smallBoreNumber(row           , { series, bore, type }                )                     {
  if (series !== '0' || type !== '0') return undefined;
  const current = row.currentSeries.get(bore.charAt(0));
  if (current === undefined || bore.charAt(1) === '0') return undefined;
  if (/^61[89]$/.test(current)) return `${current}/${bore.charAt(1)}`;
  return /^6\d$/.test(current) ? current + bore.charAt(1) : undefined;
}

/** Reads a number of GB 272-64 (GOST 3189); undefined outside the scheme and for sets whose number names the shaft. */
export function fromOldNumber(digits        )                            {
  const exception = Object.hasOwn(oldNumberExceptions, digits) ? oldNumberExceptions[digits] : undefined;
  if (exception !== undefined) return { number: exception, suffix: '', source: 'GOST 3189' };
  const parts = splitDigits(digits);
  if (!parts) return undefined;
  for (const row of oldSeriesByKey.get(keyOf(parts)) ?? []) {
    const series = row.currentSeries.get(parts.series);
    const number = series === undefined ? smallBoreNumber(row, parts) : series + parts.bore;
    if (number !== undefined) return { number, suffix: row.suffix ?? '', source: row.source };
  }
  return undefined;
}

const SLASH_SMALL = /^(618|619)\/(\d)$/;
const SMALL = /^(60|62|63)(\d)$/;

function oldFrom(row           , number        )                     {
  for (const [old, current] of row.currentSeries) {
    const small = SLASH_SMALL.exec(number) ?? SMALL.exec(number);
    if (small && small[1] === current && row.type === '0')
      return `${row.width}${row.structure}00${old}${small[2]}`.replace(/^0+/, '');
    const bore = number.startsWith(current) ? number.slice(current.length) : '';
    if (/^\d\d$/.test(bore)) return `${row.width}${row.structure}${row.type}${old}${bore}`.replace(/^0+/, '');
  }
  return undefined;
}

export function toOldNumber(number        , suffix = '')                     {
  const exception = Object.entries(oldNumberExceptions).find(([, current]) => current === number && suffix === '');
  if (exception) return exception[0];
  for (const row of oldSeries) {
    if ((row.suffix ?? '') !== suffix) continue;
    const old = oldFrom(row, number);
    if (old !== undefined) return old;
  }
  return undefined;
}
