import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareAddress } from './address.server.ts';
import { runnersFor } from './runner.server.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp('/tmp/raceway-address-');
  await chmod(home, 0o711);
});
afterEach(() => rm(home, { recursive: true }));

const addressOf = async (folder: string) => {
  const [runner] = runnersFor(home);
  if (!runner) throw new Error('there is no way to run PostgreSQL');
  return prepareAddress(folder, runner);
};

test('PostgreSQL is reached by a socket in its own folder only, which is private', async () => {
  const { connection, settings } = await addressOf(home);
  const socket = join(home, 'socket');
  expect(connection).toEqual({ host: socket, port: 5432, user: 'raceway', database: 'raceway' });
  expect(settings).toEqual({
    listen_addresses: '',
    unix_socket_directories: `"${socket}"`,
    unix_socket_permissions: '0700',
  });
  expect((await stat(socket)).mode & 0o777).toBe(0o700);
});

test('what a killed server left in the folder is removed, and the folder stays at the end', async () => {
  await mkdir(join(home, 'socket'));
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await writeFile(join(home, 'socket', name), '999999');
  const { remove } = await addressOf(home);
  expect(await readdir(join(home, 'socket'))).toEqual([]);
  await remove();
  expect(existsSync(join(home, 'socket'))).toBe(true);
});

test('a path that is too long for a socket gets a temporary folder instead', async () => {
  const { connection, remove } = await addressOf(join(home, 'Kugellager'.repeat(12)));
  expect(connection.host).toMatch(/\/raceway-\w{6}$/);
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  await remove();
  expect(existsSync(connection.host)).toBe(false);
});

test('a quotation mark in the path does not end the setting', async () => {
  const folder = join(home, 'a "b"');
  await mkdir(folder);
  expect((await addressOf(folder)).settings.unix_socket_directories).toBe(`"${home}/a ""b""/socket"`);
});
