export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Tells the encoding by the byte order mark; Excel writes UTF-16 as "Unicode Text". */
export function encodingOf(start: Uint8Array): TextEncoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** With `fatal` it throws where a byte is no text of the encoding. */
export const decodeText = (bytes: Uint8Array, options?: { fatal: boolean }): string =>
  new TextDecoder(encodingOf(bytes), options).decode(bytes);

/** Decodes a file as it arrives. */
export async function* decodeParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const part of parts) {
    decoder ??= new TextDecoder(encodingOf(part));
    yield decoder.decode(part, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

/** A text of a spreadsheet program that writes no Unicode is in the alphabet of its country: in Europe, India and the Gulf Windows-1252. */
export function decodeAnyText(bytes: Uint8Array): { text: string; isWindows1252: boolean } {
  try {
    return { text: decodeText(bytes, { fatal: true }), isWindows1252: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isWindows1252: true };
  }
}
