import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assembleFolder } from '../../src/commands/distribution/assemble-folder.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { freePort } from '../../tests/store/store-process.ts';
import { reportResult } from './measure/goals.ts';
import { sendMixedLoad } from './requests/mixed-load.ts';

// Does the folder of `npm run build` start on a machine with Node alone, how large is it, how much memory does it take, and
// are the files in ops valid?
const goals = {
  megabytes: 250,
  withoutDatabase: 150,
  idleMb: 200,
  peakMb: 450,
  seconds: { 'first start (demo data)': 8, 'second start': 1.5, 'third start': 1.5 },
};

const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'raceway-package-'));
const dataDir = join(folder, 'data');
const rows: Record<string, string | number>[] = [];
let missed = 0;

try {
  const pages = (await ensureBuild()).folder;
  for (const withDatabase of [false, true]) {
    await assembleFolder(root, pages, join(folder, 'dist'), withDatabase);
    const megabytes = Math.round(diskUsage(join(folder, 'dist')));
    const what = `packaged folder ${withDatabase ? 'with' : 'without'} the embedded database`;
    note(`${what}, MB`, megabytes);
    const goal = withDatabase ? goals.megabytes : goals.withoutDatabase;
    reportResult({ what, figure: megabytes, unit: 'MB', goal });
  }
  for (const [start, goal] of Object.entries(goals.seconds)) await measureStart(start, goal);
  await measureLoad();
  await installAgain();
  checkOperatorFiles();
} finally {
  console.table(rows);
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
if (missed > 0) {
  console.error(`${missed} missed`);
  process.exitCode = 1;
}

function note(what: string, result: string | number): void {
  rows.push({ what, result });
}

function diskUsage(path: string): number {
  return Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]);
}

async function measureStart(title: string, goal: number): Promise<void> {
  const began = performance.now();
  const { store, port, status } = await startStore();
  const seconds = (performance.now() - began) / 1000;
  note(`${title}, s`, seconds.toFixed(1));
  reportResult({ what: title, figure: seconds, unit: 's', goal });
  const page = await fetch(`http://127.0.0.1:${port}/listing`);
  await page.text();
  note(`${title}: ready and a page`, `${status} ${page.status}`);
  if (status !== 200 || page.status !== 200) missed += 1;
  const megabytes = memoryMb(store, 'VmRSS');
  note(`${title}: memory, MB`, megabytes);
  if (goal < goals.seconds['first start (demo data)'])
    reportResult({ what: `memory after the ${title}`, figure: megabytes, unit: 'MB', goal: goals.idleMb });
  await stop(store);
}

async function measureLoad(): Promise<void> {
  const { store, port } = await startStore();
  await sendMixedLoad({ port, pid: store.pid ?? 0, dataDir });
  const figure = memoryMb(store, 'VmHWM');
  reportResult({ what: 'highest memory under load', figure, unit: 'MB', goal: goals.peakMb });
  await stop(store);
}

async function startStore() {
  const port = await freePort();
  // As ops/systemd starts it.
  const env = {
    PATH: '/usr/bin:/bin',
    PORT: String(port),
    DATA_DIR: dataDir,
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '16384',
  };
  const flags = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
  const store = spawn(process.execPath, [...flags, join(folder, 'dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { store, port, status: await readyAfter(store, port) };
}

async function stop(store: ChildProcess): Promise<void> {
  store.kill('SIGINT');
  await once(store, 'close');
}

async function readyAfter(store: ChildProcess, port: number): Promise<number> {
  while (store.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return status;
    await pause(50);
  }
  return 0;
}

/** Resident memory: VmRSS now, VmHWM at most. */
function memoryMb({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
}

/** Manifest and lock of the folder install the same packages, which a machine of another kind needs. */
async function installAgain(): Promise<void> {
  const copy = join(folder, 'installed');
  for (const name of ['package.json', 'package-lock.json']) await cp(join(folder, 'dist', name), join(copy, name));
  const { status } = spawnSync('npm', ['ci', '--omit=dev'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  note('npm ci --omit=dev in the folder', status === 0 ? 'ok' : 'failed');
  if (status !== 0) missed += 1;
}

function checkOperatorFiles(): void {
  const caddyfile = join(root, 'ops/caddy/Caddyfile');
  check('Caddyfile', 'caddy', ['validate', '--adapter', 'caddyfile', '--config', caddyfile]);
  check('haproxy.cfg', 'haproxy', ['-c', '-f', withTestCertificate()]);
  const unitFolder = join(root, 'ops/systemd');
  check('systemd units', 'systemd-analyze', [
    'verify',
    ...readdirSync(unitFolder).map((name) => join(unitFolder, name)),
  ]);
}

function withTestCertificate(): string {
  const pem = join(folder, 'test.pem');
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', pem, '-out', join(folder, 'test.crt')], { stdio: 'ignore' });
  appendFileSync(pem, readFileSync(join(folder, 'test.crt')));
  const config = readFileSync(join(root, 'ops/haproxy/haproxy.cfg'), 'utf8').replace('/etc/haproxy/raceway.pem', pem);
  writeFileSync(join(folder, 'haproxy.cfg'), config);
  return join(folder, 'haproxy.cfg');
}

function check(what: string, program: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) note(what, `not checked: ${program} is not installed`);
  else note(what, status === 0 ? 'valid' : `refused: ${stderr.trim().slice(-300)}`);
  if (!error && status !== 0) missed += 1;
}
