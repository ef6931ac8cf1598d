import type { Db } from '../../server/database/database.server.ts';
import { findImportPart } from '../imports.db.ts';

/** The uploaded file, part by part; `counter` has the bytes read so far. */
export async function* readStoredParts(
  db: Pick<Db, '$client'>,
  importId: number,
  counter = { bytes: 0 },
): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [found] = await findImportPart(db, { importId, part });
    if (!found) return;
    counter.bytes += found.content.length;
    yield found.content;
  }
}
