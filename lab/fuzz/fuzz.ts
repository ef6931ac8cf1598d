import '../../src/server/startup/set-node-env.server.ts';
import { parseArgs } from 'node:util';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import { startDemo } from '../../tests/store/running-demo.ts';
import { type FuzzFailure, fuzz } from './run-fuzz.ts';

// Does any request cause a 500, take more than 2 s, or leave inconsistent stock or ledgers?
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261120' },
    'at-once': { type: 'string', default: '8' },
  },
});
const maxAnswerMs = 2_000;
const maxShownFailures = 20;

const { store, database, close } = await startDemo();
try {
  const started = performance.now();
  const options = { requests: Number(values.requests), seed: Number(values.seed), atOnce: Number(values['at-once']) };
  const { requests, statuses, slowestMs, failures } = await fuzz({
    ...options,
    port: store.port,
    database,
    maxAnswerMs,
  });
  const inconsistencies = await findInconsistencies({ database });
  const seconds = (performance.now() - started) / 1000;
  for (const failure of failures.slice(0, maxShownFailures)) console.log(described(failure));
  console.log(`${requests} requests with seed ${options.seed} in ${seconds.toFixed(0)} s, ${options.atOnce} at once`);
  console.log(`slowest answer ${Math.round(slowestMs)} ms (at most ${maxAnswerMs})`);
  console.table(statuses);
  console.log(
    `${failures.length} faults; ${inconsistencies.length} rows of orders, stock and ledger that don't add up`,
  );
  if (inconsistencies.length > 0) console.log(inconsistencies.slice(0, maxShownFailures));
  if (failures.length > 0 || inconsistencies.length > 0) process.exitCode = 1;
} finally {
  await close();
}

function described({ index, why, from, sent, reply }: FuzzFailure): string {
  const who = from.token ? 'signed in' : 'a stranger';
  const body = sent.body === undefined ? '' : `\n  ${sent.body.slice(0, 400)}`;
  return `request ${index}, ${from.site}, ${who}: ${why}\n  ${sent.method} ${sent.path.slice(0, 300)}${body}\n  ${reply.text.slice(0, 200)}`;
}
