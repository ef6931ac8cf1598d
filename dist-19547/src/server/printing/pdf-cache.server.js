import { LRUCache } from 'lru-cache';
import {                   runInQueue } from '../jobs/queues.server.js';
                                                                      
import { cacheLookups, cacheMisses } from '../metrics/metrics.server.js';
import { renderPdfInThread } from './print-pdf.server.js';

export function createPdfCache(queueName               , worker     , maxEntries        ) {
  const pdfs = new LRUCache                ({ max: maxEntries });
  return async (name        , printed         , caller             )                  => {
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
