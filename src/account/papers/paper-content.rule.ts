// A file is a PDF, JPG or PNG by its content, whatever its name says; a picture must be complete.

export const paperTypes = ['pdf', 'jpg', 'png'] as const;
export type PaperType = (typeof paperTypes)[number];

export const contentTypes: Readonly<Record<PaperType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const signatures: readonly (readonly [type: PaperType, bytes: readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

export function detectPaperType(content: Uint8Array): PaperType | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, i) => content[i] === byte))?.[0];
}

export type PictureSize = { width: number; height: number };

export const maxPixels = 100_000_000;

/** Undefined when the picture is damaged or cut off. */
export function pictureSize(content: Uint8Array, type: 'jpg' | 'png'): PictureSize | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const size = type === 'png' ? pngSize(view) : jpegSize(view);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const chunkType = (view: DataView, at: number) =>
  String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));

/** A PNG is a chain of chunks (length, type, data, checksum) from IHDR to IEND. */
function pngSize(view: DataView): PictureSize | undefined {
  let at = 8;
  let size: PictureSize | undefined;
  let hasData = false;
  while (at + 12 <= view.byteLength) {
    const length = view.getUint32(at);
    const type = chunkType(view, at);
    const next = at + 12 + length;
    if (next > view.byteLength || (size === undefined) !== (type === 'IHDR')) return undefined;
    if (type === 'IHDR') {
      if (length !== 13) return undefined;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    hasData ||= type === 'IDAT';
    if (type === 'IEND') return hasData ? size : undefined;
    at = next;
  }
  return undefined;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfScan = 0xda;

/** A JPEG is a chain of segments (marker, length, data), then the scan, which ends with a marker of its own. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  let size: PictureSize | undefined;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Any number of FF bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const next = at + 2 + view.getUint16(at + 2);
    if (next > view.byteLength) return undefined;
    if (isFrame(marker) && at + 9 <= view.byteLength)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === startOfScan) return hasEndOfImage(view, next) ? size : undefined;
    at = next;
  }
  return undefined;
}

/** Cameras may add data behind the picture. */
function hasEndOfImage(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at >= from; at -= 1) if (view.getUint16(at) === 0xffd9) return true;
  return false;
}
