import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { siteCodes } from '../../sites/site.ts';
import { findOpenSites } from './find-open-sites.server.ts';

async function databaseAfter(change: string) {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  await client.connect();
  onTestFinished(drop);
  await client.query(change);
  await client.end();
  return connection;
}

test('an empty database has no open site', async () => {
  expect(await findOpenSites(await databaseAfter('drop schema public cascade; create schema public'))).toEqual([]);
});

test('before the update that brings openings, the sites with customers are open', async () => {
  expect(await findOpenSites(await databaseAfter('drop table site_openings'))).toEqual(siteCodes);
});

test('afterwards those are that were opened', async () => {
  const opened = "insert into site_openings values ('gwd', true, now(), 'Arjun'), ('nod', false, now(), 'Arjun')";
  expect(await findOpenSites(await databaseAfter(`delete from site_openings; ${opened}`))).toEqual(['gwd']);
});
