import { parentPort, workerData } from 'node:worker_threads';
import { printPdf } from '../server/print-pdf.ts';
import { sites } from '../sites/which-site.ts';
import { legalPages } from './legal-pages.ts';
import { legalText } from './legal-text.ts';
import type { LegalPrint } from './print-legal.ts';

const { site, name } = workerData as LegalPrint;

/** A thread of its own that prints once and ends. */
parentPort?.postMessage(await printPdf(legalPages(sites[site], legalText(sites[site], name))));
