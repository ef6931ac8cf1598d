import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// The tests of the gate that try random cases, with twenty times as many and a seed of the day, or with those of the environment.
const root = join(import.meta.dirname, '../..');
const { RUNS = '20', SEED = String(Math.floor(Date.now() / 86_400_000)) } = process.env;

const files = [
  'src/bearings/interchange/translate-designation.test.ts',
  'src/catalogue/price-lists/explain-customer-price.server.test.ts',
  'src/orders/after-cancelling.test.ts',
  'src/orders/concurrency.test.ts',
  'src/orders/paid-in-parts.test.ts',
  'src/orders/random-steps.test.ts',
  'src/orders/returns/documents-add-up.test.ts',
  'src/orders/same-amounts.test.ts',
  'src/orders/statement/statement-adds-up.test.ts',
  'tests/payment-scenarios/any-order-of-refunds.test.ts',
];

console.log(`SEED=${SEED} RUNS=${RUNS}`);
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', ...files];
const env = { ...process.env, RUNS, SEED };
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
