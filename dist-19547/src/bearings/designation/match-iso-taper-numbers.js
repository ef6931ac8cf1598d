import { NO_DIMENSIONS } from '../dimensions/boundary-dimensions.js';
                                                                           

/** T2EE040: series and bore in mm of a tapered roller bearing. Source: ISO 355. */
export function matchIsoTaperNumbers(text        )                         {
  const found = /^(T[2-7][A-G][B-E])(\d{3})/.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found || boreMm < 10) return [];
  const basic              = {
    number: found[0],
    type: 'tapered roller',
    series: found[1] ?? '',
    group: 't',
    sizes: { ...NO_DIMENSIONS, boreMm, widthKind: 'T' },
    source: 'ISO 355',
  };
  return [{ basic, end: found[0].length, cost: 0 }];
}
