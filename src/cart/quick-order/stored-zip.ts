/** A small compressed file can expand to far more. */
const maxBytes = 60_000_000;

const signature = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 };
const length = { end: 22, central: 46, local: 30 };
const method = { stored: 0, deflated: 8 };

type Entry = { name: Uint8Array; crc: number; method: number; size: number; localAt: number };
type StoredFile = { name: Uint8Array; crc: number; data: Uint8Array };

/**
 * Rewrites an archive without compression and with its XML files only: the reader then needs no worker, which the
 * page's content security policy forbids. Throws on other files and on more than 60 MB.
 */
export async function storedZip(zip: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const files: StoredFile[] = [];
  let remaining = maxBytes;
  for (const entry of readEntries(zip)) {
    if (!isXml(entry.name)) continue;
    const data = await inflate(zip, entry, remaining);
    remaining -= data.length;
    files.push({ name: entry.name, crc: entry.crc, data });
  }
  return writeArchive(files);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const isXml = (name: Uint8Array) => /\.(xml|rels)$/i.test(new TextDecoder().decode(name));

function readEntries(zip: Uint8Array): Entry[] {
  const view = viewOf(zip);
  let end = zip.length - length.end;
  while (end >= 0 && view.getUint32(end, true) !== signature.end) end -= 1;
  if (end < 0) throw new Error('not a ZIP archive');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== signature.central) throw new Error('corrupt ZIP archive');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: zip.subarray(at + length.central, at + length.central + nameLength),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 20, true),
      localAt: view.getUint32(at + 42, true),
    });
    at += length.central + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function inflate(zip: Uint8Array, entry: Entry, maxSize: number): Promise<Uint8Array> {
  const view = viewOf(zip);
  const { localAt } = entry;
  const from = localAt + length.local + view.getUint16(localAt + 26, true) + view.getUint16(localAt + 28, true);
  const packed = zip.slice(from, from + entry.size);
  if (entry.method === method.stored) return packed;
  if (entry.method !== method.deflated) throw new Error('unsupported compression method');
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxSize) throw new Error('the archive expands to too many bytes');
    parts.push(part.value);
  }
  return concat(parts);
}

function writeArchive(files: readonly StoredFile[]): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const body = concat([header(signature.local, length.local, 4, file), file.name, file.data]);
    const entry = header(signature.central, length.central, 6, file);
    viewOf(entry).setUint32(42, at, true);
    bodies.push(body);
    directory.push(entry, file.name);
    at += body.length;
  }
  const end = new Uint8Array(length.end);
  const view = viewOf(end);
  view.setUint32(0, signature.end, true);
  view.setUint16(8, files.length, true);
  view.setUint16(10, files.length, true);
  view.setUint32(12, concat(directory).length, true);
  view.setUint32(16, at, true);
  return concat([...bodies, ...directory, end]);
}

/** Of a file or of its directory entry; from `versionAt` on both have the same fields. */
function header(kind: number, size: number, versionAt: number, { name, crc, data }: StoredFile): Uint8Array {
  const head = new Uint8Array(size);
  const view = viewOf(head);
  view.setUint32(0, kind, true);
  view.setUint16(versionAt, 20, true);
  view.setUint32(versionAt + 10, crc, true);
  view.setUint32(versionAt + 14, data.length, true);
  view.setUint32(versionAt + 18, data.length, true);
  view.setUint16(versionAt + 22, name.length, true);
  return head;
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
