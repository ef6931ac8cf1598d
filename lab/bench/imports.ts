import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importColumns, importedFacts } from '../../src/catalogue/import/import-columns.server.ts';
import { startCheck, startRun } from '../../src/imports/control-import.server.ts';
import type { ImportKind } from '../../src/imports/import-kind.data.ts';
import { loadImport } from '../../src/imports/show-import.server.ts';
import { beginImport, finishUpload, partBytes, storeImportPart } from '../../src/imports/upload-import.server.ts';
import type { Database } from '../../src/server/database/database.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { freePort, openRunningDatabase, startStoreProcess } from '../../tests/store/store-process.ts';
import { writeXlsx } from './data/write-xlsx.ts';
import { openConnection } from './requests/raw-http-client.ts';
import { createShopRequests } from './requests/shop-requests.ts';

// How long do 100,000 lines of stock and a million items take on the embedded database, how much memory, and what do
// shoppers notice? Fewer items, or the items as an Excel file: npm run lab -- imports 100000 xlsx
const goals = { stockSeconds: 60, itemSeconds: 360 };
const itemCount = Number(process.argv[2] ?? 1_000_000);
const form = process.argv[3] === 'xlsx' ? 'xlsx' : 'csv';
const stockCount = Math.min(itemCount, 100_000);

const numberColumns = ['bore_mm', 'outside_mm', 'width_mm', 'weight_kg', 'list_price', 'cost_price', 'tax_percent'];
const site = sites.nod;
const by = 'bench';
const pauseMs = 100;
const dir = await mkdtemp(join(tmpdir(), 'raceway-imports-'));
await chmod(dir, 0o711);
const store = startStoreProcess(dir, await freePort(), { DEMO: '1', LOG_LEVEL: 'warn' });
const rows: Record<string, string | number>[] = [];

try {
  await store.opened;
  const database = await openRunningDatabase(dir);
  await bring(database, 'items', await itemFile(await baseItems(database)));
  await bring(database, 'stock', csv(stockRows(await itemCodes(database), 7)));
  await bring(database, 'stock', csv(stockRows(await itemCodes(database), 7)), 'the same stock again');
  await database.close();
  console.table(rows);
  console.log(
    `${cpus().length} cores, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, goals ${JSON.stringify(goals)}`,
  );
} finally {
  await store.send('SIGTERM');
  await rm(dir, { recursive: true, force: true });
}

type Cells = Record<string, string | number | null>;

async function baseItems({ $client }: Database): Promise<Cells[]> {
  const facts = Object.entries(importedFacts)
    .map(([fact, { column }]) => `${columnOf(fact)} as ${column}`)
    .join(', ');
  const { rows: items } = await $client.query<Cells>(`select ${facts} from items where site = $1 order by id`, [
    site.code,
  ]);
  return items;
}

function columnOf(fact: string): string {
  const name = fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return fact.endsWith('Minor') || fact === 'taxBp' ? `(${name} / 100.0)::numeric(12, 2)` : name;
}

type FileParts = { extension: string; parts: Iterable<Buffer> };

async function itemFile(base: readonly Cells[]): Promise<FileParts> {
  const columns = importColumns.filter((name) => base[0] && name in base[0]);
  const rows = itemRows(base, columns);
  if (form === 'csv') return csv(rows);
  const numeric = new Set(columns.flatMap((name, n) => (numberColumns.includes(name) ? [n] : [])));
  return { extension: 'xlsx', parts: await writeXlsx(rows, numeric) };
}

