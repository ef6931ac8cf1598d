import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '../lib/dates.ts';
import type { Server } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { type HeavyCaller, inLane } from '../server/heavy-work.ts';
import { inThread } from '../server/threads.ts';
import type { Site } from '../sites/site.ts';
import type { CatalogueFile } from './catalogue-files.rule.ts';
import {
  beginPrint,
  claimPrint,
  deleteOlderPrints,
  endPrint,
  type FileOf,
  fetchItems,
  findPrint,
  type KeptPrint,
  keepChunk,
  openItems,
} from './catalogue-print.db.ts';
import type { PrintedFile, PrintTask } from './catalogue-print-thread.ts';

export type WantedFile = { site: Site; maker: string; edition: number; file: CatalogueFile };

const thread = new URL('./catalogue-print-thread.ts', import.meta.url);
const lookAgainMs = 500;
const underWay = new Map<string, Promise<KeptPrint>>();

/**
 * A file of a catalogue, printed when it is asked for first after a change and kept in the database. However many ask at
 * once, in however many processes, one prints and the others wait for it.
 */
export async function printCatalogue(
  server: Pick<Server, 'database' | 'clock'>,
  caller: HeavyCaller,
  wanted: WantedFile,
): Promise<KeptPrint> {
  const which = fileOf(wanted);
  const [kept] = await findPrint(server.database, which);
  if (kept) return kept;
  const key = JSON.stringify(which);
  const printing = underWay.get(key) ?? print(server, caller, wanted).finally(() => underWay.delete(key));
  underWay.set(key, printing);
  return printing;
}

const fileOf = ({ site, maker, edition, file: { section, part } }: WantedFile): FileOf => ({
  ...{ site: site.code, maker, section, part, edition },
});

async function print(
  server: Pick<Server, 'database' | 'clock'>,
  caller: HeavyCaller,
  wanted: WantedFile,
): Promise<KeptPrint> {
  for (;;) {
    const printed = await inLane('catalogue', caller, () =>
      server.database.longTransaction((db) => printOrFind(db, wanted, server.clock())),
    );
    if (printed) return printed;
    await pause(lookAgainMs);
  }
}

/**
 * The file when it is printed, else prints it; undefined while another process does. All is written in one transaction:
 * of a print that fails, or whose process ends, nothing is left, and neither is its claim.
 */
async function printOrFind(db: Db, wanted: WantedFile, now: Date): Promise<KeptPrint | undefined> {
  const { site, maker, edition, file } = wanted;
  const which = fileOf(wanted);
  const [claim] = await claimPrint(db, which);
  if (!claim?.claimed) return undefined;
  const [kept] = await findPrint(db, which);
  if (kept) return kept;
  const [begun] = await beginPrint(db, { ...which, now });
  if (!begun) throw new Error('a print was not begun');
  await openItems(db, { site: site.code, maker, ...columnsOf(file), skip: file.skip, most: file.items });
  let position = 0;
  const answers = {
    nextItems: () => fetchItems(db, {}),
    keepChunk: (chunk: Uint8Array) => keepChunk(db, { id: begun.id, position: position++, chunk: Buffer.from(chunk) }),
  };
  const day = dayOf(now, site.calendar.timeZone);
  const task = { site: site.code, maker, part: partText(file), day } satisfies PrintTask;
  const made = await inThread<PrintedFile>('catalogue', thread, 'printCatalogueFile', task, answers);
  const printed = { id: begun.id, ...made };
  await endPrint(db, printed);
  await deleteOlderPrints(db, { site: site.code, maker, edition });
  return printed;
}

const columnsOf = ({ groups }: CatalogueFile) => ({
  bearingTypes: groups.map(({ bearingType }) => bearingType),
  superCategories: groups.map(({ superCategory }) => superCategory),
  categories: groups.map(({ category }) => category),
  subCategories: groups.map(({ subCategory }) => subCategory),
});

/** 'Deep groove ball, part 2 of 3', as the cover has it. */
const partText = ({ section, part, parts }: CatalogueFile) =>
  parts > 1 ? `${section}, part ${part} of ${parts}` : section;
