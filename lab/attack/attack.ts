import '../../src/server/startup/set-node-env.server.ts';
import { parseArgs } from 'node:util';
import { startDemo } from '../../tests/store/running-demo.ts';
import { type Attack, attacks } from './attacks.ts';
import { endure } from './endure.ts';
import { type AttackResult, loadAttackData, startAttacker } from './measure-attack.ts';
import { watchMemoryGroup } from './memory-group.ts';
import { type Timing, visit } from './visitor.ts';

// Does one attacker with a laptop slow down other visitors?
const defaultMaxRatio = 3;
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '400' },
    only: { type: 'string', default: '' },
    /** Instead of measuring each attack: use the store for so long, with all attacks in the middle. */
    minutes: { type: 'string' },
    /** The folder of a memory cgroup for the store, such as one of 1 GB. */
    group: { type: 'string' },
  },
});

type ComparedResult = AttackResult & { attack: Attack; quiet: Timing };

const { store, database, close } = await startDemo(values.group);
const attacker = startAttacker();
const memory = values.group === undefined ? undefined : watchMemoryGroup(values.group);
try {
  const options = { ...(await loadAttackData(database)), port: store.port, visits: Number(values.visits) };
  if (values.minutes !== undefined) {
    const problems = await endure(attacker, options, Number(values.minutes));
    for (const problem of problems) console.log(`✘ ${problem}`);
    if (memory) console.log(memory.report());
    if (problems.length > 0) process.exitCode = 1;
  }
  const measured = values.minutes === undefined ? attacks : [];
  const results: ComparedResult[] = [];
  for (const attack of measured.filter(({ name }) => name.includes(values.only))) {
    const quiet = await visit(options, options.visits, attack.visitor);
    const result = { attack, quiet, ...(await attacker.measure(attack, options)) };
    results.push(result);
    console.log([formatResult(result), memory?.report()].filter(Boolean).join('; '));
  }
  const slowed = results.filter(isTooSlow);
  const fine = results.length - slowed.length;
  if (measured.length > 0)
    console.log(
      `${fine} of ${results.length} attacks leave a visitor's p99 within ${defaultMaxRatio} times its quiet value, or the limits of their own`,
    );
  const killed = memory?.killed() ?? 0;
  if (killed > 0) console.log(`✘ the kernel ended ${killed} processes for memory`);
  if (slowed.length > 0 || killed > 0) process.exitCode = 1;
} finally {
  memory?.close();
  attacker.close();
  await close();
}

function ratio({ quiet: baseline, attacked }: ComparedResult): number {
  return attacked.p99Ms / baseline.p99Ms;
}

function isTooSlow(result: ComparedResult): boolean {
  const { maxRatio = defaultMaxRatio, maxVisitMs, maxReplyMs } = result.attack;
  return (
    ratio(result) > maxRatio ||
    result.attacked.refused > 0 ||
    (maxVisitMs !== undefined && result.attacked.p99Ms > maxVisitMs) ||
    (maxReplyMs !== undefined && result.slowestReplyMs > maxReplyMs)
  );
}

function formatResult(result: ComparedResult): string {
  const { attack, quiet: baseline, attacked, tally, slowestReplyMs } = result;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const replies = Object.entries(tally)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
  const refused = attacked.refused > 0 ? `; ${attacked.refused} visits failed` : '';
  return `${isTooSlow(result) ? '✘' : '✔'} ${attack.name}: p99 ${ms(baseline.p99Ms)} → ${ms(attacked.p99Ms)} (${ratio(result).toFixed(1)} times), p50 ${ms(baseline.p50Ms)} → ${ms(attacked.p50Ms)}; attacker got ${replies}, at most ${ms(slowestReplyMs)}${refused}`;
}
