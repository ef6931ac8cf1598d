import { type Checker, type Type, TypeFlags } from './compiler.ts';

/** What `pg` makes of the types in pg_type. */
const typesByKind = {
  boolean: ['bool'],
  number: ['int2', 'int4', 'int8', 'float4', 'float8', 'oid'],
  string: ['text', 'varchar', 'bpchar', 'uuid', 'name', 'date', 'numeric', 'unknown'],
  Date: ['timestamptz', 'timestamp'],
  Buffer: ['bytea'],
};
export type Kind = keyof typeof typesByKind;
const kinds = Object.keys(typesByKind) as Kind[];

export const isJson = (type: string): boolean => type === 'json' || type === 'jsonb';

/** Undefined for JSON, whose type no database knows. */
export const kindOf = (type: string): Kind | undefined => kinds.find((kind) => typesByKind[kind].includes(type));

/** The kind of a value inside JSON. */
export function kindInJson(type: string): Kind | undefined {
  if (type === 'numeric') return 'number';
  const kind = kindOf(type);
  return kind === 'Date' || kind === 'Buffer' ? 'string' : kind;
}

const flagsByKind = {
  boolean: TypeFlags.Boolean | TypeFlags.BooleanLiteral,
  number: TypeFlags.Number | TypeFlags.NumberLiteral,
  string: TypeFlags.String | TypeFlags.StringLiteral,
};

export function isOfKind(type: Type, kind: Kind): boolean {
  if (kind === 'Date' || kind === 'Buffer') return type.getSymbol()?.name === kind;
  return partsOf(type).every(({ flags }) => flags & flagsByKind[kind]);
}

export const has = (type: Type, flag: TypeFlags): boolean => partsOf(type).some(({ flags }) => flags & flag);

/** Only some texts or numbers. */
export const isNarrow = (type: Type): boolean => has(type, TypeFlags.StringLiteral | TypeFlags.NumberLiteral);

export function acceptsConstant(type: Type, constant: string | number): boolean {
  const flag = typeof constant === 'string' ? TypeFlags.String : TypeFlags.Number;
  return partsOf(type).some((part) => (part.isLiteralType() ? part.value === constant : part.flags & flag));
}

/** The compiler is another process, and about most types it is asked many times. */
function askOnce<Others extends unknown[], Answer>(ask: (type: Type, ...others: Others) => Answer) {
  const answers = new WeakMap<Type, { answer: Answer }>();
  return (type: Type, ...others: Others): Answer => {
    const known = answers.get(type) ?? { answer: ask(type, ...others) };
    answers.set(type, known);
    return known.answer;
  };
}

export const withoutNull = askOnce(
  (type: Type, checker: Checker): Type =>
    has(type, TypeFlags.Null | TypeFlags.Undefined) ? (checker.getNonNullableType(type) ?? type) : type,
);

export const propertiesOf = askOnce((type: Type, checker: Checker): ReadonlyMap<string, Type> => {
  const properties = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(properties);
  return new Map(properties.flatMap(({ name }, i) => (types[i] ? [[name, types[i]]] : [])));
});

/** The element types of an array or a tuple. */
export function elementsOf(type: Type, checker: Checker): readonly Type[] | undefined {
  return type.isTypeReference() && checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : undefined;
}

const partsOf = askOnce((type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type]));
