import type { z } from 'zod';
import { ignored } from '../src/lib/contract.ts';

/** A text somewhere in a request, and how long it may be. */
export type TextField = { at: string; schema: z.ZodType; most: number };

export type Limits = { texts: TextField[]; faults: string[] };

type Def = z.core.$ZodTypes['_zod']['def'];

const noEnd = (at: string, what: string) => `${at} takes ${what}`;

/** Every text and list of a request's schema, through all that is wrapped around them; a fault for each without an end. */
export function limitsOf(schema: z.core.$ZodType, at: string): Limits {
  const def = schema._zod.def as Def;
  const within = (inner: z.core.$ZodType, name = at) => limitsOf(inner, name);
  const all = (inner: readonly z.core.$ZodType[]) => joined(inner.map((each) => within(each)));
  // Dropped unread, whatever it is.
  if (schema === ignored) return joined([]);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => within(field, `${at}.${name}`));
      const others = def.catchall && def.catchall._zod.def.type !== 'never';
      return joined([...fields, ...(others ? [fault(noEnd(at, 'fields of any name'))] : [])]);
    }
    case 'array': {
      const inner = within(def.element, `${at}[]`);
      return mostOf(schema) === undefined ? joined([inner, fault(noEnd(at, 'a list of any length'))]) : inner;
    }
    case 'string': {
      const most = mostOf(schema);
      return most === undefined
        ? fault(noEnd(at, 'a text of any length'))
        : { texts: [{ at, schema: schema as z.ZodType, most }], faults: [] };
    }
    case 'union':
      return all(def.options);
    case 'intersection':
      return all([def.left, def.right]);
    case 'tuple':
      return joined([all(def.items), ...(def.rest ? [fault(noEnd(at, 'a list of any length'))] : [])]);
    case 'pipe':
      return all([def.in, def.out]);
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'default':
    case 'prefault':
    case 'catch':
      return within(def.innerType);
    case 'transform':
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'null':
    case 'undefined':
      return joined([]);
    default:
      return fault(noEnd(at, `anything: ${def.type}`));
  }
}

const fault = (sentence: string): Limits => ({ texts: [], faults: [sentence] });

const joined = (all: readonly Limits[]): Limits => ({
  texts: all.flatMap(({ texts }) => texts),
  // What comes in and what a transform makes of it may both be without one.
  faults: [...new Set(all.flatMap(({ faults }) => faults))],
});

/** The greatest length that a text or a list may have. */
function mostOf(schema: z.core.$ZodType): number | undefined {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => def as { check: string; maximum?: number });
  return checks.find(({ check }) => check === 'max_length')?.maximum;
}
