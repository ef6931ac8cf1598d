import { printInThread } from '../server/print-pdf.ts';
import type { SiteCode } from '../sites/site.ts';
import type { LegalName } from './legal-text.ts';

export type LegalPrint = { site: SiteCode; name: LegalName };

const worker = new URL('./legal-print-worker.ts', import.meta.url);
const kept = new Map<string, Promise<Buffer>>();

/** A legal text of a site as PDF; printed once, when it is asked for first. */
export function printLegal(print: LegalPrint): Promise<Buffer> {
  const key = `${print.site} ${print.name}`;
  const printed = kept.get(key) ?? printInThread(worker, print);
  kept.set(key, printed);
  printed.catch(() => kept.delete(key));
  return printed;
}
