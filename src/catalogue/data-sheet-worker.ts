import { parentPort, workerData } from 'node:worker_threads';
import { printPdf } from '../server/print-pdf.ts';
import type { DataSheet } from './data-sheet.ts';
import { dataSheetPages } from './data-sheet-pages.ts';

/** A thread of its own that prints once and ends. */
parentPort?.postMessage(await printPdf(dataSheetPages(workerData as DataSheet)));
