import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { link, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = 'chromium';
/** Asks the package for the libraries that a minimal system lacks too; read when it is imported. */
export const minimalSystem = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
const unpack = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;

/**
 * Puts the browser where its package looks for it. The package itself unpacks to that place, where another process then
 * finds a program that is still being written; so this unpacks it elsewhere and moves it there when it is complete.
 */
export async function unpackBrowser(): Promise<void> {
  if (existsSync(join(tmpdir(), program))) return;
  const folder = await mkdtemp(join(tmpdir(), 'raceway-browser-'));
  try {
    const env = { ...process.env, ...minimalSystem, TMPDIR: folder };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: import.meta.dirname,
      env,
    });
    // The program last, because whoever finds it needs the rest.
    const others = (await readdir(folder)).filter((name) => name !== program);
    for (const name of [...others, program]) await moveUnlessThere(join(folder, name), join(tmpdir(), name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveUnlessThere(from: string, to: string): Promise<void> {
  try {
    // To rename a file would replace the other; a link is refused.
    if ((await stat(from)).isDirectory()) await rename(from, to);
    else await link(from, to);
  } catch (cause) {
    // Another process has moved its own there.
    if (!['EEXIST', 'ENOTEMPTY'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
  }
}

/** Vitest calls this once, before the workers begin. */
export const setup = unpackBrowser;
