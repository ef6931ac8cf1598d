/** Return a value whatever they are given. */
export const neverNull: ReadonlySet<string> = new Set([
  'concat',
  'concat_ws',
  'nextval',
  'now',
  'row_number',
  'statement_timestamp',
]);

/** Return null only for an argument that is null. */
export const nullForMissing: ReadonlySet<string> = new Set([
  'abs',
  'btrim',
  'extract',
  'hashtextextended',
  'left',
  'length',
  'lower',
  'octet_length',
  'pg_try_advisory_xact_lock',
  'regexp_replace',
  'round',
  'similarity',
  'substr',
  'timezone',
  'to_char',
  'upper',
]);

/** The operators that return null for a field that is missing. */
export const readsJsonField = /^jsonb?_(object_field|array_element|extract_path)/;

/** Return null only for no row, or when their argument is null in every row. */
export const aggregates: ReadonlySet<string> = new Set([
  'array_agg',
  'bool_and',
  'bool_or',
  'json_agg',
  'jsonb_agg',
  'max',
  'min',
  'sum',
]);
