import { type Browser, chromium } from 'playwright-core';
import { minimalSystem, unpackBrowser } from './unpack-browser.ts';

const programOptions = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'];

export async function launchBrowser(options: readonly string[] = []): Promise<Browser> {
  await unpackBrowser();
  Object.assign(process.env, minimalSystem);
  const { default: program } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await program.executablePath(), args: [...programOptions, ...options] });
}
