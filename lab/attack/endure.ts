import { setTimeout as pause } from 'node:timers/promises';
import { attacks } from './attacks.ts';
import type { Attacker, MeasureOptions } from './measure-attack.ts';
import { type Reply, replies, type Visitor } from './visitor.ts';

const visitors = ['shopper', 'signed-in buyer', 'visitor who pastes lists', 'member of staff', 'program'] as const;
const buyers: readonly Visitor[] = ['shopper', 'signed-in buyer', 'visitor who pastes lists'];
const longestForBuyersMs = 2000;
/** Between a reply and the next request of the same visitor. */
const restMs = 250;
const phases = ['before', 'attacked', 'after'] as const;
type Phase = (typeof phases)[number];

/** Uses the store as visitors do for so many minutes; in the middle third all attacks run, one after the other. Returns what went wrong. */
export async function endure(attacker: Attacker, options: MeasureOptions, minutes: number): Promise<string[]> {
  const began = performance.now();
  const phaseMs = (minutes * 60_000) / 3;
  const isOver = () => performance.now() - began > 3 * phaseMs;
  let phase: Phase = 'before';
  const seen = new Map<string, Reply[]>();
  const use = async (visitor: Visitor) => {
    for await (const reply of replies(options, visitor, restMs)) {
      const key = `${visitor}, ${phase}`;
      seen.set(key, [...(seen.get(key) ?? []), reply]);
      if (isOver()) return;
    }
  };
  const attack = async () => {
    await pause(phaseMs);
    phase = 'attacked';
    for (const one of attacks) {
      const { tally, slowestReplyMs } = await attacker.run(one, options, phaseMs / attacks.length);
      console.log(`${one.name}: ${JSON.stringify(tally)}, at most ${Math.round(slowestReplyMs)} ms`);
    }
    phase = 'after';
  };
  await Promise.all([attack(), ...visitors.map(use)]);
  const problems: string[] = [];
  for (const [key, found] of [...seen].toSorted(([a], [b]) => a.localeCompare(b))) {
    const ms = found.map((reply) => reply.ms).toSorted((a, b) => a - b);
    const [p50 = 0, p99 = 0, slowest = 0] = [0.5, 0.99, 1].map((part) => ms[Math.ceil(ms.length * part) - 1]);
    const failed = found.filter(({ status }) => status !== 200).length;
    console.log(
      `${key}: ${found.length} replies, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${failed} failed`,
    );
    if (failed > 0) problems.push(`${key}: ${failed} failed`);
    const isBuyer = buyers.some((buyer) => key.startsWith(buyer));
    if (isBuyer && slowest > longestForBuyersMs) problems.push(`${key}: a reply took ${Math.round(slowest)} ms`);
  }
  return problems;
}
