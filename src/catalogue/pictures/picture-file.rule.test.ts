import { expect, test } from 'vitest';
import { makeJpeg, makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { pictureFileProblem } from './picture-file.rule.ts';

const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ');

test.each([
  ['a JPG', makeJpeg(), undefined],
  ['a PNG', makePng(), undefined],
  ['a WebP', webp, undefined],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['10 MB and a byte', Buffer.alloc(10_000_001), 'too_large'],
  ['a page with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'other_type'],
  ['a GIF', Buffer.from('GIF89a'), 'other_type'],
  ['a sound in the container of a WebP', Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'other_type'],
])('%s', (_what, content, problem) => {
  expect(pictureFileProblem(content)).toBe(problem);
});

test('a PDF is no picture', async () => {
  expect(pictureFileProblem(await makePdf())).toBe('other_type');
});
