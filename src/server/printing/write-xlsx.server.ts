import type { Spreadsheet } from '../../lib/spreadsheet-cell.ts';
import { runInThread } from '../jobs/worker-threads.server.ts';

const worker = new URL('./xlsx-worker.server.ts', import.meta.url);

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Call from within the queue of documents. */
export const writeXlsx = (sheets: readonly Spreadsheet[]): Promise<Uint8Array> =>
  runInThread<Uint8Array>('documents', worker, 'write', sheets);
