import { attacks } from './attacks.ts';
import { createTarget, type Target } from './target.ts';

// A separate process, so that attacking does not slow down the visitor being timed.
export type AttackCommand = { attack: string } & Pick<Target, 'port' | 'tokens' | 'itemIds'>;
export type Tally = Record<number, number>;
export type AttackerResult = { tally: Tally; slowestReplyMs: number };

let isRunning = false;

process.on('message', (command: AttackCommand | 'stop') => {
  if (command === 'stop') isRunning = false;
  else void attack(command);
});

async function attack({ attack: name, ...facts }: AttackCommand): Promise<void> {
  const found = attacks.find((one) => one.name === name);
  if (!found) throw new Error(`there is no attack called ${name}`);
  const target = createTarget(facts);
  const tally: Tally = {};
  let round = 0;
  isRunning = true;
  const worker = async () => {
    while (isRunning) {
      round += 1;
      const statuses = found.round(target, round);
      if (round === 1) process.send?.('begun');
      for (const status of await statuses) tally[status] = (tally[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: found.atOnce }, worker));
  process.send?.({ tally, slowestReplyMs: Math.max(0, ...target.tookMs) } satisfies AttackerResult);
}
