import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Order, Tally } from './attacker.ts';
import type { Attack } from './attacks.ts';
import { type Timing, visit } from './visitor.ts';

export type Attacked = { name: string; quiet: Timing; attacked: Timing; tally: Tally };
type Terms = Omit<Order, 'attack'> & { visits: number };

/** Times a visitor, then the same visitor while the attack goes on in a process of its own. */
export async function underAttack({ name }: Attack, { visits, ...facts }: Terms): Promise<Attacked> {
  const quiet = await visit(facts.port, facts.itemIds, visits);
  const attacker = fork(new URL('./attacker.ts', import.meta.url), { stdio: 'inherit' });
  try {
    const begun = once(attacker, 'message');
    attacker.send({ attack: name, ...facts } satisfies Order);
    await begun;
    const attacked = await visit(facts.port, facts.itemIds, visits);
    const ended = once(attacker, 'message');
    attacker.send('stop');
    const [tally] = (await ended) as [Tally];
    return { name, quiet, attacked, tally };
  } finally {
    attacker.kill('SIGKILL');
  }
}
