import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { inspectPicture, type ResizedPicture, resizePicture } from './picture-worker.server.ts';

const resized = async (content: Uint8Array): Promise<ResizedPicture> => {
  const result = await resizePicture(content);
  if ('problem' in result) throw new Error(result.problem);
  return result;
};
const sizeOf = (content: Uint8Array) => {
  const { width, height, format } = new Transformer(content).metadataSync();
  return { width, height, format };
};

test('a picture is written as WebP in two bounded sizes and keeps its shape', async () => {
  const { width, height, hash, large, small } = await resized(makePng(3200, 1600));
  expect({ width, height }).toEqual({ width: 1600, height: 800 });
  expect(sizeOf(large)).toEqual({ width: 1600, height: 800, format: 'webp' });
  expect(sizeOf(small)).toEqual({ width: 320, height: 160, format: 'webp' });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
});

test('a small picture stays as large as it is, a narrow one keeps a pixel', async () => {
  expect(await resized(makePng(40, 30))).toMatchObject({ width: 40, height: 30 });
  expect(sizeOf((await resized(makePng(4000, 2))).small)).toMatchObject({ width: 320, height: 1 });
});

/** A JPEG with an EXIF block that has the orientation and a text. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from(
    `II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`,
    'latin1',
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('taken in Pune')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

test('a picture that lies on its side is set upright, and what the camera wrote is left out', async () => {
  const jpeg = new Transformer(makePng(60, 20)).jpegSync();
  const { width, height, large } = await resized(withExif(jpeg, 6));
  const wide = new Transformer(makePng(3200, 400)).jpegSync();
  expect(sizeOf((await resized(withExif(wide, 6))).large)).toMatchObject({ width: 200, height: 1600 });
  expect({ width, height }).toEqual({ width: 20, height: 60 });
  expect(Buffer.from(large).includes('Pune')).toBe(false);
  expect(Buffer.from(large).includes('EXIF')).toBe(false);
});

/** In microseconds. */
async function processorTimeOf(content: Uint8Array): Promise<number> {
  const before = process.threadCpuUsage();
  await resized(content);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

test('a picture of two million lines of one pixel costs no more than any other of as many pixels', {
  tags: ['lab'],
}, async () => {
  const [narrow, usual] = [makePng(1, 2_000_000), makePng(1_000, 2_000)];
  expect(await resized(narrow)).toMatchObject({ width: 1, height: 1600 });
  expect(await processorTimeOf(narrow)).toBeLessThan(3 * (await processorTimeOf(usual)));
});

test('a damaged, cut off or huge picture is refused before it takes memory', async () => {
  const png = makePng(200, 200);
  expect(await resizePicture(png.subarray(0, 60))).toEqual({ problem: 'damaged' });
  expect(await resizePicture(Buffer.from('no picture'))).toEqual({ problem: 'damaged' });
  const huge = Buffer.from(png);
  huge.writeUInt32BE(50_000, 16);
  huge.writeUInt32BE(50_000, 20);
  expect(await resizePicture(huge)).toEqual({ problem: 'too_many_pixels' });
});

const residentMegabytes = () => process.memoryUsage.rss() / 1e6;

test('many pictures one after the other take no more memory than one', { tags: ['lab'] }, async () => {
  const picture = makePng(2000, 2500);
  const [pixels, pictures] = [20, 20];
  await resized(picture);
  const before = residentMegabytes();
  for (let i = 0; i < pictures; i += 1) expect(await inspectPicture(picture)).toBeUndefined();
  expect(residentMegabytes() - before).toBeLessThan((pixels * pictures) / 4);
});
