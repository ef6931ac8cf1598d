import { setTimeout as pause } from 'node:timers/promises';
import { checkRecords, type Finding } from './check-records.ts';
import type { Target } from './embedded-target.ts';
import { type FaultCounts, type Lane, runLanes } from './lanes.ts';
import { startMixedLoad } from './mixed-load.ts';
import type { Providers } from './providers.ts';
import type { Records } from './records.ts';
import { settle, type Waiting } from './settle.ts';

export type FaultRun = {
  seed: number;
  seconds: number;
  maxFaults: number;
  buyers: number;
  thinkingMs: number;
  /** How long the store may take to finish what it began. */
  settleSeconds: number;
  report?(line: string): void;
};

export type FaultResult = {
  counts: FaultCounts;
  statuses: Map<string, number>;
  refusals: Map<string, number>;
  left: Waiting;
  findings: Finding[];
};

/** Mixed load with faults; then everything is repaired, the store finishes its work, and everything acknowledged is read. */
export async function runFaults(
  target: Target,
  providers: Providers,
  lanes: readonly Lane[],
  { seed, seconds, maxFaults, buyers, thinkingMs, settleSeconds, report = () => {} }: FaultRun,
): Promise<FaultResult> {
  const before = await target.openDatabase();
  const { ports } = target;
  const load = await startMixedLoad({ ports, database: before, providers, seed, buyers, thinkingMs });
  await before.close();
  await firstOfEach(load.records);
  const counts = await runLanes({ lanes, seed, endMs: seconds * 1000, maxFaults, report });
  await target.opened();
  await load.stop();
  const pool = await target.openChecker();
  try {
    const paid = load.records.captures.map(({ sessionId }) => sessionId);
    const left = await settle(pool, paid, settleSeconds);
    const crashed = { what: 'processes ended by an exception', acknowledged: 0, wrong: [...target.crashes()] };
    const unexplained = [...load.unexplained].map(([what, count]) => `${count} times ${what}`);
    const replies = [...load.statuses.values()].reduce((sum, count) => sum + count, 0);
    const answers = { what: 'replies that no fault explains', acknowledged: replies, wrong: unexplained };
    const findings = [...(await checkRecords(pool, load.records, providers)), crashed, answers];
    return { counts, statuses: load.statuses, refusals: load.records.orders.refused, left, findings };
  } finally {
    await pool.end();
  }
}

/** The faults begin when there is something to lose. */
async function firstOfEach({ orders, rfis, captures, invoices }: Records): Promise<void> {
  const isPaidBy = (name: string) => captures.some(({ provider }) => provider === name);
  const isOneMissing = () =>
    [orders.acknowledged, rfis, invoices].some((one) => one.length === 0) ||
    !isPaidBy('razorpay') ||
    !isPaidBy('sandbox');
  while (isOneMissing()) await pause(50);
}
