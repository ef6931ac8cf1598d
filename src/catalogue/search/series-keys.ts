import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole } from '../../bearings/designation/parsed-designation.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';

const WITH_SUFFIXES =
  /^(?:([A-Z]{0,4} ?\d{1,3}?)(?:00)?[ -]{1,3}series|series[ -]{1,3}([A-Z]{0,4} ?\d{1,3}?)(?:00)?) +(\S.*)$/i;
const SAMPLE = '20';
const bores = [...Array.from({ length: 97 }, (_, code) => String(code).padStart(2, '0')), '/22', '/28', '/32'];

/** The keys of all numbers of '62 series zz'; with a clearance alone ('62 series c3') those of the usual seals as well. */
export function seriesKeys(text: string): string[] | undefined {
  const [, before, behind, suffixes = ''] = WITH_SUFFIXES.exec(text.trim()) ?? [];
  const series = before ?? behind;
  if (series === undefined) return undefined;
  const reading = parseDesignation(`${series}${SAMPLE} ${suffixes}`);
  const isOfSeries = reading.basic.endsWith(SAMPLE) && reading.ignored.length === 0 && reading.tokens.length > 0;
  if (!isWhole(reading) || reading.oldNumber || !isOfSeries) return undefined;
  const stem = reading.basic.slice(0, -SAMPLE.length);
  const isSealed = reading.type !== 'deep groove ball' || reading.sealCode !== '';
  const seals = isSealed ? [reading.sealCode] : (['', 'Z', '2Z', 'RS', '2RS', '2RZ'] as const);
  return bores.flatMap((bore) =>
    seals.map((sealCode) => designationKey(universalNumber({ ...reading, basic: stem + bore, sealCode }))),
  );
}
