import { changeFacts } from '../../src/seller/change-facts.server.ts';
import { confirmCheck, versionOf } from '../../src/seller/checklist/confirm-check.server.ts';
import type { OpeningTools } from '../../src/seller/checklist/find-checklist.server.ts';
import { sendTrialMail, sendTrialSms } from '../../src/seller/checklist/try-out.server.ts';
import { type FactPartName, partOf } from '../../src/seller/fact-parts.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { TestStore } from '../store/test-store.ts';

/** For a real store, whose sites are closed until they are opened. */
export const realSettings = {
  DEMO: '0',
  ALLOW_HTTP: '1',
  SMTP_URL: 'smtp://mail.example',
  SMS_URL: 'https://sms.example',
};

export const openingTools = (store: TestStore): OpeningTools => ({
  env: readEnv(realSettings),
  gateways: store.server.services.gateways,
});

export const openingContext = (store: TestStore) => ({
  database: store.database,
  site: store.server.sites.nod,
  secret: store.server.secret,
  now: store.now(),
  by: 'Arjun Shah',
});

function refuseNothing(result: unknown): void {
  if (result instanceof Refusal) throw new Error(result.message);
}

/** Writes the facts of the demo as if they had been typed at the desk. */
export async function enterFacts(store: TestStore, parts: readonly FactPartName[]): Promise<void> {
  for (const part of parts) {
    const author = { by: 'Arjun Shah', staffId: null, now: store.now() };
    const change = { part, data: partOf(part).read(sites.nod), seen: 0, ...author };
    refuseNothing(await changeFacts(store.database, store.server.sites.nod, change));
    await store.server.refreshSites();
  }
}

/** The calendar is to be confirmed, which leaves the number of missing things; who waits for that number waits for all of them. */
export const factsToOpen = ['calendar', 'company', 'complaints', 'branches', 'bank'] as const;

type LookedThrough = Parameters<typeof versionOf>[1];

/** As if their buttons had been pressed at the desk, and both trial messages had arrived. */
export async function lookThrough(store: TestStore, subjects: readonly LookedThrough[]): Promise<void> {
  const site = store.server.sites.nod;
  const context = openingContext(store);
  for (const subject of subjects) {
    const version = versionOf(site, subject, store.now());
    refuseNothing(await confirmCheck(store.database, site, { subject, version, ...context }));
  }
  refuseNothing(await sendTrialMail(openingTools(store), 'admin@desk.example', context));
  refuseNothing(await sendTrialSms(openingTools(store), '9820012345', context));
  await store.database.$client.query('update outbox set sent_at = now(), next_try_at = null');
}

/** All that NOD needs to open in a store with `realSettings`. */
export async function makeShopReady(store: TestStore): Promise<void> {
  await enterFacts(store, factsToOpen);
  const subjects = ['calendar', 'privacy-policy', 'terms-condition', 'disclaimer', 'no-online-payment'] as const;
  await lookThrough(store, subjects);
}
