/** What PostgreSQL says about one value that a statement returns. */
export type Value = {
  /** Name in pg_type; arrays begin with an underscore. */
  type: string;
  nullable: Nullability;
  /** Where the value comes from unchanged, if that is known of all its alternatives. */
  sources?: readonly Source[];
  shape?: Shape;
};

/**
 * `either`: a column that can be null, but not in the rows that a condition selects, or a field of JSON, whose writer
 * knows it. The code may declare it both ways.
 */
export type Nullability = 'never' | 'either' | 'possible';

export type Source = { table: string; column: string } | { constant: string | number } | { parameter: string };

/** A value that a statement writes, and the column that it writes. */
export type Write = { column: Value; value: Value };

/** What is inside a JSON value or an array. */
export type Shape =
  | {
      kind: 'object';
      fields: readonly Field[];
      /** A whole row of a subquery, which may have columns only to sort by. */
      isRow: boolean;
    }
  /** `item` is undefined for an empty array. */
  | { kind: 'array'; item: Value | undefined }
  | { kind: 'value'; value: Value };

export type Field = { name: string; value: Value };

/** A value that comes from one of several expressions. */
export function anyOf(values: readonly Value[]): Value {
  const [first, ...others] = values;
  if (!first) throw new Error('nothing to choose from');
  return others.reduce(eitherOf, first);
}

/** For a result that is null when one of its arguments is. */
export function nullIfAny(args: readonly Value[]): Nullability {
  const all = args.map(({ nullable }) => nullable);
  return all.find((one) => one === 'possible') ?? all.find((one) => one === 'either') ?? 'never';
}

/** For a result that is null when all of its arguments are. */
export function nullIfAll(args: readonly Value[]): Nullability {
  const all = args.map(({ nullable }) => nullable);
  return all.find((one) => one === 'never') ?? all.find((one) => one === 'either') ?? 'possible';
}

function eitherOf(one: Value, other: Value): Value {
  const sources = one.sources && other.sources && [...one.sources, ...other.sources];
  const shape = one.shape && other.shape && eitherShape(one.shape, other.shape);
  return {
    type: one.type === 'unknown' ? other.type : one.type,
    nullable: nullIfAny([one, other]),
    ...(sources && { sources }),
    ...(shape && { shape }),
  };
}

function eitherShape(one: Shape, other: Shape): Shape | undefined {
  if (one.kind === 'array' && other.kind === 'array') {
    const items = [one.item, other.item].filter((item) => item !== undefined);
    return { kind: 'array', item: items.length > 0 ? anyOf(items) : undefined };
  }
  return JSON.stringify(one) === JSON.stringify(other) ? one : undefined;
}
