import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The test of the ERP simulator with many orders, which takes minutes. */
const orders = process.argv[2] ?? '1000';
const root = join(import.meta.dirname, '../..');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'lab', 'lab/erp'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ERP_ORDERS: orders } },
);
process.exitCode = status ?? 1;
