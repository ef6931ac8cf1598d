import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '../fuzz/random.ts';

/** Begins a fault; what it returns takes it back. */
export type Fault = { name: string; strike(random: Random): Promise<() => Promise<void>> };

/** Faults that come one after the other; several lanes run side by side, so that faults of different kinds overlap. */
export type Lane = {
  name: string;
  faults: readonly Fault[];
  /** From and below, in ms: how long a fault lasts, and how long it is quiet afterwards. */
  lastsMs: readonly [number, number];
  quietMs: readonly [number, number];
  /** After how many it ends; otherwise it goes on until the time is over. */
  maxStrikes?: number;
};

export type FaultCounts = Map<string, number>;
type Terms = { lanes: readonly Lane[]; seed: number; endMs: number; maxFaults: number; report(line: string): void };

/** The same seed gives each lane the same faults in the same order, each as long. */
export async function runLanes({ lanes, seed, endMs, maxFaults, report }: Terms): Promise<FaultCounts> {
  const counts: FaultCounts = new Map();
  const began = performance.now();
  let total = 0;
  const isOver = () => total >= maxFaults || performance.now() - began > endMs;
  const run = async (lane: Lane, random: Random) => {
    for (let strikes = 0; strikes < (lane.maxStrikes ?? Infinity) && !isOver(); strikes += 1) {
      const fault = random.pick(lane.faults);
      const [lasts, quiet] = [between(random, lane.lastsMs), between(random, lane.quietMs)];
      total += 1;
      counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
      report(`${((performance.now() - began) / 1000).toFixed(1)} s: ${fault.name}`);
      const repair = await fault.strike(random);
      await pause(lasts);
      await repair();
      await pause(quiet);
    }
  };
  await Promise.all(lanes.map((lane, n) => run(lane, seededRandom(seed * 100 + n))));
  return counts;
}

const between = (random: Random, [from, below]: readonly [number, number]) => from + random.below(below - from);
