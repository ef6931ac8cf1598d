export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const shownBytes = 1_000;

/** Tells the encoding by the byte order mark; Excel writes UTF-16 as "Unicode Text". */
export function encodingOf(start: Uint8Array): Exclude<TextEncoding, 'windows-1252'> {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return encodingByZeros(start.subarray(0, shownBytes)) ?? 'utf-8';
}

/** In UTF-16 every second byte of a Latin letter is zero, and programs leave out the mark. */
function encodingByZeros(start: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.floor(start.length / 2);
  if (pairs < 8) return undefined;
  const zerosAt = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd && at < 2 * pairs).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > pairs / 2 && even < pairs / 20) return 'utf-16le';
  return even > pairs / 2 && odd < pairs / 20 ? 'utf-16be' : undefined;
}

/** With `fatal` it throws where a byte is no text of the encoding. */
export const decodeText = (bytes: Uint8Array, options?: { fatal: boolean }): string =>
  new TextDecoder(encodingOf(bytes), options).decode(bytes);

const hasLetters = (text: string) => /[^\0-\x7f]/.test(text);

/** Of a text in UTF-8 with a damaged byte most letters can be read, of one in another alphabet hardly any. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const letters = new TextDecoder().decode(bytes).replace(/[\0-\x7f]+/g, '');
  return letters.length > 2 * letters.replace(/[^\ufffd]/g, '').length;
}

/**
 * Decodes a file as it arrives. A spreadsheet program that writes no Unicode writes the alphabet of its country: in Europe,
 * India and the Gulf Windows-1252. Until the first letter that is not of ASCII both are the same, and that letter tells which it is.
 */
export async function* decodeParts(
  parts: AsyncIterable<Uint8Array>,
  onEncoding: (encoding: TextEncoding) => void = () => undefined,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isOpen = false;
  let held = new Uint8Array();
  const settle = (encoding: TextEncoding) => {
    isOpen = false;
    decoder = new TextDecoder(encoding);
    onEncoding(encoding);
    return decoder;
  };
  for await (const part of parts) {
    if (!decoder) {
      const encoding = encodingOf(part);
      decoder = settle(encoding);
      isOpen = encoding === 'utf-8';
    }
    if (!isOpen) {
      yield decoder.decode(part, { stream: true });
      continue;
    }
    const bytes = held.length > 0 ? joined(held, part) : part;
    held = new Uint8Array();
    const text = validUtf8(bytes);
    if (text === undefined)
      yield settle(isDamagedUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes, { stream: true });
    else if (hasLetters(text)) yield settle('utf-8').decode(bytes, { stream: true });
    else {
      held = bytes.slice(text.length);
      yield text;
    }
  }
  if (held.length > 0) yield settle('windows-1252').decode(held);
  else if (decoder && !isOpen) yield decoder.decode();
}

/** Undefined where it is no UTF-8; a letter that is cut off at the end is left out. */
function validUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** A whole file; what is read as Windows-1252 is to be said. */
export function decodeAnyText(bytes: Uint8Array): { text: string; isWindows1252: boolean } {
  try {
    return { text: decodeText(bytes, { fatal: true }), isWindows1252: false };
  } catch {
    if (encodingOf(bytes) !== 'utf-8' || isDamagedUtf8(bytes)) return { text: decodeText(bytes), isWindows1252: false };
    return { text: new TextDecoder('windows-1252').decode(bytes), isWindows1252: true };
  }
}
