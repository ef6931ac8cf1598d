import { accountTemplates } from './account/account.mail.ts';
import { sendWaiting } from './messages/send-messages.server.ts';
import { waysOf } from './messages/ways.ts';
import type { Writing } from './messages/written.ts';
import { orderTemplates } from './orders/order-letters.mail.ts';
import type { Server } from './server/call.ts';
import type { Env } from './server/env.ts';
import { startJobs } from './server/jobs.ts';

/** What letters are written with: the templates of all rooms, and the addresses that links are built from. */
export function writingOf({ siteHosts }: Env): Writing {
  return { templates: { ...accountTemplates, ...orderTemplates }, addressOf: (site) => siteHosts[site].address };
}

/** Starts what the store does by itself, in this process; other processes may do it at the same time. */
export function startStoreJobs(
  env: Env,
  server: Pick<Server, 'database' | 'secret' | 'log' | 'clock'>,
): { stop(): Promise<void> } {
  const ways = waysOf(env);
  const post = { ...writingOf(env), ...server, ways };
  const jobs = startJobs([{ name: 'send messages', everyMs: 1000, run: () => sendWaiting(post) }], server.log);
  return {
    async stop() {
      await jobs.stop();
      for (const way of ways.values()) way.close();
    },
  };
}
