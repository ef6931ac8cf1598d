import { msg, t, translate } from '../../lib/i18n.ts';
import { countText, notAvailable } from '../items/item-format.rule.ts';
import { type CalculateQuery, valuesOfNumbers } from './calculate-query.rule.ts';
import type { Calculation } from './calculation.ts';
import { reasonText, roundedText } from './calculation-text.ts';
import type { SpeedLimits } from './speed-limits.ts';
import type { Subject } from './subject.ts';

export type ReadingState = 'good' | 'warn' | 'bad' | 'quiet';

/** `share` of a bar, where one is drawn: 0 to 1, with what is enough at two thirds. */
export type Reading = {
  label: string;
  value: string;
  unit: string;
  state: ReadingState;
  verdict: string;
  note: string;
  share?: number;
};

const typeLoad = msg('Type a load');
const enough = 2 / 3;
const nearLimit = 0.75;
const safeFactor = 2;

const unknownReading = (label: string, verdict: string, note = ''): Reading => ({
  label,
  value: translate(notAvailable),
  unit: '',
  state: 'quiet',
  verdict,
  note,
});

/** The readings tell whether the bearing does it: by life, static safety, speed and the clearance at work. */
export function readings(query: CalculateQuery, subject: Subject, calculation: Calculation): Reading[] {
  return [
    lifeReading(query, calculation),
    safetyReading(calculation),
    speedReading(query, subject),
    clearanceReading(subject, calculation),
  ];
}

function lifeReading(query: CalculateQuery, { dynamic, life }: Calculation): Reading {
  const label = t`Life L10h`;
  const { hours: wanted } = valuesOfNumbers(query);
  const note = wanted === undefined ? '' : t`${countText(wanted)} h wanted`;
  if (!dynamic) return unknownReading(label, translate(typeLoad), note);
  if (!('loadKN' in dynamic)) return unknownReading(label, reasonText(dynamic));
  if (!life) return unknownReading(label, translate(typeLoad), note);
  if ('missing' in life) return unknownReading(label, reasonText(life));
  if (life.hours === undefined) return unknownReading(label, t`Type a speed`, note);
  const reading = { label, value: roundedText(life.hours), unit: t`h`, note };
  if (wanted === undefined) return { ...reading, state: 'quiet', verdict: t`90 of 100 bearings run this long.` };
  const isEnough = life.hours >= wanted;
  const share = Math.min(1, (life.hours / wanted) * enough);
  const verdict = isEnough ? t`Long enough` : t`Too short`;
  return { ...reading, share, state: isEnough ? 'good' : 'bad', verdict };
}

function safetyReading({ static: load, safety }: Calculation): Reading {
  const label = t`Static safety s0`;
  const note = t`2 under shock, 1 at least`;
  if (!load) return unknownReading(label, translate(typeLoad), note);
  if (!('loadKN' in load)) return unknownReading(label, reasonText(load));
  if (typeof safety !== 'number') return unknownReading(label, safety ? reasonText(safety) : '', note);
  const share = Math.min(1, (safety / safeFactor) * enough);
  const reading = { label, value: safety >= 100 ? roundedText(safety) : safety.toFixed(1), unit: '', note, share };
  if (safety >= safeFactor) return { ...reading, state: 'good', verdict: t`Safe` };
  return safety >= 1
    ? { ...reading, state: 'warn', verdict: t`Low` }
    : { ...reading, state: 'bad', verdict: t`Overloaded` };
}

function speedReading(query: CalculateQuery, { limitsRpm }: Subject): Reading {
  const label = t`Speed`;
  const { n } = valuesOfNumbers(query);
  if (n === undefined) return unknownReading(label, t`Type a speed`);
  const reading = { label, value: countText(n), unit: t`rpm` };
  const limit = speedLimit(limitsRpm, n);
  if (limit === undefined)
    return {
      ...reading,
      state: 'quiet',
      verdict: t`Limit not known`,
      note: t`Type it under the figures of the bearing.`,
    };
  const share = n / limit.rpm;
  const bar = { note: limit.note(Math.round(share * 100)), share: Math.min(1, share * enough) };
  if (share > 1) return { ...reading, ...bar, state: 'bad', verdict: t`Over the limit` };
  if (limit.needsOil) return { ...reading, ...bar, state: 'warn', verdict: t`Too fast for grease, needs oil` };
  return share <= nearLimit
    ? { ...reading, ...bar, state: 'good', verdict: t`Within the limit` }
    : { ...reading, ...bar, state: 'warn', verdict: t`Near the limit` };
}

type SpeedLimit = { rpm: number; note: (percent: number) => string; needsOil?: boolean };

/** The limit with grease while it is enough, because most bearings run in it. */
function speedLimit({ typed, grease, oil }: SpeedLimits, rpm: number): SpeedLimit | undefined {
  if (typed) return { rpm: typed, note: (percent) => t`${percent}% of ${countText(typed)} rpm` };
  if (grease && (rpm <= grease || !oil || oil <= grease))
    return { rpm: grease, note: (percent) => t`${percent}% of ${countText(grease)} rpm with grease` };
  return oil
    ? { rpm: oil, note: (percent) => t`${percent}% of ${countText(oil)} rpm with oil`, needsOil: grease !== undefined }
    : undefined;
}

function clearanceReading({ rated, clearance, hasTaperBore }: Subject, { fits }: Calculation): Reading {
  const label = t`Clearance at work`;
  if (rated.type?.startsWith('tapered roller'))
    return unknownReading(label, t`Set on fitting`, t`Tapered bearings are set in pairs.`);
  if (hasTaperBore) return unknownReading(label, t`Set on fitting`, t`A tapered bore is pushed up until it is right.`);
  if (!fits.atWork) return unknownReading(label, t`Not known for these fits`);
  const { min, max } = fits.atWork.atWork;
  const value = rangeText(min, max);
  const reading = { label, value, unit: t`µm`, note: t`${clearance}, fitted and warm` };
  if (min >= 0) return { ...reading, state: 'good', verdict: t`Runs free` };
  return max > 0
    ? { ...reading, state: 'warn', verdict: t`May be preloaded` }
    : { ...reading, state: 'bad', verdict: t`Preloaded` };
}

const signed = (value: number): string => String(Math.round(value)).replace(/^-0$/, '0').replace('-', '−');

export const rangeText = (min: number, max: number): string => t`${signed(min)} to ${signed(max)}`;
