import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { makeJpeg, makePng } from '../../../tests/fixtures/papers.ts';
import { pixelProblem } from './picture-size.rule.ts';

/** Says another size than it has. */
function png(width: number, height: number, bitDepth = 8): Buffer {
  const content = Buffer.from(makePng());
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  content[24] = bitDepth;
  return content;
}

const webp = (chunk: string, ...size: number[]) =>
  Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${chunk}`), Buffer.alloc(4), Buffer.from(size), Buffer.alloc(4)]);

test.each([
  ['a PNG of 40 million pixels', png(8000, 5000), undefined],
  ['a PNG of a line more', png(8000, 5001), 'too_many_pixels'],
  ['a PNG of 20 million pixels with 16 bits a colour', png(5000, 4000, 16), undefined],
  ['a PNG of a line more with 16 bits a colour', png(5000, 4001, 16), 'too_many_deep_pixels'],
  ['a JPG of 40 million pixels', makeJpeg(8000, 5000), undefined],
  ['a JPG of a line more', makeJpeg(8000, 5001), 'too_many_pixels'],
  ['a WebP of 40 million pixels', webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 0x1f, 0x88, 0x13), undefined],
  ['a WebP of a line more', webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 0x1f, 0x89, 0x13), 'too_many_pixels'],
  ['a lossless WebP of 16,384 lines of as many', webp('VP8L', 0x2f, 0xff, 0xff, 0xff, 0x0f, 0), 'too_many_pixels'],
  ['a WebP with a frame of 65,536 lines', webp('VP8X', 0, 0, 0, 0, 0xff, 3, 0, 0xff, 0xff, 0), 'too_many_pixels'],
  ['half a PNG', makePng().subarray(0, 60), 'damaged'],
  ['the beginning of a WebP', webp('VP8 ').subarray(0, 20), 'damaged'],
  ['a WebP of another kind', webp('ABCD', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 'damaged'],
])('%s', (_what, content, problem) => {
  expect(pixelProblem(content)).toBe(problem);
});

test('a WebP as it is written, with or without loss, is read', async () => {
  const picture = new Transformer(makePng(40, 30));
  expect(pixelProblem(await picture.webp(80))).toBeUndefined();
  expect(pixelProblem(await picture.webpLossless())).toBeUndefined();
});
