import { closeSync, openSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../../lib/spreadsheet/table-line.ts';

/** A small file can expand to far more: a real sheet or picture stays below these. */
const limits = {
  entries: 5_000,
  listedBytes: 10_000_000,
  expandedBytes: 4_000_000_000,
  ratio: 300,
  ratioFromBytes: 50_000_000,
};

export type ArchiveEntry = { name: string; bytes: number };

export type Archive = {
  entries: readonly ArchiveEntry[];
  /** Undefined where the archive has no such entry. Fails when the entry expands to more than it says. */
  read(name: string): Promise<Readable | undefined>;
  close(): void;
};

/** The messages for an archive that cannot be read, and for one that is too large. */
export type ArchiveTexts = { damaged: string; tooLarge: string };

/** The list of entries stands at the end of a ZIP archive: so it is written to a temporary file first. No entry is written to the disk. */
export async function openArchive(parts: AsyncIterable<Uint8Array>, texts: ArchiveTexts): Promise<Archive> {
  const { writer, reader } = await openUnnamedFile();
  let opened: ZipFile | undefined;
  try {
    await writer.writeFile(parts).finally(() => writer.close());
    const damaged = () => {
      throw new UnreadableFile(texts.damaged);
    };
    const zip: ZipFile = await fromFdPromise(reader, { autoClose: false }).catch(damaged);
    opened = zip;
    if (zip.entryCount > limits.entries) throw new UnreadableFile(texts.tooLarge);
    const entries = await readEntries(zip).catch(damaged);
    if (!entries) throw new UnreadableFile(texts.tooLarge);
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
      close: () => zip.close(),
    };
  } catch (cause) {
    if (opened) opened.close();
    else closeSync(reader);
    // A file that could not be fetched, or not be written because the disk is full, may be a good one.
    throw cause;
  }
}

/** It has lost its name before it is written, so that nothing is left of it when the process is killed. */
async function openUnnamedFile(): Promise<{ writer: FileHandle; reader: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-archive-'));
  try {
    const path = join(folder, 'archive.zip');
    return { writer: await open(path, 'wx'), reader: openSync(path, 'r') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined where their names, comments and further fields are longer than those of any real archive. */
async function readEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry> | undefined> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > limits.listedBytes) return undefined;
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function isBomb(entries: readonly Pick<Entry, 'uncompressedSize' | 'compressedSize'>[]): boolean {
  const expanded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const expandsFar = entries.some(
    ({ uncompressedSize, compressedSize }) =>
      uncompressedSize > limits.ratioFromBytes && uncompressedSize > limits.ratio * compressedSize,
  );
  return expanded > limits.expandedBytes || expandsFar;
}
