import '../../src/server/startup/set-node-env.server.ts';
import { parseArgs } from 'node:util';
import { startDemo } from '../store/running-demo.ts';
import { attacks } from './attacks.ts';
import { type AttackResult, loadAttackData, startAttacker } from './measure-attack.ts';
import { type Timing, visit } from './visitor.ts';

// Does one attacker with a laptop slow down other visitors?
const maxRatio = 3;
const { values } = parseArgs({
  options: { visits: { type: 'string', default: '400' }, only: { type: 'string', default: '' } },
});

type ComparedResult = AttackResult & { name: string; quiet: Timing };

const { store, database, close } = await startDemo();
const attacker = startAttacker();
try {
  const options = { ...(await loadAttackData(database)), port: store.port, visits: Number(values.visits) };
  const results: ComparedResult[] = [];
  for (const attack of attacks.filter(({ name }) => name.includes(values.only))) {
    const quiet = await visit(options.port, options.itemIds, options.visits);
    const result = { name: attack.name, quiet, ...(await attacker.measure(attack, options)) };
    results.push(result);
    console.log(formatResult(result));
  }
  const slowed = results.filter((result) => ratio(result) > maxRatio || result.attacked.refused > 0);
  const fine = results.length - slowed.length;
  console.log(`${fine} of ${results.length} attacks leave a visitor's p99 within ${maxRatio} times its quiet value`);
  if (slowed.length > 0) process.exitCode = 1;
} finally {
  attacker.close();
  await close();
}

function ratio({ quiet: baseline, attacked }: ComparedResult): number {
  return attacked.p99Ms / baseline.p99Ms;
}

function formatResult(result: ComparedResult): string {
  const { name, quiet: baseline, attacked, tally } = result;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const replies = Object.entries(tally)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
  const refused = attacked.refused > 0 ? `; ${attacked.refused} visits failed` : '';
  return `${ratio(result) > maxRatio ? '✘' : '✔'} ${name}: p99 ${ms(baseline.p99Ms)} → ${ms(attacked.p99Ms)} (${ratio(result).toFixed(1)} times), p50 ${ms(baseline.p50Ms)} → ${ms(attacked.p50Ms)}; attacker got ${replies}${refused}`;
}
