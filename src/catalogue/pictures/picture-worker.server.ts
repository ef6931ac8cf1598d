import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { detectPaperType } from '../../account/papers/paper-content.rule.ts';
import { barePng } from './bare-png.rule.ts';
import type { PictureProblem } from './picture-file.rule.ts';
import { pixelProblem } from './picture-size.rule.ts';

const longestSides = { large: 1600, small: 320 } as const;
const quality = 82;
/** The first of EXIF's eight orientations that lies on its side. */
const firstOnItsSide = 5;

/** The library is loaded with the first picture. */
function open(content: Uint8Array) {
  const { Transformer } = createRequire(import.meta.url)('@napi-rs/image') as typeof import('@napi-rs/image');
  return new Transformer(detectPaperType(content) === 'png' ? barePng(content) : content);
}

export type ResizedPicture = { width: number; height: number; hash: string; large: Uint8Array; small: Uint8Array };

export type Resized = ResizedPicture | { problem: PictureProblem };

/** Runs in a process of its own, or in that of an import. Writes the pixels anew, upright, which leaves out everything that the camera wrote beside them. */
export async function resizePicture(content: Uint8Array): Promise<Resized> {
  const problem = pixelProblem(content);
  if (problem) return { problem };
  try {
    const large = encode(content, longestSides.large);
    const { width, height } = open(large).metadataSync();
    const hash = createHash('sha256').update(large).digest('hex').slice(0, 16);
    return { width, height, hash, large, small: encode(large, longestSides.small) };
  } catch {
    return { problem: 'damaged' };
  } finally {
    await freePixels();
  }
}

/** Decodes it, which shows what is damaged. */
export async function inspectPicture(content: Uint8Array): Promise<PictureProblem | undefined> {
  const problem = pixelProblem(content);
  if (problem) return problem;
  try {
    open(content).metadataSync();
    return undefined;
  } catch {
    return 'damaged';
  } finally {
    await freePixels();
  }
}

/** The library keeps the pixels until its objects are collected, which V8, seeing only small objects, puts off. */
async function freePixels(): Promise<void> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  // The library hears of what was collected in the next turn of the event loop.
  await setImmediate();
}

/** Never larger than it was. In one step: pixels written in between would take twice the memory, and minutes for short lines. */
function encode(content: Uint8Array, longestSide: number): Uint8Array {
  const picture = open(content);
  const { width, height, orientation = 1 } = picture.metadataSync(true);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const upright = picture.rotate();
  if (scale === 1) return upright.webpSync(quality);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const [across, down] = orientation < firstOnItsSide ? [width, height] : [height, width];
  return upright.resize(side(across), side(down)).webpSync(quality);
}
