// What is typed on the page that calculates a bearing is in its address; each figure is bounded, and a wrong one says so at its field.

import { type Cleanliness, cleanlinesses } from '../../bearings/calculation/modified-life.ts';
import { type Reliability, reliabilities } from '../../bearings/calculation/rating-life.ts';
import { type HousingClass, housingClasses, type ShaftClass, shaftClasses } from '../../bearings/fits/deviations.ts';
import { type LoadLevel, loadLevels, type TurningRing, turningRings } from '../../bearings/fits/fit-choice.ts';
import { msg, t } from '../../lib/i18n.ts';

type Limits = { min: number; max: number; usual?: number };

/** Loads and ratings in kN, speeds in rpm, sizes in mm. */
const numberLimits = {
  fr: { min: 0, max: 100_000 },
  fa: { min: 0, max: 100_000 },
  n: { min: 0.01, max: 500_000 },
  hours: { min: 1, max: 10_000_000, usual: 20_000 },
  bore: { min: 1, max: 2000 },
  temperature: { min: -50, max: 350, usual: 70 },
  oil: { min: 0.1, max: 10_000 },
  warmer: { min: 0, max: 100, usual: 5 },
  c: { min: 0.01, max: 100_000 },
  c0: { min: 0.01, max: 100_000 },
  f0: { min: 8, max: 20 },
  e: { min: 0.05, max: 3 },
  limit: { min: 1, max: 1_000_000 },
  balls: { min: 3, max: 300 },
  ball: { min: 0.5, max: 300 },
} as const satisfies Record<string, Limits>;
export type NumberName = keyof typeof numberLimits;
const numberNames = Object.keys(numberLimits) as readonly NumberName[];

export const chosenClearances = ['C2', 'CN', 'C3', 'C4', 'C5'] as const;
type ChosenClearance = (typeof chosenClearances)[number];

export const calculateNames: readonly string[] = [
  'bearing',
  'item',
  'reliability',
  'clean',
  'turning',
  'load',
  'shaft',
  'housing',
  'clearance',
  ...numberNames,
];

export type TypedNumber = { text: string; value: number | undefined; problem: string };

export type CalculateQuery = {
  /** A designation, as typed. */
  bearing: string;
  /** The item that the designation was taken from. */
  itemId: number | undefined;
  numbers: Readonly<Record<NumberName, TypedNumber>>;
  reliability: Reliability;
  clean: Cleanliness;
  turning: TurningRing;
  /** How heavy the load is for the fits. Undefined: by the load and C, else normal. */
  load: LoadLevel | undefined;
  /** Undefined: what is usual for the load. */
  shaft: ShaftClass | undefined;
  housing: HousingClass | undefined;
  /** Undefined: what the designation says. */
  clearance: ChosenClearance | undefined;
};

const longestBearing = 60;
const longestNumber = 20;

/** '4.5', '4,5', '20,000', '2,12,840'; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(' ', '');
  const whole = /^-?\d{1,3}(?:,\d{2,3}){0,5},\d{3}(?:\.\d{1,6})?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.');
  return /^-?\d{0,10}(?:\.\d{0,6})?$/.test(whole) && /\d/.test(whole) ? Number(whole) : undefined;
}

export function readCalculateQuery(params: URLSearchParams): CalculateQuery {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const id = params.get('item') ?? '';
  return {
    bearing: (params.get('bearing') ?? '').trim().slice(0, longestBearing),
    itemId: /^\d{1,15}$/.test(id) ? Number(id) : undefined,
    numbers: Object.fromEntries(numberNames.map((name) => [name, readTyped(name, params.get(name))])) as Record<
      NumberName,
      TypedNumber
    >,
    reliability: reliabilities.find((percent) => String(percent) === params.get('reliability')) ?? 90,
    clean: oneOf('clean', cleanlinesses) ?? 'normal',
    turning: oneOf('turning', turningRings) ?? 'inner',
    load: oneOf('load', loadLevels),
    shaft: oneOf('shaft', shaftClasses),
    housing: oneOf('housing', housingClasses),
    clearance: oneOf('clearance', chosenClearances),
  };
}

function readTyped(name: NumberName, given: string | null): TypedNumber {
  const limits: Limits = numberLimits[name];
  const text = (given ?? String(limits.usual ?? '')).trim().slice(0, longestNumber);
  if (text === '') return { text, value: undefined, problem: '' };
  const value = readNumber(text);
  if (value === undefined) return { text, value, problem: msg('Type a number, as 4.5.') };
  return value >= limits.min && value <= limits.max
    ? { text, value, problem: '' }
    : { text, value: undefined, problem: name };
}

/** The numbers that are typed and within their limits. */
export const valuesOfNumbers = ({ numbers }: Pick<CalculateQuery, 'numbers'>) =>
  Object.fromEntries(numberNames.map((name) => [name, numbers[name].value])) as Readonly<
    Record<NumberName, number | undefined>
  >;

/** What is wrong at a field; '' if nothing is. */
export function problemText(name: NumberName, { problem }: TypedNumber): string {
  if (problem === '') return '';
  const { min, max } = numberLimits[name];
  return problem === name ? t`From ${min} to ${max}.` : t`Type a number, as 4.5.`;
}

/** A wrong figure is never left out silently: nothing is worked out until it is corrected. */
export const hasProblem = ({ numbers }: Pick<CalculateQuery, 'numbers'>): boolean =>
  numberNames.some((name) => numbers[name].problem !== '');

/** The address of the page for what is typed; what is usual or left out is not in it. */
export function calculateHref(typed: Iterable<readonly [name: string, value: string]>): string {
  const kept = [...typed].filter(([name, value]) => calculateNames.includes(name) && value.trim() !== usualOf(name));
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value.trim()])).toString();
  return query ? `/calculate?${query}` : '/calculate';
}

const usualChoices: Readonly<Record<string, string>> = { reliability: '90', clean: 'normal', turning: 'inner' };

/** What a field holds that nobody has changed. */
export function usualOf(name: string): string {
  const limits: Limits | undefined = numberLimits[name as NumberName];
  return limits?.usual === undefined ? (usualChoices[name] ?? '') : String(limits.usual);
}
