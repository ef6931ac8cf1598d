import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm';

/** The columns of a statement by their names in its rows: a column of an aliased table, or an expression with its type. */
export type SelectedColumns = Record<string, Column | SQL>;

export type RowOf<Columns extends SelectedColumns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** `"i"."bore_mm" as "boreMm", …` */
export function selectList(columns: SelectedColumns): SQL {
  const parts = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql.join(parts, sql`, `);
}

export function pickColumns<Columns extends object, Name extends keyof Columns>(
  columns: Columns,
  ...names: readonly Name[]
): Pick<Columns, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Columns, Name>;
}
