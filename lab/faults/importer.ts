import { setTimeout as pause } from 'node:timers/promises';
import { importStockAtDesk } from '../../tests/actions/import-at-desk.ts';
import type { DeskWorker } from './desk-worker.ts';
import type { Records } from './records.ts';

/** Brings a file of stock for items that nobody orders, and waits until it is written. */
export async function importStock(
  { client, desk, random }: DeskWorker,
  codes: readonly string[],
  records: Records,
): Promise<void> {
  const pieces = new Map(codes.map((code) => [code, 1 + random.below(500)]));
  const isWritten = await importStockAtDesk(
    {
      site: client.site,
      call: (contract, input) => client.call(contract, input, { desk }),
      sendFile: (path, file) => sendFile({ client, desk }, path, file),
      // What was known before holds no longer.
      onUploaded: () => records.stock.clear(),
    },
    pieces,
  );
  if (!isWritten) return;
  for (const [code, quantity] of pieces) records.stock.set(code, quantity);
  records.imports += 1;
}

async function sendFile({ client, desk }: Pick<DeskWorker, 'client' | 'desk'>, path: string, file: string) {
  const headers = { 'content-type': 'application/octet-stream' };
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = await client.send('POST', path, { desk, headers }, file);
    if (status === 200) return true;
    await pause(200);
  }
  return false;
}
