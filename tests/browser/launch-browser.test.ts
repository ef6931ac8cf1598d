// @module-tag lab
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { drawingFolder, launchBrowser } from './launch-browser.ts';

const launch = `import { statSync } from 'node:fs';
  import { launchBrowser } from ${JSON.stringify(join(import.meta.dirname, 'launch-browser.ts'))};
  import { unpackBrowser } from ${JSON.stringify(join(import.meta.dirname, 'unpack-browser.ts'))};
  await unpackBrowser();
  const { ino } = statSync(process.env.TMPDIR + '/chromium');
  const browser = await launchBrowser();
  console.log(JSON.stringify({ ino, version: browser.version() }));
  await browser.close();`;

test('on a new machine, several processes open the browser at the same time', async () => {
  const TMPDIR = await mkdtemp(join(tmpdir(), 'raceway-browser-'));
  onTestFinished(() => rm(TMPDIR, { recursive: true, force: true, maxRetries: 20 }));
  const env = { ...process.env, TMPDIR };
  const open = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', launch], { env });
  const opened = await Promise.all([open(), open()]);
  // What a minimal system lacks.
  expect(await readdir(TMPDIR)).toEqual(expect.arrayContaining(['al2023', 'fonts']));
  // The same file for both: replacing it would end a browser that is being started from it.
  const { ino } = await stat(join(TMPDIR, 'chromium'));
  expect(opened.map(({ stdout }) => JSON.parse(stdout))).toEqual(
    Array(2).fill({ ino, version: expect.stringMatching(/^\d+\./) }),
  );
});

test('pages are drawn in memory where there is room for it', async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent('<h1>6205 DDU C3</h1>');
  const session = await browser.newBrowserCDPSession();
  const findFolders = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    // A process may have ended since.
    const readMap = ({ id }: { id: number }) => readFile(`/proc/${id}/maps`, 'utf8').catch(() => '');
    const maps = await Promise.all(processInfo.map(readMap));
    return [...new Set(maps.join('').match(/(?<= )\S+(?=\/\.org\.chromium\.)/g))];
  };
  await expect.poll(findFolders).toEqual([drawingFolder]);
});
