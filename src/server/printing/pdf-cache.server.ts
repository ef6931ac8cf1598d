import { LRUCache } from 'lru-cache';
import { type QueueClient, runInQueue } from '../jobs/queues.server.ts';
import type { ThreadPoolName } from '../jobs/worker-threads.server.ts';
import { cacheLookups, cacheMisses } from '../metrics/metrics.server.ts';
import { renderPdfInThread } from './render-pdf-in-thread.server.ts';

export function createPdfCache(queueName: ThreadPoolName, worker: URL, maxEntries: number) {
  const pdfs = new LRUCache<string, Buffer>({ max: maxEntries });
  return async (name: string, printed: unknown, caller: QueueClient): Promise<Buffer> => {
    cacheLookups.inc({ cache: 'documents' });
    const found = pdfs.get(name);
    if (found) return found;
    cacheMisses.inc({ cache: 'documents' });
    return runInQueue(queueName, caller, async () => {
      const pdf = pdfs.get(name) ?? (await renderPdfInThread(queueName, worker, printed));
      pdfs.set(name, pdf);
      return pdf;
    });
  };
}
