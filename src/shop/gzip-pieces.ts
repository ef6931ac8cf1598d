import { crc32, deflateRawSync, constants as zlib } from 'node:zlib';
import { unpooledCopy } from '../lib/unpooled-copy.ts';

/** A text that was compressed by itself, as a part of many gzip files; `shift` moves a checksum over its bytes. */
export type Deflated = { bytes: Buffer; textBytes: number; checksum: number; shift: number };

/** Refers to nothing before, so that parts can stand in any order. */
const deflateAlone = (text: string | Buffer) => deflateRawSync(text, { finishFlush: zlib.Z_SYNC_FLUSH });

export function deflate(text: string): Deflated {
  const textBytes = Buffer.byteLength(text);
  return { bytes: unpooledCopy(deflateAlone(text)), textBytes, checksum: crc32(text), shift: shiftOver(textBytes) };
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** A stored block takes 65,535 at most; from here on it is worth the time to compress. */
const maxStored = 4096;

/** One gzip file (RFC 1952) of parts that were compressed before and of short texts, which are stored as they are (RFC 1951, 3.2.4). */
export function gzipPieces(pieces: readonly (Deflated | string)[]): Buffer<ArrayBuffer> {
  const output: Buffer[] = [header];
  let checksum = 0;
  let textBytes = 0;
  let stored = '';
  const flush = () => {
    if (stored === '') return;
    const bytes = Buffer.from(stored);
    output.push(...(bytes.length > maxStored ? [deflateAlone(bytes)] : storedBlock(bytes)));
    checksum = crc32(bytes, checksum);
    textBytes += bytes.length;
    stored = '';
  };
  for (const piece of pieces)
    if (typeof piece === 'string') stored += piece;
    else {
      flush();
      output.push(piece.bytes);
      checksum = (multiply(piece.shift, checksum) ^ piece.checksum) >>> 0;
      textBytes += piece.textBytes;
    }
  flush();
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum);
  trailer.writeUInt32LE(textBytes, 4);
  return Buffer.concat([...output, lastBlock, trailer]);
}

function storedBlock(bytes: Buffer): [Buffer, Buffer] {
  const start = Buffer.alloc(5);
  start.writeUInt16LE(bytes.length, 1);
  start.writeUInt16LE(~bytes.length & 0xffff, 3);
  return [start, bytes];
}

/** Of CRC-32; the highest bit is the coefficient of 1. */
const polynomial = 0xed_b8_83_20;
const one = 0x80_00_00_00;
const overOneByte = one >>> 8;

/** Of two polynomials whose coefficients are bits, modulo that of CRC-32. */
function multiply(first: number, second: number): number {
  let product = 0;
  for (let bit = one, shifted = second; bit !== 0; bit >>>= 1) {
    if (first & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product >>> 0;
}

/** The factor that a checksum takes for so many bytes behind it. */
function shiftOver(bytes: number): number {
  let shift = one;
  for (let left = bytes, power = overOneByte; left > 0; left = Math.floor(left / 2), power = multiply(power, power))
    if (left % 2 === 1) shift = multiply(power, shift);
  return shift;
}
