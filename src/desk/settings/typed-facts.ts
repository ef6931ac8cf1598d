import type { RequestInput } from '../../lib/contract.ts';
import type { FactField, FactFields } from '../../sites/fact-field.ts';
import { typedMinor } from '../typed-amount.ts';
import type { changeSettings } from './settings.contract.ts';

/** The content of a field: a text as typed, a tick, or the entries of a list. */
export type TypedFact = string | boolean | readonly number[] | readonly TypedFacts[];
export type TypedFacts = Readonly<{ [name: string]: TypedFact }>;

/** The facts as the call takes them. */
export type SentFacts = RequestInput<typeof changeSettings>['data'];

export const typedFacts = (fields: FactFields, data: Readonly<Record<string, unknown>>): TypedFacts =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedFact(field, data[name])]));

/** A text that is no number is sent as it is, so that the server says so at its field. */
export const factsOfTyped = (fields: FactFields, typed: TypedFacts) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, factOf(field, typed[name])])) as SentFacts;

function typedFact(field: FactField, value: unknown): TypedFact {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'weekdays':
      return (value ?? []) as number[];
    case 'lines':
    case 'days':
      return ((value ?? []) as string[]).join('\n');
    case 'paragraphs':
      return ((value ?? []) as string[]).join('\n\n');
    case 'money':
    case 'percent':
      return typeof value === 'number' ? String(value / 100) : '';
    case 'list':
      return ((value ?? []) as Record<string, unknown>[]).map((entry) => typedFacts(field.fields, entry));
    default:
      return String(value ?? '');
  }
}

function factOf(field: FactField, typed: TypedFact | undefined): unknown {
  if (field.kind === 'list')
    return ((typed ?? []) as readonly TypedFacts[]).map((entry) => factsOfTyped(field.fields, entry));
  if (field.kind === 'flag' || field.kind === 'weekdays') return typed;
  const text = String(typed ?? '');
  switch (field.kind) {
    case 'lines':
    case 'days':
      return text.split('\n').map(trimmed).filter(Boolean);
    case 'paragraphs':
      return text
        .split(/\n{2,}/)
        .map(trimmed)
        .filter(Boolean);
    case 'number':
      return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
    case 'money':
    case 'percent':
      return numberOr(text, typedMinor(text.trim()));
    default:
      return text;
  }
}

const trimmed = (line: string) => line.trim();
const numberOr = (text: string, value: number) => (Number.isNaN(value) ? text : value);
