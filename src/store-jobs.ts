import { accountTemplates } from './account/account.mail.ts';
import { forgetEnded } from './account/forget-old.server.ts';
import { contentTemplates } from './content/contact.mail.ts';
import { sendWaiting } from './messages/send-messages.server.ts';
import { waysOf } from './messages/ways.ts';
import type { Writing } from './messages/written.ts';
import { orderTemplates } from './orders/order-letters.mail.ts';
import { placePaidOrder } from './orders/place-paid-order.server.ts';
import { payingOf } from './payments/paying-of.ts';
import { paymentTemplates } from './payments/payment-letters.mail.ts';
import { receiptTemplates } from './payments/receipt-letters.mail.ts';
import { runPayments } from './payments/run-payments.ts';
import { deliverHere, sendSandboxWebhooks } from './payments/send-sandbox-webhooks.ts';
import { lapseQuotes } from './rfi/lapse-quotes.server.ts';
import { rfiTemplates } from './rfi/rfi-letters.mail.ts';
import type { Server } from './server/call.ts';
import type { Env } from './server/env.ts';
import { forgetSpent } from './server/forget-old.ts';
import { startJobs } from './server/jobs.ts';
import { type Site, siteCodes } from './sites/site.ts';
import { sites } from './sites/which-site.ts';

/** What letters are written with: the templates of all rooms, and the addresses that links are built from. */
export function writingOf({ siteHosts }: Env): Writing {
  return {
    templates: {
      ...accountTemplates,
      ...paymentTemplates,
      ...receiptTemplates,
      ...orderTemplates,
      ...rfiTemplates,
      ...contentTemplates,
    },
    addressOf: (site) => siteHosts[site].address,
  };
}

/** Starts what the store does by itself, in this process; other processes may do it at the same time. */
export function startStoreJobs(
  env: Env,
  server: Pick<Server, 'database' | 'secret' | 'log' | 'clock'>,
): { stop(): Promise<void> } {
  const ways = waysOf(env);
  const post = { ...writingOf(env), ...server, ways };
  const paying = payingOf(env, placePaidOrder);
  const deliver = deliverHere(env);
  const ground = () => ({ ...server, now: server.clock() });
  const everySite = (run: (site: Site) => Promise<unknown>) => async () => {
    for (const code of siteCodes) await run(sites[code]);
  };
  const jobs = startJobs(
    [
      { name: 'send messages', everyMs: 1000, run: () => sendWaiting(post) },
      { name: 'finish payments', everyMs: 2000, run: everySite((site) => runPayments(paying, ground(), site)) },
      { name: 'send webhooks of the sandbox', everyMs: 1000, run: () => sendSandboxWebhooks(ground(), deliver) },
      {
        name: 'end quotes',
        everyMs: 60_000,
        run: everySite((site) => lapseQuotes(server.database, site, server.clock())),
      },
      {
        name: 'forget what is over',
        everyMs: 3_600_000,
        async run() {
          await server.database.longTransaction((db) => forgetEnded(db, server.clock()));
          await server.database.longTransaction((db) => forgetSpent(db, server.clock()));
        },
      },
    ],
    server.log,
  );
  return {
    async stop() {
      await jobs.stop();
      for (const way of ways.values()) way.close();
    },
  };
}
