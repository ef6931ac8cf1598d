import { expect, test } from 'vitest';
import { withHugeProfile } from '../../../tests/fixtures/bombs.ts';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { resizeUpload } from './resize-upload.server.ts';

test('a picture is resized; what is none is refused before', async () => {
  expect(await resizeUpload(makePng(1600, 800))).toMatchObject({ width: 1600, height: 800 });
  expect(await resizeUpload(makePng().subarray(0, 60))).toEqual({ problem: 'damaged' });
  expect(await resizeUpload(Buffer.from('<svg/>'))).toEqual({ problem: 'other_type' });
});

test('a colour profile that expands to 3 GB is never expanded', async () => {
  expect(await resizeUpload(withHugeProfile(makePng(200, 100)))).toMatchObject({ width: 200, height: 100 });
});
