import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { boundedByMasterData, deletedWithTime, recordsOfTrade } from '../../src/privacy/growth.data.ts';
import { personalData } from '../../src/privacy/personal-data.data.ts';
import { createTestDatabase } from '../store/test-database.ts';
import { privacyPage } from './privacy-page.ts';
import { root } from './source-files.ts';

test('docs/privacy.md says what export and erasure do (npm run privacy)', () => {
  expect(readFileSync(join(root, 'docs/privacy.md'), 'utf8')).toBe(privacyPage());
});

test('of every table it is known what ends its growth (src/privacy/growth.data.ts)', () => {
  const known = [...Object.keys(deletedWithTime), ...boundedByMasterData, ...recordsOfTrade];
  expect(known.sort()).toEqual(personalData.map(({ table }) => table).sort());
});

test('every table of the database has its place in src/privacy/personal-data.data.ts', async () => {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  await client.end();
  await drop();
  expect(personalData.map(({ table }) => table).sort()).toEqual(rows.map(({ name }) => name));
});
