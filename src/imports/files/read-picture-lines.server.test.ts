import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makePng } from '../../../tests/fixtures/papers.ts';
import type { TableLine } from '../../lib/spreadsheet/table-line.ts';
import { readPictureLines, refuseWithoutPictures } from './read-picture-lines.server.ts';

async function* inOnePart(file: Uint8Array) {
  yield file;
}

async function read(files: Record<string, Uint8Array>) {
  const lines: TableLine[] = [];
  for await (const line of readPictureLines(inOnePart(zipSync(files)))) lines.push(line);
  return lines;
}

test('the pictures of an item come one after the other, in the order of their numbers', async () => {
  const lines = await read({ 'a_10.png': makePng(), 'A.jpg': makePng(), 'a_2.png': makePng(), 'Thumbs.db': makePng() });
  expect(lines.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'file'],
    [2, 'A.jpg'],
    [3, 'a_2.png'],
    [4, 'a_10.png'],
  ]);
});

test('an encrypted entry spoils only its own line', async () => {
  const file = zipSync({ 'a.png': makePng(), 'b.png': makePng(50, 50) });
  // The first entry is marked as encrypted in the list at the end.
  const list = Buffer.from(file).indexOf('PK\x01\x02', 0, 'latin1');
  file[list + 8] = 1;
  const lines: TableLine[] = [];
  for await (const line of readPictureLines(inOnePart(file))) lines.push(line);
  expect(lines.slice(1).map(({ problem }) => problem ?? '')).toEqual([expect.stringContaining('damaged'), '']);
});

test('an archive without a file is refused', async () => {
  await expect(refuseWithoutPictures(inOnePart(zipSync({ 'a/': new Uint8Array() })))).rejects.toThrow('holds no files');
});
