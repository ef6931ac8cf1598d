import { printPdf } from '../server/print-pdf.ts';
import { sites } from '../sites/which-site.ts';
import { legalPages } from './legal-pages.ts';
import { legalText } from './legal-text.ts';
import type { LegalPrint } from './print-legal.ts';

export const print = ({ site, name }: LegalPrint): Promise<Buffer> =>
  printPdf(legalPages(sites[site], legalText(sites[site], name)));
