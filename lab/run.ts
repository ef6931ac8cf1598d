import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { experiments } from './experiments.ts';

// `npm run lab` lists the experiments, `npm run lab -- NAME …` runs one with what follows, `npm run lab -- all` the short form of most.
const [name = '', ...given] = process.argv.slice(2);
if (name === 'all') await runAll();
else if (Object.hasOwn(experiments, name)) process.exitCode = await run(name, given);
else {
  if (name !== '') console.error(`There is no experiment '${name}'.`);
  const rows = Object.entries(experiments).map(([called, { asks, minutes, needs = '' }]) => [
    called,
    { asks, minutes, needs },
  ]);
  console.table(Object.fromEntries(rows));
  if (name !== '') process.exitCode = 1;
}

async function runAll(): Promise<void> {
  const ended: Record<string, { result: string; seconds: number }> = {};
  for (const [called, { all }] of Object.entries(experiments)) {
    if (all === undefined) continue;
    console.log(`\n━━ ${called}`);
    const started = performance.now();
    const code = await run(called, all);
    ended[called] = { result: code === 0 ? '✔' : '✘', seconds: Math.round((performance.now() - started) / 1000) };
    if (code !== 0) process.exitCode = 1;
  }
  console.table(ended);
}

async function run(called: string, args: readonly string[]): Promise<number> {
  const file = join(import.meta.dirname, experiments[called]?.file ?? '');
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
