import { Client } from 'pg';
import { visitorTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { createTestDatabase } from './test-database.ts';
import type { OpenedDatabase } from './test-store.ts';

/** As `explain (format json)` names them. */
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: readonly Plan[];
};

/** `atOnce` are the rows of one run; a scan within a loop runs many times. Rows that a filter drops count too. */
export type Scan = { table: string; index: string; atOnce: number; rows: number };

export type ScanLog = { take(): Scan[] };

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** A test database whose server tells the plan of each statement with the rows it has read. */
export function openWithScanLog(): { openOn: () => Promise<OpenedDatabase>; scanLog: ScanLog } {
  let scans: Scan[] = [];
  const note = ({ message = '' }: { message?: string | undefined }) => {
    const [, plan] = message.split(/plan:\n/);
    if (plan) scans.push(...scansOf((JSON.parse(plan) as { Plan: Plan }).Plan));
  };
  const openOn = async () => {
    const { connection, release } = await createTestDatabase();
    const client = new Client(connection);
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    for (const [setting, value] of Object.entries(settings))
      await client.query(`alter database ${rows[0]?.name} set ${setting} = '${value}'`);
    await client.end();
    const database = openDatabase(connection, (cause) => console.error(cause), { ...visitorTimeouts, connect: 20_000 });
    for (const pool of Object.values(database.pools)) pool.on('connect', (one) => void one.on('notice', note));
    return { connection, database, release };
  };
  const take = () => {
    const taken = scans;
    scans = [];
    return taken;
  };
  return { openOn, scanLog: { take } };
}

function scansOf(plan: Plan): Scan[] {
  const within = (plan.Plans ?? []).flatMap(scansOf);
  const table = plan['Relation Name'];
  if (table === undefined || !plan['Node Type'].endsWith('Scan')) return within;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const atOnce = Math.round(plan['Actual Rows'] + removed);
  return [...within, { table, index: plan['Index Name'] ?? '', atOnce, rows: atOnce * plan['Actual Loops'] }];
}
