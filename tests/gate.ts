import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuild } from '../src/server/pages/ensure-build.server.ts';

type Count = { passed: number; failed: number };
type Step = { title: string; run(): Promise<Count> };

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
/** The tests start some hundred processes, which load their code faster from Node's cache. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') };
const fine: Count = { passed: 0, failed: 0 };
const broken: Count = { passed: 0, failed: 1 };

/** Four checkers, its default, take more than twice the processor time of one. What it found in unchanged files is kept. */
const typeCheck = [
  '--noEmit',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
];

/** A failed step does not stop the next, so that one run shows everything. */
const steps: readonly Step[] = [
  { title: 'Format and lint', run: () => check('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { title: 'Unused code and packages', run: () => check('knip/bin/knip.js', '--no-progress') },
  { title: 'Build of the pages', run: build },
  { title: 'Types, checked beside the above', run: () => types },
  { title: 'Unit, call and project tests', run: () => vitest('unit') },
  { title: 'Browser tests', run: () => vitest('journeys') },
];

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
// TypeScript works on the one core while format, lint and packages are checked on the other.
const types = checkQuietly('typescript/bin/tsc', ...typeCheck);
const total = { ...fine };
const summary: string[] = [];
const failures: string[] = [];
for (const { title, run } of steps) {
  console.log(`\n━━ ${title}`);
  const started = performance.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  summary.push(`${failed === 0 ? '✔' : '✘'} ${title.padEnd(36)} ${seconds.padStart(8)}`);
  console.log(summary.at(-1));
}
// Said again at the end, where somebody who has only the last lines of a long run still finds it.
for (const failure of failures) console.log(`\n✘ ${failure}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function check(program: string, ...args: string[]): Promise<Count> {
  return (await exitCode(program, args)) === 0 ? fine : broken;
}

/** Prints only what is wrong, at the end, because other steps print meanwhile. */
async function checkQuietly(program: string, ...args: string[]): Promise<Count> {
  const run = promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, env });
  return run.then(
    () => fine,
    ({ message, stdout }: { message: string; stdout?: string }) => {
      console.log(stdout || message);
      return broken;
    },
  );
}

async function build(): Promise<Count> {
  try {
    await ensureBuild();
    return fine;
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return broken;
  }
}

async function vitest(project: string): Promise<Count> {
  const file = join(results, `${project}.json`);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await exitCode('vitest/vitest.mjs', ['run', '--project', project, '--tags-filter', '!lab', ...reports]);
  const count = await countOf(file);
  // A failed setup or an error outside any test fails the run but no test.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

type TestResult = { status: string; fullName: string; failureMessages: string[] };
type Report = { testResults: { name: string; status: string; message: string; assertionResults: TestResult[] }[] };

/** A file that failed to load counts as one failed test; a test for another system or user is skipped. */
async function countOf(reportFile: string): Promise<Count> {
  const report: Report = await readFile(reportFile, 'utf8').then(JSON.parse, () => ({ testResults: [] }));
  const count = { ...fine };
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    count.passed += assertionResults.filter((test) => test.status === 'passed').length;
    count.failed += failed.length === 0 && status === 'failed' ? 1 : failed.length;
    const file = relative(root, name);
    for (const { fullName, failureMessages } of failed) failures.push(`${file}: ${fullName}\n${failureMessages[0]}`);
    if (failed.length === 0 && status === 'failed') failures.push(`${file}\n${message}`);
  }
  return count;
}

function exitCode(program: string, args: readonly string[]): Promise<number> {
  const path = join(root, 'node_modules', program);
  const child = spawn(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
