import { tmpdir } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { hasRoom, memoryFolder } from '../memory-folder.ts';
import { minimalSystem, unpackBrowser } from './unpack-browser.ts';

/** Where the browser keeps what it draws. */
export const drawingFolder = (await hasRoom(memoryFolder)) ? memoryFolder : tmpdir();
/** Playwright passes it for machines with little shared memory: Chromium then draws into files of the temporary folder, which is slower. */
const drawInFiles = '--disable-dev-shm-usage';
const programOptions = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'];

export async function launchBrowser(options: readonly string[] = []): Promise<Browser> {
  await unpackBrowser();
  Object.assign(process.env, minimalSystem);
  const { default: program } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await program.executablePath(),
    args: [...programOptions, ...options],
    ignoreDefaultArgs: drawingFolder === memoryFolder ? [drawInFiles] : [],
  });
}
