import type { z } from 'zod';
import { ignored } from '../../src/lib/contract.ts';

export type TextField = { at: string; schema: z.ZodType; maxLength: number };

export type RequestLimits = { texts: TextField[]; violations: string[] };

type Def = z.core.$ZodTypes['_zod']['def'];

const unboundedMessage = (at: string, what: string) => `${at} takes ${what}`;

export function collectLimits(schema: z.core.$ZodType, at: string): RequestLimits {
  const def = schema._zod.def as Def;
  const within = (inner: z.core.$ZodType, name = at) => collectLimits(inner, name);
  const all = (inner: readonly z.core.$ZodType[]) => mergeLimits(inner.map((each) => within(each)));
  if (schema === ignored) return mergeLimits([]);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => within(field, `${at}.${name}`));
      const others = def.catchall && def.catchall._zod.def.type !== 'never';
      return mergeLimits([...fields, ...(others ? [violation(unboundedMessage(at, 'fields of any name'))] : [])]);
    }
    case 'array': {
      const inner = within(def.element, `${at}[]`);
      return maxLengthOf(schema) === undefined
        ? mergeLimits([inner, violation(unboundedMessage(at, 'a list of any length'))])
        : inner;
    }
    case 'string': {
      const most = maxLengthOf(schema);
      return most === undefined
        ? violation(unboundedMessage(at, 'a text of any length'))
        : { texts: [{ at, schema: schema as z.ZodType, maxLength: most }], violations: [] };
    }
    // The number of values in a request is bounded for all calls.
    case 'record':
      return mergeLimits([within(def.keyType, `${at}.name`), within(def.valueType, `${at}.*`)]);
    case 'union':
      return all(def.options);
    case 'intersection':
      return all([def.left, def.right]);
    case 'tuple':
      return mergeLimits([
        all(def.items),
        ...(def.rest ? [violation(unboundedMessage(at, 'a list of any length'))] : []),
      ]);
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
      return mergeLimits([]);
    default:
      return violation(unboundedMessage(at, `anything: ${def.type}`));
  }
}

const violation = (sentence: string): RequestLimits => ({ texts: [], violations: [sentence] });

const mergeLimits = (all: readonly RequestLimits[]): RequestLimits => ({
  texts: all.flatMap(({ texts }) => texts),
  // Both sides of a transform may report the same field.
  violations: [...new Set(all.flatMap(({ violations }) => violations))],
});

function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => def as { check: string; maximum?: number });
  return checks.find(({ check }) => check === 'max_length')?.maximum;
}
