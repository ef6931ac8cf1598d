import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '../../lib/dates.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type QueueClient, runInQueue } from '../../server/jobs/queues.server.ts';
import { runInThread } from '../../server/jobs/worker-threads.server.ts';
import type { Site } from '../../sites/site.ts';
import type { CatalogueFile } from './catalogue-files.rule.ts';
import {
  type CatalogueFileKey,
  claimPrint,
  completePrint,
  deleteOlderPrints,
  fetchItems,
  findPrint,
  insertPrint,
  openItems,
  type StoredPrint,
  storeChunk,
} from './catalogue-print.db.ts';
import type { PrintedSize, PrintTask } from './print-catalogue-worker.server.ts';

export type RequestedFile = { site: Site; maker: string; edition: number; file: CatalogueFile };

const thread = new URL('./print-catalogue-worker.server.ts', import.meta.url);
const pollIntervalMs = 500;
const pendingPrints = new Map<string, Promise<StoredPrint>>();

/** Prints a catalogue file on first request and stores it; concurrent requests, in any process, wait for one print. */
export async function printCatalogue(
  server: Pick<ServerContext, 'database' | 'clock'>,
  caller: QueueClient,
  requested: RequestedFile,
): Promise<StoredPrint> {
  const fileKey = fileKeyOf(requested);
  const [storedPrint] = await findPrint(server.database, fileKey);
  if (storedPrint) return storedPrint;
  const key = JSON.stringify(fileKey);
  const printing =
    pendingPrints.get(key) ?? printOrWait(server, caller, requested).finally(() => pendingPrints.delete(key));
  pendingPrints.set(key, printing);
  return printing;
}

const fileKeyOf = ({ site, maker, edition, file: { section, part } }: RequestedFile): CatalogueFileKey => ({
  site: site.code,
  maker,
  section,
  part,
  edition,
});

async function printOrWait(
  server: Pick<ServerContext, 'database' | 'clock'>,
  caller: QueueClient,
  requested: RequestedFile,
): Promise<StoredPrint> {
  for (;;) {
    const printed = await runInQueue('catalogue', caller, () =>
      server.database.longTransaction((db) => printUnlessClaimed(db, requested, server.clock())),
    );
    if (printed) return printed;
    await pause(pollIntervalMs);
  }
}

/**
 * Undefined while another process prints the file. One transaction, so that a failed print leaves neither rows nor its
 * claim behind.
 */
async function printUnlessClaimed(db: Db, requested: RequestedFile, now: Date): Promise<StoredPrint | undefined> {
  const { site, maker, edition, file } = requested;
  const fileKey = fileKeyOf(requested);
  const [claim] = await claimPrint(db, fileKey);
  if (!claim?.claimed) return undefined;
  const [storedPrint] = await findPrint(db, fileKey);
  if (storedPrint) return storedPrint;
  const [inserted] = await insertPrint(db, { ...fileKey, now });
  if (!inserted) throw new Error('the print was not inserted');
  await openItems(db, { site: site.code, maker, ...groupColumns(file), skip: file.skip, limit: file.items });
  let position = 0;
  const messageHandlers = {
    nextItems: () => fetchItems(db, {}),
    storeChunk: (chunk: Uint8Array) =>
      storeChunk(db, { id: inserted.id, position: position++, chunk: Buffer.from(chunk) }),
  };
  const day = dayOf(now, site.calendar.timeZone);
  const task = { site, maker, part: partText(file), day } satisfies PrintTask;
  const output = await runInThread<PrintedSize>('catalogue', thread, 'printCatalogueFile', task, messageHandlers);
  const printed = { id: inserted.id, ...output };
  await completePrint(db, printed);
  await deleteOlderPrints(db, { site: site.code, maker, edition });
  return printed;
}

const groupColumns = ({ groups }: CatalogueFile) => ({
  bearingTypes: groups.map(({ bearingType }) => bearingType),
  superCategories: groups.map(({ superCategory }) => superCategory),
  categories: groups.map(({ category }) => category),
  subCategories: groups.map(({ subCategory }) => subCategory),
});

const partText = ({ section, part, parts }: CatalogueFile) =>
  parts > 1 ? `${section}, part ${part} of ${parts}` : section;
