import { existsSync, readFileSync } from 'node:fs';
import type { Database } from '../../../src/server/database/database.server.ts';

/** 'store 180 MB, PostgreSQL 400 MB': private memory plus the share of common pages. */
export async function describeMemory({ $client: pool }: Database, storePid: number): Promise<string> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  const database = rows.reduce((sum, { pid }) => sum + memoryMb(pid), 0);
  const figure = (mb: number) => (Number.isFinite(mb) ? `${Math.round(mb)} MB` : 'NA');
  return `store ${figure(memoryMb(storePid))}, PostgreSQL ${figure(database)}`;
}

function memoryMb(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(file)) return Number.NaN;
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}
