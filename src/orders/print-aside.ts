import { Worker } from 'node:worker_threads';
import type { IssuedDocument } from './documents.table.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Prints documents in a thread beside the one that answers calls, one file at a time: a long invoice keeps nobody
 * waiting but its reader.
 */
export function printAside(documents: readonly IssuedDocument[]): Promise<Buffer> {
  const printed = last.then(() => inThread(documents));
  last = printed.catch(() => undefined);
  return printed;
}

function inThread(documents: readonly IssuedDocument[]): Promise<Buffer> {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { workerData: documents });
  return new Promise((resolve, reject) => {
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`printing ended with ${code}`)));
  });
}
