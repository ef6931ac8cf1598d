// How large a picture is, read from its header, because a decoder takes memory for all pixels before it says so.

import { detectPaperType, type PictureSize, pictureSize } from '../../account/papers/paper-content.rule.ts';

/** The memory of a worker holds so many pixels; of 16 bits a colour only half as many. */
const maxPixels = 40_000_000;
const maxDeepPixels = maxPixels / 2;

export function pixelProblem(content: Uint8Array): 'damaged' | 'too_many_pixels' | 'too_many_deep_pixels' | undefined {
  const type = detectPaperType(content);
  const size = type === 'png' || type === 'jpg' ? pictureSize(content, type) : webpSize(content);
  if (!size) return 'damaged';
  const pixels = size.width * size.height;
  if (pixels > maxPixels) return 'too_many_pixels';
  return type === 'png' && content[pngBitDepthAt] === 16 && pixels > maxDeepPixels ? 'too_many_deep_pixels' : undefined;
}

const pngBitDepthAt = 24;

/** The first chunk of a WebP says what kind it is, and its size. */
function webpSize(content: Uint8Array): PictureSize | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < 30) return undefined;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
