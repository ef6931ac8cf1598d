import { type Browser, chromium } from 'playwright-core';
import { unpackBrowser } from './unpack-browser.ts';

const programOptions = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'];

export async function launchBrowser(options: readonly string[] = []): Promise<Browser> {
  // Read when the package is imported: it then adds the libraries that a minimal system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: program } = await import('@sparticuz/chromium');
  await unpackBrowser();
  return chromium.launch({ executablePath: await program.executablePath(), args: [...programOptions, ...options] });
}
