import { attacks } from './attacks.ts';
import { type Target, targetAt } from './target.ts';

// A process of its own, so that what it takes to attack does not slow the visitor who is timed.
export type Order = { attack: string } & Pick<Target, 'port' | 'tokens' | 'itemIds'>;
/** How many replies of each status came back. */
export type Tally = Record<number, number>;

const tally: Tally = {};
let going = true;

process.on('message', (order: Order | 'stop') => {
  if (order === 'stop') going = false;
  else void attack(order);
});

async function attack({ attack: name, ...facts }: Order): Promise<void> {
  const found = attacks.find((one) => one.name === name);
  if (!found) throw new Error(`there is no attack called ${name}`);
  const target = targetAt(facts);
  let round = 0;
  const turn = async () => {
    while (going) {
      round += 1;
      const statuses = found.round(target, round);
      if (round === 1) process.send?.('begun');
      for (const status of await statuses) tally[status] = (tally[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: found.atOnce }, turn));
  process.send?.(tally, () => process.disconnect?.());
}
