import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Log } from '../../server/log.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockImports } from '../import/import-items.db.ts';
import { findItemsToRead, type StoredItem, writeReadings } from './read-again.db.ts';
import { readAgain, type StoredReading } from './read-again.ts';

/** Items of a batch that change are locked together, for some milliseconds. */
const itemsPerBatch = 500;
/** Read in some two milliseconds, for which requests wait. */
const itemsPerSlice = 20;
const pauseMs = 10;

type Context = { database: Database; log: Log; clock: () => Date; stopping: AbortSignal };

/**
 * Reads the designations of all items of the site again, as a release may read them better than the one that stored them.
 * Returns how many universal numbers changed.
 */
export async function readItemsAgain(
  { database, log, clock, stopping }: Context,
  site: Site,
  limit = itemsPerBatch,
): Promise<number> {
  let numbers = 0;
  let batch: StoredItem[] = [];
  do {
    const after = batch.at(-1)?.code ?? '';
    batch = await findItemsToRead(database, { site: site.code, after, limit });
    const changes = await readInSlices(batch);
    if (changes.length > 0) numbers += await writeChanges(database, site, changes, clock());
  } while (batch.length === limit && !stopping.aborted);
  if (numbers > 0) log.info({ site: site.code, numbers }, 'universal numbers are read otherwise now');
  return numbers;
}

type Change = { item: StoredItem; reading: StoredReading; isVisible: boolean };

async function readInSlices(items: readonly StoredItem[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (let from = 0; from < items.length; from += itemsPerSlice) {
    changes.push(...items.slice(from, from + itemsPerSlice).flatMap(changeOf));
    await pause(pauseMs);
  }
  return changes;
}

function changeOf(item: StoredItem): Change[] {
  const reading = readAgain(item);
  const changed = (Object.keys(reading) as (keyof StoredReading)[]).filter((name) => reading[name] !== item[name]);
  return changed.length > 0 ? [{ item, reading, isVisible: changed.some((name) => name !== 'universalStated') }] : [];
}

/** Imports of the site wait, as they lock items in the order of their file. */
const writeChanges = (database: Database, site: Site, changes: readonly Change[], now: Date): Promise<number> =>
  database.longTransaction(async (db) => {
    await lockImports(db, { site: site.code });
    const rows = changes.map(({ item: { id, version }, reading, isVisible }) => ({
      id,
      version,
      isVisible,
      ...reading,
    }));
    const written = new Set((await writeReadings(db, { rows: JSON.stringify(rows), now })).map(({ code }) => code));
    const numbers = changes.filter(
      ({ item, reading }) => written.has(item.code) && reading.universalNo !== item.universalNo,
    );
    if (numbers.length > 0) await recordNumbers(db, site, numbers, now);
    const typed = changes.filter(
      ({ item, reading }) => written.has(item.code) && drawnFacts.some((fact) => reading[fact] !== item[fact]),
    );
    if (typed.length > 0) await recordTypes(db, site, typed, now);
    return numbers.length;
  });

const recordNumbers = (db: Db, site: Site, numbers: readonly Change[], now: Date) =>
  recordAudit(db, {
    site: site.code,
    at: now,
    actor: 'system',
    actorName: '',
    action: 'universal numbers read again',
    subject: `${numbers.length} items`,
    details: {
      before: Object.fromEntries(numbers.map(({ item }) => [item.code, item.universalNo])),
      after: Object.fromEntries(numbers.map(({ item, reading }) => [item.code, reading.universalNo])),
    },
  });

const drawnFacts = ['bearingType', 'seal', 'clearance', 'boreMm', 'outsideMm', 'widthMm'] as const;

const recordTypes = (db: Db, site: Site, typed: readonly Change[], now: Date) =>
  recordAudit(db, {
    site: site.code,
    at: now,
    actor: 'system',
    actorName: '',
    action: 'types read from designations',
    subject: `${typed.length} items`,
    details: {
      after: Object.fromEntries(
        typed.map(({ item, reading }) => [item.code, drawnFacts.map((fact) => reading[fact] ?? '').join(', ')]),
      ),
    },
  });
