import { expect, test } from 'vitest';
import { makeJpeg, makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { detectPaperType, pictureSize } from './paper-content.rule.ts';

test.each([
  ['a PDF', await makePdf(), 'pdf'],
  ['a PNG', makePng(), 'png'],
  ['a JPG', makeJpeg(), 'jpg'],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /'), undefined],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), undefined],
  ['a page in front of a PDF', Buffer.concat([Buffer.from('<html>'), await makePdf()]), undefined],
  ['a GIF', Buffer.from('GIF89a'), undefined],
  ['a ZIP', Buffer.from('PK\u0003\u0004'), undefined],
  ['the beginning of a signature', Buffer.from('%PD'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s is recognized by its content', (_what, content, type) => {
  expect(detectPaperType(content)).toBe(type);
});

test('the size of a picture is read', () => {
  expect(pictureSize(makePng(40, 30), 'png')).toEqual({ width: 40, height: 30 });
  expect(pictureSize(makeJpeg(640, 480), 'jpg')).toEqual({ width: 640, height: 480 });
});

test('a JPG may have fill bytes, other segments and data behind it', () => {
  const jpeg = makeJpeg(8, 9);
  const comment = Buffer.from([0xff, 0xff, 0xfe, 0, 4, 65, 66]);
  const more = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from('more')]);
  expect(pictureSize(more, 'jpg')).toEqual({ width: 8, height: 9 });
});

test('a picture that is cut off anywhere is damaged', () => {
  const [png, jpeg] = [makePng(), makeJpeg()];
  for (let end = 0; end < png.length; end += 1) expect(pictureSize(png.subarray(0, end), 'png')).toBeUndefined();
  for (let end = 0; end < jpeg.length; end += 1) expect(pictureSize(jpeg.subarray(0, end), 'jpg')).toBeUndefined();
});

test.each([
  ['without pixels', Buffer.concat([makePng().subarray(0, 33), makePng().subarray(-12)]), 'png'],
  ['of no width', makePng(0, 10), 'png'],
  ['that begins with another chunk', Buffer.concat([makePng().subarray(0, 8), makePng().subarray(33)]), 'png'],
  ['with two headers', Buffer.concat([makePng().subarray(0, 33), makePng().subarray(8)]), 'png'],
  ['without a frame', Buffer.concat([makeJpeg().subarray(0, 2), makeJpeg().subarray(15)]), 'jpg'],
  ['that is text after its signature', Buffer.from('\u00ff\u00d8\u00ff<script>alert(1)</script>', 'latin1'), 'jpg'],
] as const)('a picture %s is damaged', (_what, content, type) => {
  expect(pictureSize(content, type)).toBeUndefined();
});
