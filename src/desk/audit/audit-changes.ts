import type { CustomerStatus } from '../../account/customer-status.data.ts';

import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { formatDay } from '../../lib/dates.ts';
import { roundToMinor } from '../../lib/money.ts';
import { deskFieldWords, fieldText, isRowNumber } from '../field-words.ts';

export type AuditChange = { name: string; before: string; after: string };
export type AuditFact = { name: string; value: string };

/** Money and times as the site writes them. */
export type AuditFormats = { money: (minor: number) => string; time: (iso: string) => string };

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** Lines of a list are told apart by the first of these that a line has. */
const lineNames: readonly (readonly string[])[] = [
  ['lineNo'],
  ['line_no'],
  ['line'],
  ['for', 'minQty'],
  ['code', 'branch'],
  ['reference'],
  ['number'],
  ['item'],
];
/** Lists that are named by their lines alone. */
const plainLists = ['lines', 'rows', 'changes'];
/** These fields are said without the word for the field. */
const sayTheirName = ['for', 'code', 'branch', 'reference'];
const accountStatuses: readonly string[] = [
  'verification_pending',
  'approval_pending',
  'active',
] satisfies CustomerStatus[];

/** The differences between before and after, field by field; equal fields are left out. */
export const changesIn = (details: Record<string, unknown>, formats: AuditFormats): AuditChange[] =>
  findChanges(details, '', formats);

/** Everything else that was written down, without numbers that only the database knows. */
export const factsIn = (details: Record<string, unknown>, formats: AuditFormats): AuditFact[] =>
  [...flatten(withoutChanges(details), '', formats)]
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => value !== '');

/** Fields that staff would read as they are named in the code. */
export const fieldsWithoutWords = (details: Record<string, unknown>): string[] => [
  ...new Set(fieldsIn(details).filter((field) => deskFieldWords(field) === undefined && !isRowNumber(field))),
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
    return value.flatMap((one, index) => findChanges(withoutNames(one), lineName(name, one, index), formats));
  if (!isObject(value)) return [];
  if (!isChange(value))
    return Object.entries(value).flatMap(([key, part]) => findChanges(part, nameOfField(key, part), formats));
  const before = flatten(value.before, name, formats);
  const after = flatten(value.after, name, formats);
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ name: field, before: before.get(field) ?? '', after: after.get(field) ?? '' }))
    .filter((change) => change.before !== change.after);
  return [...changes, ...movedTo(value, name, formats)];
}

/** Beside before and after, a change of the stock of an item has its new shelf. */
const movedTo = (change: Record<string, unknown>, name: string, formats: AuditFormats): AuditChange[] =>
  'code' in change && 'shelf' in change
    ? [{ name: join(name, fieldText('shelf')), before: '', after: say(change.shelf, formats) }]
    : [];

/** A change, and a list of changes, hold nothing else that people read. */
function withoutChanges({ before: _, after: __, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const holdsChanges = (value: unknown) => [value].flat().some((one) => isObject(one) && isChange(one));
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => !holdsChanges(value)));
}

function flatten(value: unknown, name: string, formats: AuditFormats): Map<string, string> {
  if (Array.isArray(value)) {
    if (value.every((one) => !isObject(one)))
      return new Map([[name, value.map((one) => say(one, formats)).join(', ')]]);
    return merged(value.map((one, index) => flatten(withoutNames(one), lineName(name, one, index), formats)));
  }
  if (!isObject(value)) return new Map([[name, say(value, formats)]]);
  const shown = Object.entries(value).filter(([key]) => !isRowNumber(key));
  return merged(shown.map(([key, part]) => flattenField(key, part, name, formats)));
}

/** The code's names tell minor units and hundredths of a percent. */
function flattenField(key: string, value: unknown, name: string, formats: AuditFormats): Map<string, string> {
  const field = join(name, nameOfField(key, value));
  if (typeof value === 'number' && key.endsWith('Minor')) return new Map([[field, formats.money(value)]]);
  if (typeof value === 'number' && key.endsWith('Bp')) return new Map([[field, `${value / 100} %`]]);
  if (typedPrices.includes(key) && value !== '') return new Map([[field, formats.money(roundToMinor(Number(value)))]]);
  if (key === 'mapping' && Array.isArray(value))
    return new Map([[field, value.filter(Boolean).map(fieldText).join(' · ')]]);
  return flatten(value, field, formats);
}

/** Prices of an item as a file has them. */
const typedPrices = ['list_price', 'cost_price'];

const merged = (parts: readonly Map<string, string>[]) => new Map(parts.flatMap((part) => [...part]));
const join = (...names: readonly string[]) => names.filter(Boolean).join(', ');

const nameOfField = (key: string, value: unknown): string =>
  plainLists.includes(key) && Array.isArray(value) && value.some(isObject) ? '' : fieldText(key);

function lineName(list: string, line: unknown, index: number): string {
  const fields = fieldsOfLine(line);
  const names = namesOf(fields).filter((name) => fields[name] !== '');
  const words = names.map((name) =>
    sayTheirName.includes(name) ? String(fields[name]) : `${fieldText(name)} ${fields[name]}`,
  );
  if (words.length > 0) return join(list, ...words);
  return list === '' ? `Row ${index + 1}` : join(list, String(index + 1));
}

/** The fields of a change include those of what it changed. */
function fieldsOfLine(line: unknown): Record<string, unknown> {
  if (!isObject(line)) return {};
  return isChange(line) ? { ...fieldsOfLine(line.before), ...fieldsOfLine(line.after), ...line } : line;
}

const namesOf = (fields: Record<string, unknown>): readonly string[] =>
  lineNames.find(([first]) => first !== undefined && first in fields) ?? [];

/** The names of a line are left out, unless they are all of it. */
function withoutNames(line: unknown, names = namesOf(fieldsOfLine(line))): unknown {
  if (!isObject(line)) return line;
  if (isChange(line))
    return { ...line, before: withoutNames(line.before, names), after: withoutNames(line.after, names) };
  const rest = Object.entries(line).filter(([key]) => !names.includes(key));
  return rest.length > 0 ? Object.fromEntries(rest) : line;
}

function say(value: unknown, { time }: AuditFormats): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  if (accountStatuses.includes(text)) return statusLabel(text as CustomerStatus, undefined);
  if (day.test(text)) return formatDay(text);
  if (moment.test(text)) return time(text);
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text;
}
