import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { declareSize } from '../../../tests/fixtures/declare-size.ts';
import { openArchive } from './open-archive.server.ts';

const texts = { damaged: 'It is damaged.', tooLarge: 'It is too large.' };
const open = (file: Uint8Array) => openArchive(inOnePart(file), texts);

async function* inOnePart(file: Uint8Array) {
  yield file;
}

test('an entry is read by name', async () => {
  const workbook = await open(zipSync({ 'xl/a.xml': new Uint8Array(Buffer.from('<a/>')) }));
  const part = await workbook.read('xl/a.xml');
  expect(part && (await text(part))).toBe('<a/>');
  expect(await workbook.read('xl/b.xml')).toBeUndefined();
  expect(workbook.entries).toEqual([{ name: 'xl/a.xml', bytes: 4 }]);
  workbook.close();
});

test('too many entries are refused', async () => {
  const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.xml`, new Uint8Array()]));
  await expect(open(zipSync(parts, { level: 0 }))).rejects.toThrow('It is too large.');
});

test('a file that is none, is cut off, or names a place outside is refused', async () => {
  const good = zipSync({ 'a.png': new Uint8Array(100) });
  for (const file of [Buffer.from('no archive'), good.subarray(0, 60), zipSync({ '../a.png': new Uint8Array(9) })])
    await expect(open(file)).rejects.toThrow('It is damaged.');
});

test('a file that could not be fetched is not called damaged', async () => {
  async function* cutOff() {
    yield zipSync({ 'a.png': new Uint8Array(100) });
    throw new Error('the database is gone');
  }
  await expect(openArchive(cutOff(), texts)).rejects.toThrow('the database is gone');
});

test('a small file that says it expands to hundreds of times its size is refused', async () => {
  const small = zipSync({ 'a.png': new Uint8Array(1000) });
  await expect(open(declareSize(small, 50_000_001))).rejects.toThrow('It is too large.');
  (await open(declareSize(small, 50_000_000))).close();
});

test('a process that is killed while it fetches or reads an archive leaves no file of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-temporary-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const seen: string[][] = [];
  async function* inTwoParts() {
    const file = zipSync({ 'a.png': new Uint8Array(100) });
    yield file.subarray(0, 60);
    seen.push(await readdir(folder));
    yield file.subarray(60);
  }
  const archive = await openArchive(inTwoParts(), texts);
  seen.push(await readdir(folder));
  expect(seen).toEqual([[], []]);
  const entry = await archive.read('a.png');
  expect(entry && (await text(entry))).toHaveLength(100);
  archive.close();
});
