import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const launch = `import { launchBrowser } from ${JSON.stringify(join(import.meta.dirname, 'launch-browser.ts'))};
  const browser = await launchBrowser();
  console.log(browser.version());
  await browser.close();`;

test('on a new machine, several processes open the browser at the same time', async () => {
  const TMPDIR = await mkdtemp(join(tmpdir(), 'raceway-browser-'));
  onTestFinished(() => rm(TMPDIR, { recursive: true, force: true, maxRetries: 20 }));
  const env = { ...process.env, TMPDIR };
  const open = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', launch], { env });
  const opened = await Promise.all([open(), open()]);
  // What a minimal system lacks.
  expect(await readdir(TMPDIR)).toEqual(expect.arrayContaining(['al2023', 'fonts']));
  expect(opened.map(({ stdout }) => stdout)).toEqual(Array(2).fill(expect.stringMatching(/^\d+\./)));
});
