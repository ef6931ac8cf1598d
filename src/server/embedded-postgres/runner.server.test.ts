import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chownRecursive, findObstacle, type Runner, run, runnersFor } from './runner.server.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-runner-'));
  await chmod(folder, 0o711);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const best = (): Runner => runnersFor(folder)[0] ?? { commandPrefix: [], files: { uid: 0, gid: 0 } };

async function outputOf(runner: Runner, program: string, args: string[]): Promise<string> {
  const child = run(runner, program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  return child.stdout ? (await text(child.stdout)).trim() : '';
}

test.runIf(isRoot)('as root, PostgreSQL runs as the owner of its folder, or as nobody where that is root', async () => {
  expect(await outputOf(best(), 'id', ['-u'])).not.toBe('0');
  await chown(folder, 1234, 1234);
  expect(await outputOf(best(), 'id', ['-u'])).toBe('1234');
  expect(best().files).toEqual({ uid: 1234, gid: 1234 });
});

test.runIf(!isRoot)('without root, PostgreSQL runs as the same user', async () => {
  expect(await outputOf(best(), 'id', ['-u'])).toBe(String(process.getuid?.()));
});

test('no secret and no setting of a PostgreSQL client reaches the server', async () => {
  vi.stubEnv('SECRET_KEY', 'a secret');
  vi.stubEnv('PGDATA', '/elsewhere');
  vi.stubEnv('LC_ALL', 'de_DE');
  const names = (await outputOf(best(), 'env', [])).split('\n').map((line) => line.split('=')[0]);
  expect(names).toContain('PATH');
  expect(names.filter((name) => /^(SECRET_KEY|LC_ALL|PG.*)$/.test(name ?? ''))).toEqual([]);
});

test('what keeps PostgreSQL from a folder or its program is named', async () => {
  expect(findObstacle(best(), folder)).toBeUndefined();
  expect(findObstacle(best(), folder, 'true')).toBeUndefined();
  expect(findObstacle(best(), join(folder, 'none'))).toMatch(/none/);
  expect(findObstacle(best(), folder, '/no/such/postgres')).toMatch(/not found|no such file/i);
  await chmod(folder, 0o600);
  expect(findObstacle(best(), folder)).toMatch(/permission denied|can't cd/i);
  await chmod(folder, 0o700);
});

test('a program has its own process group, so that Ctrl-C does not reach it', async () => {
  const group = await outputOf(best(), 'sh', [
    '-c',
    'echo $$; cut -d" " -f5 /proc/$$/stat 2>/dev/null || ps -o pgid= -p $$',
  ]);
  const [pid, pgid] = group.split('\n').map(Number);
  expect(pgid).toBe(pid);
});

test.runIf(isRoot)('files that root made are given to the user of PostgreSQL', async () => {
  await mkdir(join(folder, 'base'));
  await writeFile(join(folder, 'base', 'table'), '');
  const runner = { commandPrefix: [], files: { uid: 1234, gid: 1235 } };
  await chownRecursive(runner, folder);
  for (const path of ['', 'base', 'base/table'])
    expect(await stat(join(folder, path))).toMatchObject({ uid: 1234, gid: 1235 });
});
