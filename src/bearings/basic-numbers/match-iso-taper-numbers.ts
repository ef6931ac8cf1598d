import { NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { isoTaperSizesMm } from '../dimensions/iso-taper.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';

/** T2EE040: series and bore in mm of a tapered roller bearing. Source: ISO 355. */
export function matchIsoTaperNumbers(text: string): BasicNumberCandidate[] {
  const found = /^(T[2-7][A-G][B-E])(\d{3})/.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found || boreMm < 10) return [];
  const series = found[1] ?? '';
  const [outsideMm = null, widthMm = null] = valuesIn(isoTaperSizesMm[series] ?? '', boreMm);
  const basic: BasicNumber = {
    number: found[0],
    type: 'tapered roller',
    series,
    group: 't',
    sizes: { ...NO_DIMENSIONS, boreMm, outsideMm, widthMm, widthKind: 'T' },
    source: 'ISO 355',
  };
  return [{ basic, end: found[0].length, cost: 0 }];
}
