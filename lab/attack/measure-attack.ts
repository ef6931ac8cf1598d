import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/server/database/database.server.ts';
import { createApiToken } from '../../tests/actions/api-token.ts';
import { createDemoSession, createDemoStaffSession } from '../../tests/valid-requests/buyer-data.ts';
import type { AttackCommand, AttackerResult } from './attacker.ts';
import type { Attack } from './attacks.ts';
import { buyersOfFiles } from './heavy-files.ts';
import { type Timing, visit } from './visitor.ts';

export type AttackResult = AttackerResult & { attacked: Timing };
export type MeasureOptions = Omit<AttackCommand, 'attack'> & { visits: number };
export type Attacker = {
  /** Times a visitor while the attack goes on. */
  measure(attack: Attack, options: MeasureOptions): Promise<AttackResult>;
  /** The attack alone, for so long. */
  run(attack: Attack, options: MeasureOptions, ms: number): Promise<AttackerResult>;
  close(): void;
};

export function startAttacker(): Attacker {
  const attacker = fork(new URL('./attacker.ts', import.meta.url), { stdio: 'inherit' });
  async function during<Result>(
    { name }: Attack,
    { visits: _, ...facts }: MeasureOptions,
    work: () => Promise<Result>,
  ) {
    const begun = once(attacker, 'message');
    attacker.send({ attack: name, ...facts } satisfies AttackCommand);
    await begun;
    const seen = await work();
    const ended = once(attacker, 'message');
    attacker.send('stop');
    const [result] = (await ended) as [AttackerResult];
    return { seen, result };
  }
  return {
    async measure(attack, options) {
      const { seen, result } = await during(attack, options, () => visit(options, options.visits, attack.visitor));
      return { attacked: seen, ...result };
    },
    run: async (attack, options, ms) => (await during(attack, options, () => pause(ms))).result,
    close: () => void attacker.kill('SIGKILL'),
  };
}

export async function loadAttackData(database: Database): Promise<Pick<AttackCommand, 'tokens' | 'itemIds'>> {
  const { rows } = await database.$client.query<{ id: number }>(
    "select id from items where site = 'nod' order by popularity desc, id limit 6000",
  );
  // Several programs, because one may make 600 calls a minute.
  const tokens: Record<string, string> = {
    staff: await createDemoStaffSession(database, 'sales'),
    program0: await createApiToken(database),
    program1: await createApiToken(database),
    program2: await createApiToken(database),
  };
  for (const role of buyersOfFiles) tokens[role] = await createDemoSession(database, 'nod', role);
  for (const role of ['accounts', 'catalogue', 'admin'] as const)
    tokens[role] = await createDemoStaffSession(database, role);
  return { itemIds: rows.map(({ id }) => id), tokens };
}
