import { expect, test } from 'vitest';
import { expandingPdf, nestedFormsPdf } from '../../../tests/fixtures/bombs.ts';
import { makeJpeg, makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { drawPdfPage, inspectPaper } from './inspect-paper.server.ts';
import { detectPaperType } from './paper-content.rule.ts';

test.each([
  ['a PDF of three pages', await makePdf(['1', '2', '3']), { type: 'pdf', pages: 3 }],
  ['a PNG', makePng(), { type: 'png', pages: 1 }],
  ['a JPG', makeJpeg(), { type: 'jpg', pages: 1 }],
])('%s is accepted', async (_what, content, inspected) => {
  expect(await inspectPaper(content)).toEqual(inspected);
});

test.each([
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['a file of more than 10 MB', Buffer.alloc(10_000_001), 'too_large'],
  ['a script', Buffer.from('alert(1)'), 'other_type'],
  ['half a PDF', (await makePdf()).subarray(0, 500), 'damaged'],
  ['a PDF of 51 pages', await makePdf(Array.from({ length: 51 }, String)), 'too_many_pages'],
  ['half a PNG', makePng().subarray(0, 50), 'damaged'],
  ['a JPG of a billion pixels', makeJpeg(40_000, 40_000), 'too_many_pixels'],
])('%s is refused', async (_what, content, problem) => {
  expect(await inspectPaper(content)).toEqual({ problem });
});

test('a page of a PDF is drawn in a process of its own', async () => {
  expect(detectPaperType((await drawPdfPage(await makePdf(), 1)) as Uint8Array)).toBe('png');
});

test('a PDF of 900 KB that expands to 900 MB is refused, beside others of its kind, and the next one is read', async () => {
  const bomb = expandingPdf();
  const several = await Promise.all([inspectPaper(bomb), inspectPaper(bomb)]);
  expect(several).toEqual(Array(2).fill({ problem: 'too_heavy' }));
  expect(await inspectPaper(await makePdf())).toEqual({ type: 'pdf', pages: 1 });
});

test('a page that would take minutes to draw is not drawn, and the next one is', async () => {
  expect(await drawPdfPage(nestedFormsPdf(), 1)).toBe('too_heavy');
  expect(detectPaperType((await drawPdfPage(await makePdf(), 1)) as Uint8Array)).toBe('png');
});
