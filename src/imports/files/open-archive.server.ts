import { createWriteStream } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../../lib/spreadsheet/table-line.ts';

/** A small file can expand to far more: a real sheet or picture stays below these. */
const limits = { entries: 5_000, expandedBytes: 4_000_000_000, ratio: 300, ratioFromBytes: 50_000_000 };

const folderName = 'raceway-archive-';
const dayMs = 24 * 3_600_000;

export type ArchiveEntry = { name: string; bytes: number };

export type Archive = {
  entries: readonly ArchiveEntry[];
  /** Undefined where the archive has no such entry. Fails when the entry expands to more than it says. */
  read(name: string): Promise<Readable | undefined>;
  close(): Promise<void>;
};

/** What is said of an archive that cannot be read, and of one that is too large. */
export type ArchiveTexts = { damaged: string; tooLarge: string };

/** The list of entries stands at the end of a ZIP archive: so it is written to a temporary file first. No entry is written to the disk. */
export async function openArchive(parts: AsyncIterable<Uint8Array>, texts: ArchiveTexts): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), folderName));
  const remove = () => rm(folder, { recursive: true, force: true });
  let opened: ZipFile | undefined;
  try {
    const path = join(folder, 'archive.zip');
    await pipeline(parts, createWriteStream(path));
    const damaged = () => {
      throw new UnreadableFile(texts.damaged);
    };
    const zip: ZipFile = await openPromise(path, { autoClose: false }).catch(damaged);
    opened = zip;
    if (zip.entryCount > limits.entries) throw new UnreadableFile(texts.tooLarge);
    const entries = await readEntries(zip).catch(damaged);
    if (isBomb([...entries.values()])) throw new UnreadableFile(texts.tooLarge);
    return {
      entries: Array.from(entries.values(), ({ fileName, uncompressedSize }) => ({
        name: fileName,
        bytes: uncompressedSize,
      })),
      async read(name) {
        const entry = entries.get(name);
        return entry && zip.openReadStreamPromise(entry);
      },
      async close() {
        zip.close();
        await remove();
      },
    };
  } catch (cause) {
    opened?.close();
    await remove();
    // A file that could not be fetched, or not be written because the disk is full, may be a good one.
    throw cause;
  }
}

async function readEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** Deletes the folders that processes left when they were killed. */
export async function removeLeftArchives(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderName));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    // Another process may have deleted it meanwhile.
    const found = await lstat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(path, { recursive: true, force: true });
  }
}

function isBomb(entries: readonly Pick<Entry, 'uncompressedSize' | 'compressedSize'>[]): boolean {
  const expanded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const expandsFar = entries.some(
    ({ uncompressedSize, compressedSize }) =>
      uncompressedSize > limits.ratioFromBytes && uncompressedSize > limits.ratio * compressedSize,
  );
  return expanded > limits.expandedBytes || expandsFar;
}
