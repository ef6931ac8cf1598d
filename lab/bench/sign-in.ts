import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaWork, createCaptchaChallenge } from '../../src/account/captcha/captcha-challenge.server.ts';
import { hashPassword, passwordMatches } from '../../src/account/password-hash.server.ts';
import { login } from '../../src/account/sign-in/sign-in.contract.ts';
import { authenticationFor, createApp } from '../../src/app.server.ts';
import { createServices } from '../../src/create-services.server.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { openLiveSites } from '../../src/seller/live-sites.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { createLog } from '../../src/server/log.server.ts';
import { prepare } from '../../tests/store/template-database.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';

// How many buyers can sign in per second, and does a burst of sign-ins slow down other visitors?
const goalPerSecond = 10;

const secret = 'a secret of the bench, long enough to sign';
const atOnce = [1, 2, 4, 8] as const;
const signIns = 40;

const dataDir = await createScratchFolder();
const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
try {
  await prepare(postgres.connection);
  console.log(`${availableParallelism()} cores`);
  const stored = await hashPassword(demoPassword);
  for (const callers of atOnce) {
    const perSecond = await rate(callers, 40, () => passwordMatches(stored, demoPassword, { address: '192.0.2.1' }));
    console.log(`argon2id alone, ${callers} at once: ${perSecond.toFixed(0)} a second`);
  }
  const perSecond = await wholeSignIns();
  console.log(`whole sign-in, 4 at once: ${perSecond.toFixed(0)} a second (goal ${goalPerSecond})`);
  if (perSecond < goalPerSecond) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function wholeSignIns(): Promise<number> {
  const database = openDatabase(postgres.connection, (cause) => console.error(cause));
  const server = {
    database,
    ...(await openLiveSites(database, { demo: true })),
    authentication: authenticationFor({ brand: undefined }),
    services: createServices(readEnv({})),
    log: createLog('silent'),
    secret,
    clock: () => new Date(),
    checkReplies: false,
  };
  const app = createApp({ server });
  const captchas = await Promise.all(Array.from({ length: signIns }, solved));
  const call = async () => {
    const body = JSON.stringify({ username: 'active@nod.example', password: demoPassword, captcha: captchas.pop() });
    const headers = { host: 'nod.localhost', 'content-type': 'application/json' };
    const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const response = await app.request(`/${login.path}`, { method: 'POST', headers, body }, from);
    const reply = (await response.json()) as { success: boolean; message: string };
    if (!reply.success) throw new Error(reply.message);
  };
  const perSecond = await rate(4, signIns, call);
  await database.close();
  return perSecond;
}

async function solved(): Promise<string> {
  const challenge = (await createCaptchaChallenge(secret, new Date(), captchaWork)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function rate(callers: number, times: number, work: () => Promise<unknown>): Promise<number> {
  let left = times;
  const started = performance.now();
  const turn = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: callers }, turn));
  return times / ((performance.now() - started) / 1000);
}
