import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeOut } from './write-out.server.ts';

test('a file is written from its pieces, and never over another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'write-'));
  try {
    expect(await writeOut(folder, 'a.txt', 'one two')).toEqual({
      lines: [`Written to ${join(folder, 'a.txt')}.`],
    });
    expect((await writeOut(folder, 'a.txt', 'three')).failed).toBe(true);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('one two');
    expect((await writeOut(folder, join('no', 'b.txt'), '')).lines[0]).toMatch(/can't be written\.$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
