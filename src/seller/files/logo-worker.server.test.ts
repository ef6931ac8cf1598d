import { expect, test } from 'vitest';
import { makeJpeg, makePng } from '../../../tests/fixtures/papers.ts';
import { draw } from './logo-worker.server.ts';

const svg = (inside: string, box = '0 0 400 100') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);
const mark = '<path d="M10 10h300v80H10z" fill="#7a2140"/>';

function sizeOf(content: Uint8Array) {
  const drawn = draw(content);
  if ('problem' in drawn) return drawn.problem;
  const png = Buffer.from(drawn.png);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each([
  ['an SVG', svg(mark), [640, 160]],
  ['a very wide SVG', svg(mark, '0 0 2000 100'), [800, 40]],
  ['a PNG', makePng(1600, 400), [640, 160]],
  ['a small PNG', makePng(120, 60), [120, 60]],
] as const)('%s becomes a PNG that fits', (_, content, size) => {
  expect(sizeOf(content)).toEqual(size);
});

test.each([
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['a JPG', makeJpeg(), 'other_type'],
  ['a PNG of 20 px', makePng(60, 20), 'too_small'],
  ['a PNG that is cut off', makePng(60, 60).subarray(0, 50), 'damaged'],
  ['an SVG with a script', svg('<script/>'), 'runs'],
  ['an SVG that is not closed', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path'), 'damaged'],
  ['an empty SVG', svg(''), 'nothing'],
  ['an SVG of 2 MB', svg('x'.repeat(2_000_000)), 'too_large'],
] as const)('%s is refused', (_, content, problem) => {
  expect(sizeOf(content)).toBe(problem);
});
