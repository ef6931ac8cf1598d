import { strToU8, Zip, ZipDeflate } from 'fflate';

export type ZipEntry = { write(chunk: Uint8Array): void; end(): void };

/** A ZIP whose entries are written one after the other; what is ready of it goes to `push` at once. */
export function streamZip(push: (chunk: Uint8Array) => void, changedAt: Date) {
  const zip = new Zip((cause, chunk) => {
    if (cause) throw cause;
    push(chunk);
  });
  const entry = (name: string): ZipEntry => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = changedAt;
    zip.add(file);
    return { write: (chunk) => file.push(chunk), end: () => file.push(new Uint8Array(0), true) };
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
