import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { migrateDatabase } from '../../src/server/startup/migrate.server.ts';
import type { Migration } from '../../src/server/startup/migrations.server.ts';
import { migrationsUntil } from '../../tests/migrations/made-up-migrations.ts';
import type { TestConnection } from '../../tests/store/test-database.ts';
import { fillTable } from './fill-table.ts';

/** They have a row for each site, category or setting, or for a change of the last seconds, however large the shop is. */
const alwaysSmall = [
  'branches',
  'catalogue_changes',
  'category_places',
  'installation',
  'pending_changes',
  'seller_facts',
  'site_openings',
];

type Terms = {
  /** A database with the migrations before these. */
  connection: TestConnection;
  folder: string;
  migrations: readonly Migration[];
  rows: number;
  limitMs: number;
};

/** Applies each migration to full tables while others read and write them; names those who wait longer than the limit. */
export async function findLongLocks({ connection, folder, migrations, rows, limitMs }: Terms): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  const tables = await tablesNamedIn(client, migrations);
  for (const table of tables) await fillTable(client, table, rows);
  await client.end();
  const found: string[] = [];
  for (const { name } of migrations) {
    const use = await useTables(connection, tables, limitMs);
    await migrateDatabase(connection, { folder: await migrationsUntil(folder, name) });
    found.push(...(await use.stop()).map((who) => `${name}: ${who} for more than ${limitMs} ms`));
  }
  return found;
}

const word = /\w+/g;

async function tablesNamedIn(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  const words = new Set(migrations.flatMap(({ statements }) => statements.flatMap((sql) => sql.match(word) ?? [])));
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
  );
  return rows.map(({ name }) => name).filter((name) => words.has(name) && !alwaysSmall.includes(name));
}

const lockNotAvailable = '55P03';

async function useTables(connection: TestConnection, tables: readonly string[], limitMs: number) {
  let over = false;
  const waits = new Set<string>();
  const use = async (client: Client, kind: string, table: string, statement: string) => {
    while (!over) {
      await client.query(statement).catch((cause: { code?: string }) => {
        if (cause.code !== lockNotAvailable) throw cause;
        waits.add(`who ${kind} ${table} waits`);
      });
      await pause(10);
    }
    await client.end();
  };
  const uses: Promise<void>[] = [];
  for (const table of tables) {
    const row = `select ctid from ${table} limit 1`;
    for (const [kind, statement] of [
      ['reads', row],
      // A row that is being changed, and the table as writers take it.
      ['writes', `${row} for update; delete from ${table} where false`],
    ] as const) {
      const client = new Client(connection);
      await client.connect();
      await client.query(`set lock_timeout = ${limitMs}`);
      uses.push(use(client, kind, table, statement));
    }
  }
  return {
    async stop() {
      over = true;
      await Promise.all(uses);
      return [...waits];
    },
  };
}
