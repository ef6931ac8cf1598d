import type { Database } from '../../server/database/database.server.ts';
import { findExportPart, insertExportPart } from './exports.db.ts';

const exportPartBytes = 900_000;

/** Another process makes it now, it was deleted, or this process ends. */
export class ExportInterrupted extends Error {}

/** Keeps a file in parts as it comes, so that no more than a part and a batch are in memory. */
export function storeExport(database: Database, held: { id: number; owner: string }) {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let part = 0;
  let bytes = 0;
  const store = async (content: Buffer) => {
    const [stored] = await insertExportPart(database, { ...held, part, content });
    if (!stored) throw new ExportInterrupted();
    part += 1;
  };
  const push = (chunk: Uint8Array) => {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    bytes += chunk.length;
  };
  return {
    push,
    bytes: () => bytes,
    /** Stores the parts that are full, or at the end the rest too. */
    async flush(isEnd = false): Promise<void> {
      if (waitingBytes < exportPartBytes && !isEnd) return;
      let rest = Buffer.concat(waiting);
      waiting = [];
      while (rest.length >= exportPartBytes || (isEnd && rest.length > 0)) {
        await store(rest.subarray(0, exportPartBytes));
        rest = rest.subarray(exportPartBytes);
      }
      waiting = rest.length > 0 ? [Buffer.from(rest)] : [];
      waitingBytes = rest.length;
    },
  };
}

/** A finished file, part by part: no connection is held while whoever loads it takes a part. */
export async function* readStoredExport(database: Pick<Database, '$client'>, exportId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const [found] = await findExportPart(database, { exportId, part });
    if (!found) return;
    yield found.content;
  }
}
