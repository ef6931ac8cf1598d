import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { roundToMinor } from '../../lib/money.ts';
import { fieldText, fieldWords, isRowNumber } from '../field-words.ts';

export type AuditChange = { name: string; before: string; after: string };
export type AuditFact = { name: string; value: string };

/** Money and times as the site writes them. */
export type AuditFormats = { money: (minor: number) => string; time: (iso: string) => string };

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** What tells lines of a list apart. */
const lineNames = ['lineNo', 'line_no', 'line', 'number', 'item', 'id'];

/** What differs between before and after, field by field; what is the same is left out. */
export const changesIn = (details: Record<string, unknown>, formats: AuditFormats): AuditChange[] =>
  findChanges(details, '', formats);

/** Everything else that was written down, without numbers that only the database knows. */
export const factsIn = (details: Record<string, unknown>, formats: AuditFormats): AuditFact[] =>
  [...flatten(withoutChanges(details), '', formats)]
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => value !== '');

/** Fields that staff would read as they are named in the code. */
export const fieldsWithoutWords = (details: Record<string, unknown>): string[] => [
  ...new Set(fieldsIn(details).filter((field) => fieldWords(field) === undefined && !isRowNumber(field))),
];

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(/^[a-z]\w*$/.test(key) && key !== 'before' && key !== 'after' ? [key] : []),
    ...(key === 'rows' && isObject(part) ? [] : fieldsIn(part)),
  ]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChange = (value: Record<string, unknown>) => 'before' in value || 'after' in value;

/** An entry may hold one change, or a list of them. */
function findChanges(value: unknown, name: string, formats: AuditFormats): AuditChange[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => findChanges(one, join(name, lineName(one, index)), formats));
  if (!isObject(value)) return [];
  if (!isChange(value))
    return Object.entries(value).flatMap(([key, part]) => findChanges(part, fieldText(key), formats));
  const before = flatten(value.before, name, formats);
  const after = flatten(value.after, name, formats);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ name: field, before: before.get(field) ?? '', after: after.get(field) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** Lists of changes hold nothing else that people read. */
function withoutChanges({ before: _, after: __, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const isListOfChanges = (value: unknown) =>
    Array.isArray(value) && value.some((one) => isObject(one) && isChange(one));
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => !isListOfChanges(value)));
}

function flatten(value: unknown, name: string, formats: AuditFormats): Map<string, string> {
  if (Array.isArray(value)) {
    if (value.every((one) => !isObject(one)))
      return new Map([[name, value.map((one) => say(one, formats)).join(', ')]]);
    return merged(value.map((one, index) => flatten(one, join(name, lineName(one, index)), formats)));
  }
  if (!isObject(value)) return new Map([[name, say(value, formats)]]);
  const shown = Object.entries(value).filter(([key]) => !isRowNumber(key));
  return merged(shown.map(([key, part]) => flattenField(key, part, name, formats)));
}

/** The code's names tell minor units and hundredths of a percent. */
function flattenField(key: string, value: unknown, name: string, formats: AuditFormats): Map<string, string> {
  const field = join(name, fieldText(key));
  if (typeof value === 'number' && key.endsWith('Minor')) return new Map([[field, formats.money(value)]]);
  if (typeof value === 'number' && key.endsWith('Bp')) return new Map([[field, `${value / 100} %`]]);
  if (typedPrices.includes(key) && value !== '') return new Map([[field, formats.money(roundToMinor(Number(value)))]]);
  if (key === 'mapping' && Array.isArray(value))
    return new Map([[field, value.filter(Boolean).map(fieldText).join(', ')]]);
  return flatten(value, field, formats);
}

/** Prices of an item as a file has them. */
const typedPrices = ['list_price', 'cost_price'];

const merged = (parts: readonly Map<string, string>[]) => new Map(parts.flatMap((part) => [...part]));
const join = (name: string, part: string) => (name === '' ? part : `${name}, ${part}`);

function lineName(line: unknown, index: number): string {
  const entries = new Map(isObject(line) ? Object.entries(line) : []);
  const key = lineNames.find((one) => entries.has(one));
  return key === undefined ? String(index + 1) : `${fieldText(key)} ${entries.get(key)}`;
}

function say(value: unknown, { time }: AuditFormats): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  const text = String(value);
  if (day.test(text)) return formatDay(text);
  if (moment.test(text)) return time(text);
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text;
}
