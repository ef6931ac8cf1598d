import { parentPort, workerData } from 'node:worker_threads';
import { printPdf } from '../server/print-pdf.ts';
import { type StatementPrint, statementPages } from './statement-pages.ts';

/** A thread of its own that prints once and ends. */
parentPort?.postMessage(await printPdf(statementPages(workerData as StatementPrint)));
