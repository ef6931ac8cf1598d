import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { hasTooManyPixels, type PictureProblem } from './picture-file.rule.ts';

const longestSides = { large: 1600, small: 320 } as const;
const quality = 82;

/** The library is loaded with the first picture. */
function open(content: Uint8Array) {
  const { Transformer } = createRequire(import.meta.url)('@napi-rs/image') as typeof import('@napi-rs/image');
  return new Transformer(content);
}

export type ResizedPicture = { width: number; height: number; hash: string; large: Uint8Array; small: Uint8Array };

/** Runs in a worker thread. Writes the pixels anew, upright, which leaves out everything that the camera wrote beside them. */
export function resizePicture(content: Uint8Array): ResizedPicture | { problem: PictureProblem } {
  try {
    if (hasTooManyPixels(open(content).metadataSync())) return { problem: 'too_many_pixels' };
    const large = encode(content, longestSides.large);
    const { width, height } = open(large).metadataSync();
    const hash = createHash('sha256').update(large).digest('hex').slice(0, 16);
    return { width, height, hash, large, small: encode(large, longestSides.small) };
  } catch {
    return { problem: 'damaged' };
  }
}

/** Without decoding the pixels. */
export function inspectPicture(content: Uint8Array): PictureProblem | undefined {
  try {
    return hasTooManyPixels(open(content).metadataSync()) ? 'too_many_pixels' : undefined;
  } catch {
    return 'damaged';
  }
}

/** Never larger than it was. */
function encode(content: Uint8Array, longestSide: number): Uint8Array {
  const upright = open(open(content).rotate().pngSync());
  const { width, height } = upright.metadataSync();
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (scale === 1) return upright.webpSync(quality);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return upright.resize(side(width), side(height)).webpSync(quality);
}
