import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Database } from '../../src/server/db.ts';
import { signIn } from '../fuzz/buyer-facts.ts';
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

/** Items to look at and the account that an attacker may have opened himself. */
export async function attackFacts(database: Database): Promise<Pick<Order, 'tokens' | 'itemIds'>> {
  const { rows } = await database.$client.query<{ id: number }>(
    "select id from items where site = 'nod' order by popularity desc, id limit 6000",
  );
  return { itemIds: rows.map(({ id }) => id), tokens: { active: await signIn(database, 'nod', 'active') } };
}
