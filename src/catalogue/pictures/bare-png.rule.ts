// A PNG without what is compressed in it beside the pixels: a colour profile or a text of a few kilobytes may expand to gigabytes.

const signatureBytes = 8;
const compressedExtras: ReadonlySet<string> = new Set(['iCCP', 'zTXt', 'iTXt']);

/** `png` is whole, as picture-size.rule.ts finds it. */
export function barePng(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const kept: Buffer[] = [bytes.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (!compressedExtras.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return Buffer.concat(kept);
}
