                                                                   
import { findImportPart } from '../imports.db.js';

/** The uploaded file, part by part; `counter` has the bytes read so far. */
export async function* readStoredParts(
  db                     ,
  importId        ,
  counter = { bytes: 0 },
)                             {
  for (let part = 0; ; part += 1) {
    const [found] = await findImportPart(db, { importId, part });
    if (!found) return;
    counter.bytes += found.content.length;
    yield found.content;
  }
}
