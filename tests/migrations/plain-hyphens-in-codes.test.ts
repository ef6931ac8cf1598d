import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { plainHyphens } from '../../src/lib/plain-hyphens.ts';
import { migrateDatabase } from '../../src/server/startup/migrate.server.ts';
import { migrationsFolder } from '../../src/server/startup/migrations.server.ts';
import { emptyDatabase } from './empty-database.ts';
import { migrationsUntil } from './made-up-migrations.ts';

// Codes that an earlier release stored with the hyphens of Word.

const signs = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((sign) => sign !== '-' && plainHyphens(sign) === '-');

const newItem = `insert into items
    (site, code, name, maker, super_category, category, tax_bp, currency, name_key, code_key, updated_at)
  values ($1, $2, 'x', 'x', 'x', 'x', 0, 'INR', 'X', 'X', '2026-01-01')`;
const newCustomer = `insert into listed_customers
    (site, customer_code, tax_number, company, email, billing, delivery, imported_at, imported_by)
  values ('nod', $1, '', '', '', '{}', '{}', now(), '')`;

test('an upgrade corrects the codes, and leaves both where the corrected code is taken', async () => {
  const { connection, drop } = await emptyDatabase();
  onTestFinished(drop);
  await migrateDatabase(connection, { folder: await migrationsUntil(migrationsFolder, '0027_universal-stated') });
  const client = new Client(connection);
  await client.connect();
  const codesOf = async (site: string) =>
    (await client.query('select code from items where site = $1 order by id', [site])).rows.map(({ code }) => code);
  const addItem = (site: string, code: string) => client.query(newItem, [site, code]);
  const addCustomer = (code: string) => client.query(newCustomer, [code]);
  for (const [at, sign] of signs.entries()) await addItem('zwz', `N${at}${sign}2Z${sign}C3`);
  for (const code of ['A\u20101', 'A\u20131', 'B\u22121', 'B-1', 'C\u00b71', 'D-1']) await addItem('nod', code);
  await addItem('gwd', 'B\u22121');
  for (const code of ['K\u20101', 'L\u20131', 'L-1']) await addCustomer(code);

  await migrateDatabase(connection);

  expect(await codesOf('zwz')).toEqual(signs.map((_, at) => `N${at}-2Z-C3`));
  expect(await codesOf('nod')).toEqual(['A-1', 'A\u20131', 'B\u22121', 'B-1', 'C\u00b71', 'D-1']);
  expect(await codesOf('gwd')).toEqual(['B-1']);
  const { rows } = await client.query('select customer_code as code from listed_customers order by id');
  expect(rows.map(({ code }) => code)).toEqual(['K-1', 'L\u20131', 'L-1']);
  const changed = "select code from items where site = 'nod' and updated_at > '2026-01-01' order by id";
  expect((await client.query(changed)).rows).toEqual([{ code: 'A-1' }]);
  await client.end();
});
