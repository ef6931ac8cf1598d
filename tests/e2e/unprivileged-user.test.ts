// @module-tag lab
import { spawnSync } from 'node:child_process';
import { chown, cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite } from '../../src/seller/opening/open-site.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fetchPage } from '../store/call-running-store.ts';
import { freePort, openRunningDatabase, type StoreProcess, startStoreProcess } from '../store/store-process.ts';
import { createScratchFolder } from '../store/test-database.ts';

const root = join(import.meta.dirname, '../..');
const nobody = { uid: 65534, gid: 65534 };
const canReach = (path: string) => spawnSync('test', ['-x', path], nobody).status === 0;

describe.runIf(process.getuid?.() === 0 && [root, process.execPath].every(canReach))('code that root owns', () => {
  let parent: string;
  let project: string;
  let store: StoreProcess | undefined;
  beforeAll(async () => {
    parent = await createScratchFolder();
    project = join(parent, 'project');
    const program = (await readdir(root)).filter(
      (name) => ['src', 'data', 'db'].includes(name) || /\.(json|ts)$/.test(name),
    );
    for (const name of program) await cp(join(root, name), join(project, name), { recursive: true });
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
    await mkdir(join(parent, 'data'));
    await chown(join(parent, 'data'), nobody.uid, nobody.gid);
  });
  afterAll(async () => {
    await store?.send('SIGKILL');
    await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const start = async () =>
    startStoreProcess(
      join(parent, 'data'),
      await freePort(),
      { DEMO: '0', HOST: '127.0.0.1', ALLOW_HTTP: '1' },
      { program: join(project, 'src/commands/start.ts'), ...nobody },
    );

  test('before it is built, an unprivileged user is told in one sentence who has to build it', async () => {
    expect(await (await start()).ended).toEqual({
      code: 1,
      errors: `The pages are not built, and this user may not write ${project}/build: run npm run build as the owner of the code.\n`,
    });
  });

  test('once it is built, an unprivileged user starts the store, and its shop can be opened', async () => {
    const { folder } = await ensureBuild();
    await cp(folder, join(project, 'build', basename(folder)), { recursive: true });
    store = await start();
    await store.opened;
    const { port, dataDir } = store;
    const database = await openRunningDatabase(dataDir);
    await openSite(database, sites.nod, { by: 'Meera Rao', now: new Date() });
    await database.close();
    const openShop = async () => {
      const { status, html } = await fetchPage(port, 'nod', '/listing?q=6205');
      return [status, html.includes('data-site="nod"')];
    };
    await expect.poll(openShop).toEqual([200, true]);
    expect(await store.send('SIGINT')).toEqual({ code: 0, errors: '' });
  });
});