function* itemRows(base: readonly Cells[], columns: readonly string[]): Generator<string[]> {
  yield [...columns];
  for (let n = 0; n < itemCount; n += 1) {
    const item = base[n % base.length] ?? {};
    const variant = Math.floor(n / base.length) + 1;
    const own: Cells = { ...item, itemcode: `${item.itemcode}-V${variant}`, itemname: `${item.itemname}/V${variant}` };
    yield columns.map((name) => String(own[name] ?? ''));
  }
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

async function itemCodes({ $client }: Database): Promise<string[]> {
  const { rows: items } = await $client.query<{ code: string }>(
    'select code from items where site = $1 order by id desc limit $2',
    [site.code, stockCount],
  );
  return items.map(({ code }) => code);
}

function* stockRows(codes: readonly string[], pieces: number): Generator<string[]> {
  yield ['itemcode', 'on_hand', 'shelf'];
  for (const [n, code] of codes.entries()) yield [code, String((n % 500) + pieces), `A-${n % 90}`];
}

function csv(rows: Iterable<readonly string[]>): FileParts {
  function* lines() {
    for (const cells of rows) yield Buffer.from(`${cells.map(quoted).join(',')}\n`);
  }
  return { extension: 'csv', parts: lines() };
}

/** Uploads, checks and writes a file while shoppers read pages. */
async function bring(database: Database, kind: ImportKind, { extension, parts }: FileParts, name: string = kind) {
  const id = await beginImport(database, site, { kind, fileName: `${kind}.${extension}`, by, now: new Date() });
  await upload(database, id, parts);
  refuseNothing(await finishUpload(database, site, { id, by, now: new Date() }));
  const shoppers = startShoppers();
  const record = await loadImport(database, site, id, [kind]);
  const check = await timed(async () => {
    refuseNothing(await startCheck(database, site, { id, mapping: record?.mapping ?? [], by, now: new Date() }));
    await reached(database, id, kind, 'checked');
  });
  const run = await timed(async () => {
    refuseNothing(await startRun(database, site, { id, missing: undefined, by, now: new Date() }));
    await reached(database, id, kind, 'done');
  });
  const done = await loadImport(database, site, id, [kind]);
  const { p99Ms, pages } = await shoppers.stop();
  rows.push({
    import: name,
    lines: Object.values(done?.found ?? {}).reduce((sum, count) => sum + count, 0),
    'check, s': check,
    'write, s': run,
    'together, s': Math.round(check + run),
    written: JSON.stringify(done?.written),
    'peak of the store, MB': peakMb(store.pid),
    pages,
    'shop p99, ms': Math.round(p99Ms),
  });
  console.log(rows.at(-1));
}

function refuseNothing(refused: { message: string } | undefined): void {
  if (refused) throw new Error(refused.message);
}

async function upload(database: Database, id: number, pieces: Iterable<Buffer>) {
  let waiting: Buffer[] = [];
  let length = 0;
  let part = 0;
  const flush = async () => {
    await storeImportPart(database, id, part, Buffer.concat(waiting));
    part += 1;
    waiting = [];
    length = 0;
  };
  for (const piece of pieces) {
    if (length + piece.length > partBytes) await flush();
    waiting.push(piece);
    length += piece.length;
  }
  if (length > 0) await flush();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) / 100) / 10;
}

async function reached(database: Database, id: number, kind: ImportKind, state: string) {
  for (;;) {
    const record = await loadImport(database, site, id, [kind]);
    if (record?.state === state) return;
    if (record?.state === 'failed') throw new Error(record.problem);
    await pause(200);
  }
}

/** Twenty pages a second, as the shop sees them on a busy day. */
function startShoppers() {
  const shopping = createShopRequests(site, store.port);
  const pages = ['/', '/listing?q=6205', '/listing?q=6308', '/about'].map((path) => shopping.page(path));
  const tookMs: number[] = [];
  const stopped = new AbortController();
  const shop = async () => {
    const connection = await openConnection(store.port);
    for (let n = 0; !stopped.signal.aborted; n += 1) {
      const page = pages[n % pages.length];
      const sent = performance.now();
      if (page) await connection.send(page);
      tookMs.push(performance.now() - sent);
      await pause(pauseMs);
    }
    connection.close();
  };
  const both = Promise.all([shop(), shop()]);
  return {
    async stop() {
      stopped.abort();
      await both;
      tookMs.sort((one, other) => one - other);
      return { pages: tookMs.length, p99Ms: tookMs[Math.floor(tookMs.length * 0.99)] ?? 0 };
    },
  };
}

function peakMb(pid: number): number {
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
