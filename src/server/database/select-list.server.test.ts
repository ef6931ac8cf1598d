import { sql } from 'drizzle-orm';
import { alias, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, expectTypeOf, test } from 'vitest';
import { dialect } from './prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from './select-list.server.ts';

const things = pgTable('things', { id: integer().notNull(), longName: text().notNull(), qtyPerBox: integer() });
const thing = alias(things, 't');
const columns = { ...pickColumns(thing, 'longName', 'qtyPerBox'), boxes: sql<number>`count(*)::int` };

test('a select list names the columns of the aliased table and expressions as the row does', () => {
  expect(dialect.sqlToQuery(selectList(columns)).sql).toBe(
    '"t"."long_name" as "longName", "t"."qty_per_box" as "qtyPerBox", count(*)::int as "boxes"',
  );
});

test('a row has the types of its columns', () => {
  expectTypeOf<RowOf<typeof columns>>().toEqualTypeOf<{ longName: string; qtyPerBox: number | null; boxes: number }>();
});
