import { strToU8, Zip, ZipDeflate } from 'fflate';

/** Of an entry and of the whole: a plain ZIP counts bytes in 32 bits. */
const maxBytes = 4_000_000_000;

export class ZipTooLarge extends Error {
  constructor() {
    super('This is more than the 4 GB that such a file holds. Please export the lists one by one, as CSV.');
  }
}

export type ZipEntry = { write(chunk: Uint8Array): void; end(): void };

/** A ZIP whose entries are written one after the other; what is ready of it goes to `push` at once. */
export function streamZip(push: (chunk: Uint8Array) => void, changedAt: Date) {
  let bytes = 0;
  const zip = new Zip((cause, chunk) => {
    if (cause) throw cause;
    bytes += chunk.length;
    push(chunk);
  });
  const entry = (name: string): ZipEntry => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = changedAt;
    zip.add(file);
    let entryBytes = 0;
    const write = (chunk: Uint8Array) => {
      entryBytes += chunk.length;
      if (Math.max(bytes, entryBytes) > maxBytes) throw new ZipTooLarge();
      file.push(chunk);
    };
    return { write, end: () => file.push(new Uint8Array(0), true) };
  };
  return {
    entry,
    file(name: string, text: string) {
      const one = entry(name);
      one.write(strToU8(text));
      one.end();
    },
    end: () => zip.end(),
  };
}
