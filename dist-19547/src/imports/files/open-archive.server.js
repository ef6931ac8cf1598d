import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
                                            
import { pipeline } from 'node:stream/promises';
import {             openPromise,              } from 'yauzl';

/** The file as a whole cannot be imported; the message is for staff. */
export class UnreadableFile extends Error {}

/** A small file can expand to far more: a real sheet or picture stays below these. */
const limits = { entries: 5_000, expandedBytes: 4_000_000_000, ratio: 300, ratioFromBytes: 50_000_000 };

                                                           

                       
                                   
                                                                                                          
                                                    
                         
  

/** What is said of an archive that cannot be read, and of one that is too large. */
                                                                 

/** The list of entries stands at the end of a ZIP archive: so it is written to a temporary file first. No entry is written to the disk. */
export async function openArchive(parts                           , texts              )                   {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-archive-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  let opened                     ;
  try {
    const path = join(folder, 'archive.zip');
    await pipeline(parts, createWriteStream(path));
    const zip = await openPromise(path, { autoClose: false }).catch(() => undefined);
    opened = zip;
    if (!zip) throw new UnreadableFile(texts.damaged);
    const entries = new Map               ();
    if (zip.entryCount > limits.entries) throw new UnreadableFile(texts.tooLarge);
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
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
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile(texts.damaged);
  }
}

function isBomb(entries                                                               )          {
  const expanded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const expandsFar = entries.some(
    ({ uncompressedSize, compressedSize }) =>
      uncompressedSize > limits.ratioFromBytes && uncompressedSize > limits.ratio * compressedSize,
  );
  return expanded > limits.expandedBytes || expandsFar;
}
