import { createHash } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { hasTooManyPixels,                     } from './picture-file.rule.js';

const longestSides = { large: 1600, small: 320 }         ;
const quality = 82;

                                                                                                                   

/** Runs in a worker thread. Writes the pixels anew, upright, which leaves out everything that the camera wrote beside them. */
export function resizePicture(content            )                                               {
  try {
    if (hasTooManyPixels(new Transformer(content).metadataSync())) return { problem: 'too_many_pixels' };
    const large = encode(content, longestSides.large);
    const { width, height } = new Transformer(large).metadataSync();
    const hash = createHash('sha256').update(large).digest('hex').slice(0, 16);
    return { width, height, hash, large, small: encode(large, longestSides.small) };
  } catch {
    return { problem: 'damaged' };
  }
}

/** Without decoding the pixels. */
export function inspectPicture(content            )                             {
  try {
    return hasTooManyPixels(new Transformer(content).metadataSync()) ? 'too_many_pixels' : undefined;
  } catch {
    return 'damaged';
  }
}

/** Never larger than it was. */
function encode(content            , longestSide        )             {
  const upright = new Transformer(new Transformer(content).rotate().pngSync());
  const { width, height } = upright.metadataSync();
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (scale === 1) return upright.webpSync(quality);
  const side = (length        ) => Math.max(1, Math.round(length * scale));
  return upright.resize(side(width), side(height)).webpSync(quality);
}
