import { parentPort, workerData } from 'node:worker_threads';
import { printPdf } from '../server/print-pdf.ts';
import { sites } from '../sites/which-site.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { catalogueSections } from './catalogue-sections.rule.ts';
import type { CataloguePrint } from './print-catalogue.server.ts';

const { site, maker, day, items } = workerData as CataloguePrint;

/** A thread of its own that prints once and ends. */
parentPort?.postMessage(
  await printPdf(cataloguePages({ site: sites[site], maker, day, sections: catalogueSections(items) })),
);
