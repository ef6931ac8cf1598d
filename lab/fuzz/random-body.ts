import { hostileValue } from './hostile-values.ts';
import type { Random } from './random.ts';

export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

export function randomBody(schema: Schema, random: Random): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [field, described] of Object.entries(schema.properties ?? {})) {
    if (random.chance(0.15)) continue;
    body[field] = random.chance(0.35) ? hostileValue(random) : likely(described, random);
  }
  if (random.chance(0.05)) body[random.pick(['__proto__', 'x', '', 'success', 'caller'])] = hostileValue(random);
  return body;
}

function likely(schema: Schema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return likely(random.pick(schema.anyOf), random);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') return randomBody(schema, random);
  if (type === 'array')
    return Array.from({ length: random.below(5) }, () =>
      random.chance(0.2) ? hostileValue(random) : likely(schema.items ?? {}, random),
    );
  if (type === 'number' || type === 'integer') return random.below(random.pick([3, 1_000, 1e9]));
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return random.pick(['6205', 'NU205', '1', '27', 'Pune', '2026-11-20', 'active@nod.example', '9820012345']);
}

/** A valid body with one to three mutations. */
export function mutatedBody(valid: Record<string, unknown>, random: Random): Record<string, unknown> {
  const body = structuredClone(valid);
  for (let left = 1 + random.below(3); left > 0; left -= 1) mutate(body, random);
  return body;
}

function mutate(body: Record<string, unknown>, random: Random): void {
  let holder: Record<string, unknown> | unknown[] = body;
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return;
    const key = random.pick(keys);
    const value = (holder as Record<string, unknown>)[key];
    if (typeof value === 'object' && value !== null && random.chance(0.75)) {
      holder = value as Record<string, unknown>;
      continue;
    }
    change(holder as Record<string, unknown>, key, random);
    return;
  }
}

function change(holder: Record<string, unknown>, key: string, random: Random): void {
  const value = holder[key];
  const other = random.pick(Object.keys(holder));
  const mutations: readonly (() => unknown)[] = [
    () => hostileValue(random),
    () => hostileValue(random),
    () => undefined,
    () => (typeof value === 'string' ? value + value : [value, value]),
    () => (typeof value === 'number' ? -value : `${JSON.stringify(value)}${random.pick(['\u0000', ' ', '0', "'"])}`),
    () => structuredClone(holder[other]),
  ];
  holder[key] = random.pick(mutations)();
}
