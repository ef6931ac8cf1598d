import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { hasTooManyPixels, type PictureProblem } from './picture-file.rule.ts';

const longestSides = { large: 1600, small: 320 } as const;
const quality = 82;
/** Of the eight orientations of EXIF. */
const firstOnItsSide = 5;

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

/** Never larger than it was. In one step: pixels written in between would take twice the memory, and minutes for short lines. */
function encode(content: Uint8Array, longestSide: number): Uint8Array {
  const { width, height, orientation = 1 } = open(content).metadataSync(true);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const upright = open(content).rotate();
  if (scale === 1) return upright.webpSync(quality);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const [across, down] = orientation < firstOnItsSide ? [width, height] : [height, width];
  return upright.resize(side(across), side(down)).webpSync(quality);
}
