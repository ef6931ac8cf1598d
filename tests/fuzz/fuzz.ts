import '../../src/server/production.ts';
import { parseArgs } from 'node:util';
import { whatDoesNotAddUp } from '../order.ts';
import { startDemo } from '../running-demo.ts';
import { type Fault, fuzz } from './fuzz-store.ts';

// Does any request over any call or page get a 500, no answer within 2 s, or leave books that don't add up?
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261120' },
    'at-once': { type: 'string', default: '8' },
  },
});
const maxAnswerMs = 2_000;
const shownFaults = 20;

const { store, database, close } = await startDemo();
try {
  const started = performance.now();
  const terms = { requests: Number(values.requests), seed: Number(values.seed), atOnce: Number(values['at-once']) };
  const { requests, statuses, slowestMs, faults } = await fuzz({ ...terms, port: store.port, database, maxAnswerMs });
  const wrong = await whatDoesNotAddUp({ database });
  const seconds = (performance.now() - started) / 1000;
  for (const fault of faults.slice(0, shownFaults)) console.log(described(fault));
  console.log(`${requests} requests with seed ${terms.seed} in ${seconds.toFixed(0)} s, ${terms.atOnce} at once`);
  console.log(`slowest answer ${Math.round(slowestMs)} ms (at most ${maxAnswerMs})`);
  console.table(statuses);
  console.log(`${faults.length} faults; ${wrong.length} rows of orders, stock and ledger that don't add up`);
  if (wrong.length > 0) console.log(wrong.slice(0, shownFaults));
  if (faults.length > 0 || wrong.length > 0) process.exitCode = 1;
} finally {
  await close();
}

function described({ index, why, from, sent, reply }: Fault): string {
  const who = from.token ? 'signed in' : 'a stranger';
  const body = sent.body === undefined ? '' : `\n  ${sent.body.slice(0, 400)}`;
  return `request ${index}, ${from.site}, ${who}: ${why}\n  ${sent.method} ${sent.path.slice(0, 300)}${body}\n  ${reply.text.slice(0, 200)}`;
}
