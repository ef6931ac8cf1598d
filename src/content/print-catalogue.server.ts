import { type Day, dayOf } from '../lib/dates.ts';
import type { Server } from '../server/call.ts';
import { printInThread } from '../server/print-pdf.ts';
import type { Site } from '../sites/site.ts';
import { type CatalogueOf, findEdition, findItems, findPrint, keepPrint } from './catalogue-pdf.db.ts';
import type { CatalogueItem } from './catalogue-sections.rule.ts';

/** What the worker prints. */
export type CataloguePrint = CatalogueOf & { day: Day; items: readonly CatalogueItem[] };

const worker = new URL('./catalogue-print-worker.ts', import.meta.url);
const underWay = new Map<string, Promise<Buffer>>();

/**
 * The catalogue of a site, or of one maker there: printed when it is asked for first after a change of any item, and kept
 * in the database for all processes. Undefined where nothing of the maker is sold. 13,500 items take 5 to 12 seconds of
 * one core and 250 MB.
 */
export async function printCatalogue(
  { database, clock }: Pick<Server, 'database' | 'clock'>,
  site: Site,
  maker: string,
): Promise<Buffer | undefined> {
  const which = { site: site.code, maker };
  const [found] = await findEdition(database, which);
  if (!found?.edition) return undefined;
  const { edition } = found;
  const [kept] = await findPrint(database, { ...which, edition });
  if (kept) return kept.pdf;
  const key = JSON.stringify([which, edition]);
  const print = async () => {
    const now = clock();
    const day = dayOf(now, site.calendar.timeZone);
    const items = await findItems(database, which);
    const pdf = await printInThread('catalogue', worker, { ...which, day, items } satisfies CataloguePrint);
    await keepPrint(database, { ...which, edition, pdf, now });
    return pdf;
  };
  const printing = underWay.get(key) ?? print().finally(() => underWay.delete(key));
  underWay.set(key, printing);
  return printing;
}
