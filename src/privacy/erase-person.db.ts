import { and, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '../account/account.table.ts';
import { cartLines, carts } from '../cart/cart.table.ts';
import { erasedAddress } from '../messages/erased-address.ts';
import type { Db } from '../server/database/database.server.ts';
import { auditTrail } from '../server/security/audit.table.ts';
import type { SiteCode } from '../sites/site.ts';
import type { Person } from './person-texts.rule.ts';

export type TextTable = { table: string; columns: { name: string; type: string }[]; ties: string[]; hasSite: boolean };

export async function lockPerson(db: Db, site: SiteCode, email: string): Promise<Person | undefined> {
  const { id: userId, customerId, mobile, firstName, lastName } = users;
  const [found] = await db
    .select({ userId, customerId, email: users.email, mobile, firstName, lastName })
    .from(users)
    .where(and(eq(users.site, site), eq(users.email, email)))
    .for('update');
  return found;
}

/** Texts and JSON of the tables, and the columns that tie a row to a user or customer. */
export function findTextTables(db: Db, tables: readonly string[]): Promise<TextTable[]> {
  const isText = sql`data_type in ('text', 'jsonb') and is_generated = 'NEVER' and column_name <> 'site'`;
  const column = sql`jsonb_build_object('name', column_name, 'type', data_type)`;
  return db
    .select({
      table: sql<string>`table_name`,
      columns: sql<TextTable['columns']>`
        coalesce(jsonb_agg(${column} order by ordinal_position) filter (where ${isText}), '[]')`,
      ties: sql<string[]>`
        coalesce(jsonb_agg(column_name) filter (where column_name in ('user_id', 'customer_id')), '[]')`,
      hasSite: sql<boolean>`bool_or(column_name = 'site')`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and table_name in ${[...tables]}`)
    .groupBy(sql`table_name`)
    .orderBy(sql`table_name`);
}

const name = (text: string) => sql.identifier(text);
const ofSite = ({ hasSite }: TextTable, site: SiteCode) => (hasSite ? sql`t.site = ${site}` : sql`true`);

/** A row of the company counts where it names no user. */
export function belongsToPerson({ table, ties }: TextTable, { userId, customerId }: Person): SQL {
  if (table === 'users') return sql`t.id = ${userId}`;
  if (ties.length === 2) return sql`(t.user_id = ${userId} or t.user_id is null and t.customer_id = ${customerId})`;
  if (ties.includes('user_id')) return sql`t.user_id = ${userId}`;
  return ties.includes('customer_id') ? sql`t.customer_id = ${customerId}` : sql`false`;
}

export async function deleteRowsOf(db: Db, table: TextTable, userId: number): Promise<number> {
  return count(await db.execute(sql`delete from ${name(table.table)} where user_id = ${userId}`));
}

export async function deleteRowsWith(db: Db, table: TextTable, site: SiteCode, pattern: string): Promise<number> {
  return count(
    await db.execute(sql`delete from ${name(table.table)} t where ${ofSite(table, site)} and t::text ~* ${pattern}`),
  );
}

/** `tie` limits it to rows of the person. */
export async function clearTexts(
  db: Db,
  table: TextTable,
  site: SiteCode,
  { pattern, tie }: { pattern: string; tie?: SQL },
): Promise<number> {
  if (table.columns.length === 0) return 0;
  const cleared = table.columns.map(
    (column) =>
      sql`${name(column.name)} = regexp_replace(t.${name(column.name)}::text, ${pattern}, '[erased]', 'gi')::${sql.raw(column.type)}`,
  );
  const hits = table.columns.map((column) => sql`t.${name(column.name)}::text ~* ${pattern}`);
  return count(
    await db.execute(sql`update ${name(table.table)} t set ${sql.join(cleared, sql`, `)}
      where ${ofSite(table, site)} and ${tie ?? sql`true`} and (${sql.join(hits, sql` or `)})`),
  );
}

export async function readRows(
  db: Db,
  table: TextTable,
  site: SiteCode,
  person: Person,
  pattern: string,
  most: number,
) {
  const rows = await db
    .select({ row: sql<Record<string, unknown>>`to_jsonb(t)` })
    .from(sql`${name(table.table)} t`)
    .where(sql`${ofSite(table, site)} and (${belongsToPerson(table, person)} or t::text ~* ${pattern})`)
    .limit(most);
  return rows.map(({ row }) => row);
}

const count = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0;

export async function emptyUser(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.execute(sql`update ${users} set email = ${erasedAddress(userId)}, title = '', first_name = '',
    last_name = '', designation = '', password_hash = ${passwordHash}, email_verified_at = null, mobile = null,
    mobile_verified_at = null where id = ${userId}`);
}

export async function deleteCartLinesOf(db: Db, userId: number): Promise<void> {
  await db.execute(sql`delete from ${cartLines} where cart_id in (select id from ${carts} where user_id = ${userId})`);
}

export async function removeNetworkAddresses(db: Db, userId: number): Promise<void> {
  await db.execute(sql`update ${auditTrail} set address = null where user_id = ${userId} and address is not null`);
}
