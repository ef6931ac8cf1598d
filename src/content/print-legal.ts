import type { HeavyCaller } from '../server/heavy-work.ts';
import { keptPrints } from '../server/kept-prints.ts';
import type { SiteCode } from '../sites/site.ts';
import type { LegalName } from './legal-text.ts';

export type LegalPrint = { site: SiteCode; name: LegalName };

/** More than there are texts. */
const most = 50;
const texts = keptPrints('public_files', new URL('./legal-print-worker.ts', import.meta.url), most);

/** A legal text of a site as PDF; printed once, when it is asked for first. */
export const printLegal = (print: LegalPrint, caller: HeavyCaller): Promise<Buffer> =>
  texts(`${print.site} ${print.name}`, print, caller);
