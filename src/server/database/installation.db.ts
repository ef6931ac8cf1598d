import { sql } from 'drizzle-orm';
import { installation } from '../server.table.ts';
import type { Db } from './database.server.ts';
import { prepareStatement, prepareWrite } from './prepare-statement.server.ts';

const p = sql.placeholder;

const findValue = prepareStatement<{ name: string }, { value: string }>(
  'installation_find',
  sql`select value from ${installation} where name = ${p('name')}`,
);

const insertValue = prepareWrite<{ name: string; value: string }, never>(
  'installation_insert',
  sql`insert into ${installation} (name, value) values (${p('name')}, ${p('value')}) on conflict (name) do nothing`,
);

const replaceValue = prepareWrite<{ name: string; value: string }, never>(
  'installation_replace',
  sql`insert into ${installation} (name, value) values (${p('name')}, ${p('value')})
    on conflict (name) do update set value = excluded.value`,
);

const removeValue = prepareWrite<{ name: string; value: string }, { name: string }>(
  'installation_remove',
  sql`delete from ${installation} where name = ${p('name')} and value = ${p('value')} returning name`,
);

export async function findInstallationValue(db: Db, name: string): Promise<string | undefined> {
  const [row] = await findValue(db, { name });
  return row?.value;
}

export async function saveInstallationValue(
  db: Db,
  name: string,
  value: string,
  over: 'keep' | 'replace',
): Promise<string> {
  await (over === 'keep' ? insertValue : replaceValue)(db, { name, value });
  return (await findInstallationValue(db, name)) ?? value;
}

/** False where the value is another, or none. */
export const removeInstallationValue = async (db: Db, name: string, value: string): Promise<boolean> =>
  (await removeValue(db, { name, value })).length === 1;
