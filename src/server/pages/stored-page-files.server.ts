import { createHash } from 'node:crypto';
import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.server.ts';

/** `assets`: folder of the shops' files. */
type PageFiles = { assets: string; desk: string };

const maxReleases = 4;

export const storedFilesFolder = (dataDir: string): string => join(dataDir, 'page-files');

/** Copies them beside those of the releases that ran here before: a page that a browser got from one of them still asks for its own. */
export async function storePageFiles(releasesFolder: string, { assets, desk }: PageFiles, log: Log): Promise<void> {
  try {
    const names = (await Promise.all([assets, desk].map((folder) => readdir(join(folder, 'assets'))))).flat();
    const folder = join(
      releasesFolder,
      createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16),
    );
    if (!(await exists(folder))) await copy(assets, desk, folder);
    const now = new Date();
    await utimes(folder, now, now);
    const tooMany = (await releasesIn(releasesFolder)).slice(maxReleases);
    for (const release of tooMany) await rm(release, { recursive: true, force: true });
  } catch (cause) {
    log.warn({ err: cause }, 'files of the pages are not stored for the next release');
  }
}

async function copy(assets: string, desk: string, folder: string): Promise<void> {
  // Renamed when complete, so that no process serves half a release.
  const staging = `${folder}-${process.pid}`;
  await cp(join(assets, 'assets'), join(staging, 'client/assets'), { recursive: true });
  await cp(join(desk, 'assets'), join(staging, 'desk/assets'), { recursive: true });
  await rename(staging, folder).catch(async (cause) => {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(folder))) throw cause;
  });
}

/** Serves files that this release does not have; other releases may have started since. */
export function serveStoredFiles(releasesFolder: string, part: 'client' | 'desk'): MiddlewareHandler {
  const rewriteRequestPath = (path: string) => (part === 'desk' ? path.slice('/desk'.length) : path);
  return async (c, next) => {
    for (const release of await releasesIn(releasesFolder)) {
      const serve = serveStatic({ root: join(release, part), precompressed: true, rewriteRequestPath });
      const response = await serve(c, async () => {});
      if (!response) continue;
      response.headers.set('cache-control', 'public, max-age=31536000, immutable');
      return response;
    }
    return next();
  };
}

/** The release that started last comes first. */
async function releasesIn(releasesFolder: string): Promise<string[]> {
  const names = await readdir(releasesFolder).catch(() => []);
  const folders = names.filter((name) => !name.includes('-')).map((name) => join(releasesFolder, name));
  const found = await Promise.all(
    folders.map(async (folder) => ({ folder, at: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  return found.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
}

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
