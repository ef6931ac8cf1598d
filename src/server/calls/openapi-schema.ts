import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schemas with a name that the described calls use. */
export type NamedSchemas = Map<string, JsonSchema>;

/** The result is JSON Schema; what has a name (`.meta({ id })`) goes into `named`, and is referred to. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): JsonSchema {
  const override = (context: Overridden) => adapt(context, io);
  const {
    $schema: _,
    $defs = {},
    ...described
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as JsonSchema;
  for (const [name, found] of Object.entries($defs)) {
    const known = named.get(name);
    const wanted = withComponentRefs(found);
    if (known && JSON.stringify(known) !== JSON.stringify(wanted)) throw new Error(`two schemas have the name ${name}`);
    named.set(name, wanted);
  }
  return withComponentRefs(described);
}

const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;

/** The same without reference, to read its properties. */
export const resolve = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  named.get(schema.$ref?.split('/').at(-1) ?? '') ?? schema;

type Overridden = { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema };

function adapt({ zodSchema, jsonSchema }: Overridden, io: 'input' | 'output'): void {
  limitAsCleaned(zodSchema, jsonSchema);
  // A format says more to people than its pattern.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.example !== undefined) {
    jsonSchema.examples = [jsonSchema.example];
    delete jsonSchema.example;
  }
  // Later versions may add fields to a reply.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Every number of JavaScript has these limits.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** A text may be longer before it is cleaned; what counts is its length afterwards. */
function limitAsCleaned(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const cleaned = zodSchema._zod.def.type === 'pipe' && zodSchema._zod.def.out;
  if (!(cleaned instanceof z.ZodString) || cleaned.maxLength === null) return;
  const { maxLength } = cleaned;
  const limit = (one: JsonSchema) => (one.type === 'string' ? { ...one, maxLength } : one);
  Object.assign(jsonSchema, limit(jsonSchema), jsonSchema.anyOf && { anyOf: jsonSchema.anyOf.map(limit) });
}
