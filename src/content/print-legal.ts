import { keptByName } from '../lib/kept.ts';
import { printInThread } from '../server/print-pdf.ts';
import type { SiteCode } from '../sites/site.ts';
import type { LegalName } from './legal-text.ts';

export type LegalPrint = { site: SiteCode; name: LegalName };

const worker = new URL('./legal-print-worker.ts', import.meta.url);
/** More than there are texts. */
const kept = keptByName<Promise<Buffer>>(50);

/** A legal text of a site as PDF; printed once, when it is asked for first. */
export function printLegal(print: LegalPrint): Promise<Buffer> {
  return kept(`${print.site} ${print.name}`, () => printInThread(worker, print));
}
