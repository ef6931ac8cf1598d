import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestConnection } from './test-database.ts';

const commands = join(import.meta.dirname, '../../src/commands');

export async function runCommand(
  name: string,
  args: readonly string[],
  {
    connection,
    folder,
    settings = {},
  }: { connection: TestConnection; folder: string; settings?: Record<string, string> },
): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, DATABASE_URL: connectionUrl(connection), INIT_CWD: folder, ...settings };
  const child = spawn(process.execPath, [join(commands, `${name}.ts`), ...args], { env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

export function connectionUrl(connection: TestConnection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database: name } = connection;
  return `postgres:///${name}?${new URLSearchParams({ host, port: String(port), user })}`;
}
