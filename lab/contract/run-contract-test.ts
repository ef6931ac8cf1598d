import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeCalls } from '../../src/store.calls.ts';
import { createApiToken } from '../../tests/actions/api-token.ts';
import { driveOrval, installGenerators, programsDocument } from '../../tests/http/client-generators.ts';
import { freePort, openRunningDatabase, startStoreProcess } from '../../tests/store/store-process.ts';
import { createScratchFolder } from '../../tests/store/test-database.ts';
import { prepareBuyer } from '../../tests/valid-requests/buyer-data.ts';
import { validApiBodies } from '../../tests/valid-requests/valid-api-bodies.ts';
import { contractWorkflows } from './contract-workflows.ts';

/** Redocly Respect compares the replies of a running store with the OpenAPI document, and a client of orval calls it. */
const root = join(import.meta.dirname, '../..');
const dataDir = await createScratchFolder();
const port = await freePort();
const store = startStoreProcess(dataDir, port, { BRAND: 'nod', LOG_LEVEL: 'fatal' });
try {
  await store.opened;
  const database = await openRunningDatabase(dataDir);
  const tokens = {
    full: await createApiToken(database),
    withoutScopes: await createApiToken(database, { scopes: [] }),
  };
  const buyer = await prepareBuyer(database, port, 'nod');
  await database.close();
  const handlers = storeCalls.filter(({ audience }) => audience === 'programs');
  const document = { ...programsDocument(), servers: [{ url: `http://127.0.0.1:${port}` }] };
  await writeFile(join(dataDir, 'openapi.json'), JSON.stringify(document));
  const workflows = contractWorkflows(handlers, validApiBodies(buyer), tokens);
  await writeFile(join(dataDir, 'calls.arazzo.json'), JSON.stringify(workflows));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const redocly = (...args: string[]) => {
    const command = [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args];
    if (spawnSync(process.execPath, command, { cwd: dataDir, stdio: 'inherit', env }).status !== 0)
      process.exitCode = 1;
  };
  redocly('lint', 'openapi.json');
  redocly('respect', 'calls.arazzo.json');
  const clients = await createScratchFolder();
  await installGenerators(clients);
  await driveOrval(clients, `http://127.0.0.1:${port}`, { TOKEN: tokens.full });
  await rm(clients, { recursive: true, force: true });
} finally {
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
