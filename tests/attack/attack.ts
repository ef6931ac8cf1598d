import '../../src/server/production.ts';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { scratchFolder } from '../database.ts';
import { signIn } from '../fuzz/buyer-facts.ts';
import { databaseBeside, freePort, startProcess } from '../running-store-process.ts';
import { type Attacked, underAttack } from './attack-store.ts';
import { attacks } from './attacks.ts';

// Does one attacker with a laptop slow down other visitors?
const maxRatio = 3;
const { values } = parseArgs({
  options: { visits: { type: 'string', default: '400' }, only: { type: 'string', default: '' } },
});
const site = 'nod';

const dataDir = await scratchFolder();
const store = startProcess(dataDir, await freePort(), { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' });
try {
  await store.opened;
  const database = await databaseBeside(dataDir);
  const { rows } = await database.$client.query<{ id: number }>(
    'select id from items where site = $1 order by popularity desc, id limit 6000',
    [site],
  );
  const tokens = { active: await signIn(database, site, 'active') };
  await database.close();
  const terms = { port: store.port, itemIds: rows.map(({ id }) => id), tokens, visits: Number(values.visits) };
  const results: Attacked[] = [];
  for (const attack of attacks.filter(({ name }) => name.includes(values.only))) {
    const result = await underAttack(attack, terms);
    results.push(result);
    console.log(told(result));
  }
  const slowed = results.filter((result) => ratio(result) > maxRatio || result.attacked.refused > 0);
  console.log(
    `${results.length - slowed.length} of ${results.length} attacks leave a visitor's p99 within ${maxRatio} times its quiet value`,
  );
  if (slowed.length > 0) process.exitCode = 1;
} finally {
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

function ratio({ quiet, attacked }: Attacked): number {
  return attacked.p99Ms / quiet.p99Ms;
}

function told(result: Attacked): string {
  const { name, quiet, attacked, tally } = result;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const replies = Object.entries(tally)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
  const refused = attacked.refused > 0 ? `; ${attacked.refused} visits failed` : '';
  return `${ratio(result) > maxRatio ? '✘' : '✔'} ${name}: p99 ${ms(quiet.p99Ms)} → ${ms(attacked.p99Ms)} (${ratio(result).toFixed(1)} times), p50 ${ms(quiet.p50Ms)} → ${ms(attacked.p50Ms)}; attacker got ${replies}${refused}`;
}
