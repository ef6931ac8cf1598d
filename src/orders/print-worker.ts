import { parentPort, workerData } from 'node:worker_threads';
import type { IssuedDocument } from './documents.table.ts';
import { printDocuments } from './print-documents.ts';

/** A thread of its own that prints once and ends. */
parentPort?.postMessage(await printDocuments(workerData as readonly IssuedDocument[]));
