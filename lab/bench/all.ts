import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundOf, isMet, type Result, round } from './measure/goals.ts';

// Every goal in one table, in less than 15 minutes on two cores. `npm run lab -- bench --record` keeps the figures beside those
// of before in lab/bench/record.json.
const parts: readonly (readonly string[])[] = [
  ['http.ts'],
  ['signed-in-pages.ts'],
  ['orders.ts'],
  ['search.ts', '10000', '100000'],
  ['package.ts'],
  ['pages.ts'],
  ['page-changes.ts'],
];
const recordFile = join(import.meta.dirname, 'record.json');

const folder = await mkdtemp(join(tmpdir(), 'raceway-bench-'));
const resultsFile = join(folder, 'results');
writeFileSync(resultsFile, '');
for (const [script = '', ...args] of parts) {
  console.log(`\n━━ ${script}`);
  const env = { ...process.env, BENCH_RESULTS: resultsFile };
  const bench = spawn(process.execPath, [join(import.meta.dirname, script), ...args], { env, stdio: 'inherit' });
  const [code] = await once(bench, 'close');
  if (code !== 0) process.exitCode = 1;
}
const results = readFileSync(resultsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Result);
await rm(folder, { recursive: true });
printTable();
if (process.argv.includes('--record')) record();

function printTable(): void {
  const rows = results.map((result) => ({
    '': isMet(result) ? '✔' : '✘',
    what: result.what,
    goal: `${boundOf(result)} ${round(result.goal)} ${result.unit}`,
    figure: round(result.figure),
    ratio: ratioOf(result),
  }));
  console.table(rows);
}

function ratioOf({ figure, baseline }: Result): string {
  return baseline ? `${round(figure / baseline.figure)} of ${baseline.what}` : '';
}

function record(): void {
  const before = JSON.parse(readFileSync(recordFile, 'utf8')) as unknown[];
  const figures = Object.fromEntries(results.map((result) => [result.what, figureOf(result)]));
  const now = { day: new Date().toISOString().slice(0, 10), figures };
  writeFileSync(recordFile, `${JSON.stringify([...before, now], null, 2)}\n`);
}

/** '203 a second, 0.0155 of the bare route' */
function figureOf(result: Result): string {
  return [`${round(result.figure)} ${result.unit}`, ratioOf(result)].filter((part) => part !== '').join(', ');
}
