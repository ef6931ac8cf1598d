import { printInThread } from '../server/print-pdf.ts';
import type { IssuedDocument } from './documents.table.ts';

const worker = new URL('./print-worker.ts', import.meta.url);

/** Prints documents in a thread beside the one that answers calls. */
export const printAside = (documents: readonly IssuedDocument[]): Promise<Buffer> =>
  printInThread('documents', worker, documents);
