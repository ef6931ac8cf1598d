// @module-tag lab
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { prepare } from '../../tests/store/template-database.ts';
import { startEmbeddedTarget } from './embedded-target.ts';
import { providerLane } from './provider-lane.ts';
import { startProviders } from './providers.ts';
import { runFaults } from './run-faults.ts';

test('nothing that was acknowledged is lost or doubled while processes are killed and frozen and providers fail', async () => {
  const providers = await startProviders();
  const short = { lastsMs: [300, 900], quietMs: [200, 600] } as const;
  const target = await startEmbeddedTarget(providers, short, loadNamedWorld);
  try {
    // With this seed each fault of the processes comes once, and eight of the nine of the providers.
    const processes = target.lanes.map((lane) => ({ ...lane, maxStrikes: lane.faults.length }));
    const lanes = [...processes, { ...providerLane(providers, short), maxStrikes: 8 }];
    const run = { seed: 7, seconds: 120, maxFaults: 100, buyers: 2, thinkingMs: 250, settleSeconds: 20 };
    const { counts, left, findings } = await runFaults(target, providers, lanes, run);
    expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(left).toEqual({ mails: 0, payments: 0, refunds: 0, events: 0, registrations: 0 });
    const acknowledged = new Map(findings.map((one) => [one.what, one.acknowledged]));
    for (const what of ['orders lost', 'RFIs', 'payments', 'tax invoices', 'e-invoices', 'mails'])
      expect(acknowledged.get(what), what).toBeGreaterThan(0);
    expect(counts.size).toBe(13);
    for (const { name } of processes.flatMap(({ faults }) => faults)) expect(counts.get(name), name).toBe(1);
  } finally {
    await target.close();
    await providers.close();
  }
}, 240_000);

/** Loads in a second what a test store has of the one shop that is used, instead of the whole demo data. */
async function loadNamedWorld(dataDir: string): Promise<void> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, throwaway: true });
  await prepare(connection, ['nod']);
  await stop();
}
