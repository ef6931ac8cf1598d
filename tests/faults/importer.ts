import { setTimeout as pause } from 'node:timers/promises';
import {
  beginImportAtDesk,
  checkImportAtDesk,
  finishUploadAtDesk,
  importAtDesk,
  importPartAtDesk,
  runImportAtDesk,
} from '../../src/desk/imports/imports.contract.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import type { DeskWorker } from './desk-worker.ts';
import type { Records } from './records.ts';

const patienceMs = 120_000;

/** Brings a file of stock for items that nobody orders, and waits until it is written. */
export async function importStock(
  { client, desk, random }: DeskWorker,
  codes: readonly string[],
  records: Records,
): Promise<void> {
  const { site } = client;
  const quantities = new Map(codes.map((code) => [code, 1 + random.below(500)]));
  const file = ['itemcode,on_hand', ...[...quantities].map(([code, pieces]) => `${code},${pieces}`)].join('\n');
  const begun = await client.call(beginImportAtDesk, { site, kind: 'stock', file_name: 'stock.csv' }, { desk });
  if (!begun?.success) return;
  const { id } = begun;
  if (!(await sendPart(client, desk, id, file))) return;
  const finished = await client.call(finishUploadAtDesk, { site, id }, { desk });
  if (!finished) return;
  // From here on it may be written at any time, so what was known before holds no longer.
  records.stock.clear();
  const uploaded = await client.call(importAtDesk, { site, id }, { desk });
  if (!uploaded?.success) return;
  await client.call(checkImportAtDesk, { site, id, mapping: uploaded.mapping }, { desk });
  if (!(await reached(client, desk, id, 'checked'))) return;
  await client.call(runImportAtDesk, { site, id }, { desk });
  if (!(await reached(client, desk, id, 'done'))) return;
  for (const [code, pieces] of quantities) records.stock.set(code, pieces);
  records.imports += 1;
}

type Client = DeskWorker['client'];

async function sendPart(client: Client, desk: string, id: number, file: string): Promise<boolean> {
  const path = callUrl(importPartAtDesk, { site: client.site, id, part: '0' });
  const headers = { 'content-type': 'application/octet-stream' };
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = await client.send('POST', path, { desk, headers }, file);
    if (status === 200) return true;
    await pause(200);
  }
  return false;
}

async function reached(client: Client, desk: string, id: number, state: 'checked' | 'done'): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const shown = await client.call(importAtDesk, { site: client.site, id }, { desk });
    if (shown?.success && shown.state === state) return true;
    if (shown?.success && ['failed', 'cancelled'].includes(shown.state)) return false;
    await pause(300);
  }
  return false;
}
