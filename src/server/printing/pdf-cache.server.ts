import { type QueueClient, runInQueue } from '../jobs/queues.server.ts';
import type { ThreadPoolName } from '../jobs/worker-threads.server.ts';
import { renderPdfInThread } from './print-pdf.server.ts';

export function createPdfCache(queueName: ThreadPoolName, worker: URL, maxEntries: number) {
  const pdfs = new Map<string, Buffer>();
  return async (name: string, printed: unknown, caller: QueueClient): Promise<Buffer> => {
    const found = pdfs.get(name);
    if (found) return found;
    return runInQueue(queueName, caller, async () => {
      const pdf = pdfs.get(name) ?? (await renderPdfInThread(queueName, worker, printed));
      pdfs.delete(name);
      pdfs.set(name, pdf);
      const [oldest] = pdfs.keys();
      if (oldest !== undefined && pdfs.size > maxEntries) pdfs.delete(oldest);
      return pdf;
    });
  };
}
