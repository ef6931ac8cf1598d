import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../tests/store/run-command.ts';
import { createTestDatabase, type TestConnection } from '../../tests/store/test-database.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';

let folder: string;
let connection: TestConnection;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-preflight-'));
  ({ connection, drop } = await createTestDatabase());
});
afterAll(async () => {
  await drop?.();
  await rm(folder, { recursive: true, force: true });
});

async function openSites() {
  const client = new Client(connection);
  await client.connect();
  const row = "select unnest($1::text[]), true, now(), 'Arjun'";
  await client.query(`insert into site_openings ${row} on conflict do nothing`, [siteCodes]);
  await client.end();
}

const good = {
  SITE_HOSTS: siteCodes.map((code) => `${code}=https://${code}.example`).join(','),
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
};

test('a store whose shops are closed is ready with the set-up alone', async () => {
  const { code, out } = await runCommand('preflight', [], { connection, folder, settings: { DEMO: '0' } });
  expect([code, out]).toEqual([0, expect.stringContaining('✔ No shop is open yet: the start will show the address')]);
});

test('problems of open shops are marked, with exit code 1', async () => {
  await openSites();
  const { code, out } = await runCommand('preflight', [], { connection, folder, settings: { DEMO: '0' } });
  expect(code).toBe(1);
  expect(out).toMatch(/^✘ NOD is reached at http:.*: give its https address/m);
  expect(out).toMatch(/^✔ The database responds: PostgreSQL \d+/m);
  const missing = siteCodes.flatMap((code) => ['https', 'mail', ...(sites[code].requires.otp ? ['SMS'] : [])]);
  expect(out).toContain(`\nProblems to solve before the start: ${missing.length}.\n`);
});

test('with every setting all checks pass', async () => {
  await openSites();
  const { code, out } = await runCommand('preflight', [], { connection, folder, settings: { DEMO: '0', ...good } });
  expect([code, out]).toEqual([0, expect.stringContaining('Ready to start.')]);
  expect(out).not.toContain('✘');
  expect(out).toContain('✔ The database has no demo data.');
});

test('without a database it creates none', async () => {
  const dataDir = join(folder, 'data');
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir };
  const { code, out } = await runCommand('preflight', [], { connection, folder, settings });
  expect([code, out]).toEqual([0, expect.stringContaining(`make an empty database in ${dataDir}/postgres`)]);
  expect(await readdir(folder)).toEqual([]);
});
