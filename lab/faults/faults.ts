import { parseArgs } from 'node:util';
import { startClusterTarget } from './cluster-target.ts';
import { startEmbeddedTarget } from './embedded-target.ts';
import { providerLane } from './provider-lane.ts';
import { startProviders } from './providers.ts';
import { type FaultResult, runFaults } from './run-faults.ts';

// Mixed load for an hour with faults all the time, some two thousand: is anything lost that somebody was told?
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    faults: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
});
const providers = await startProviders();
const target = values.embedded
  ? await startEmbeddedTarget(providers, { lastsMs: [500, 2500], quietMs: [1000, 4000] })
  : await startClusterTarget(providers);
const end = async () => {
  await target.close();
  await providers.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)));

try {
  const lanes = [...target.lanes, providerLane(providers, { lastsMs: [500, 3000], quietMs: [500, 2000] })];
  print(
    await runFaults(target, providers, lanes, {
      seed: Number(values.seed),
      seconds: Number(values.minutes) * 60,
      maxFaults: Number(values.faults),
      buyers: 3,
      thinkingMs: 200,
      settleSeconds: 300,
      report: console.log,
    }),
  );
} finally {
  await end();
}

function print({ counts, statuses, refusals, left, findings }: FaultResult): void {
  console.table(Object.fromEntries([...counts].sort()));
  console.log(`${[...counts.values()].reduce((sum, count) => sum + count, 0)} faults; seed ${values.seed}`);
  console.log('Replies by status, 0 for none:', Object.fromEntries(statuses));
  console.log('Orders that were refused:', Object.fromEntries(refusals));
  console.log('Still to be done:', left);
  console.table(findings.map(({ what, acknowledged, wrong }) => ({ what, acknowledged, wrong: wrong.length })));
  for (const { what, wrong } of findings) for (const one of wrong.slice(0, 10)) console.log(`✘ ${what}: ${one}`);
  if (findings.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
}
