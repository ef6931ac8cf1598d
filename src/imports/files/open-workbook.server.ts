import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';

/** The file as a whole cannot be imported; the message is for staff. */
export class UnreadableFile extends Error {}

/** A small file can expand to far more: a real sheet stays below these. */
const limits = { entries: 5_000, expandedBytes: 4_000_000_000, ratio: 300, ratioFromBytes: 50_000_000 };

const damaged = 'This workbook cannot be read. Please save it as XLSX again, or as CSV.';

export type Workbook = {
  /** Undefined where the workbook has no such part. */
  read(name: string): Promise<Readable | undefined>;
  close(): Promise<void>;
};

/** An XLSX file is a ZIP archive, whose list of parts stands at its end: so it is written to a temporary file first. */
export async function openWorkbook(parts: AsyncIterable<Uint8Array>): Promise<Workbook> {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-workbook-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'workbook.xlsx');
    await pipeline(parts, createWriteStream(path));
    const zip = await openPromise(path, { autoClose: false }).catch(() => undefined);
    if (!zip) throw new UnreadableFile(damaged);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    refuseBomb([...entries.values()]);
    return {
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
    await remove();
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile(damaged);
  }
}

function refuseBomb(entries: readonly Pick<Entry, 'uncompressedSize' | 'compressedSize'>[]): void {
  const expanded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = entries.some(
    ({ uncompressedSize, compressedSize }) =>
      uncompressedSize > limits.ratioFromBytes && uncompressedSize > limits.ratio * compressedSize,
  );
  if (entries.length > limits.entries || expanded > limits.expandedBytes || isBomb)
    throw new UnreadableFile('This workbook expands to far more than it should. Please save the table as CSV.');
}
