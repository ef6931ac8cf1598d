import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';

test('contracts reach the browser as types only, without their schemas', async () => {
  const assets = join((await ensureBuild()).folder, 'client/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, code: await readFile(join(assets, name), 'utf8') })),
  );
  const filesWith = (text: string) => scripts.filter(({ code }) => code.includes(text)).map(({ name }) => name);
  expect(filesWith('POST /api/search/')).not.toEqual([]);
  expect(filesWith('ZodError')).toEqual([]);
});
