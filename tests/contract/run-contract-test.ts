import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../../src/server/calls/openapi.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { createApiToken } from '../actions/api-token.ts';
import { prepareBuyer } from '../fuzz/buyer-data.ts';
import { validApiBodies } from '../fuzz/valid-api-bodies.ts';
import { freePort, openRunningDatabase, startStoreProcess } from '../store/store-process.ts';
import { createScratchFolder } from '../store/test-database.ts';
import { contractWorkflows } from './contract-workflows.ts';

/** Redocly Respect calls a running store and compares each reply with the OpenAPI document. */
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
  const handlers = storeCalls(readEnv({})).filter(({ audience }) => audience === 'programs');
  const document = { ...openApiDocument(handlers), servers: [{ url: `http://127.0.0.1:${port}` }] };
  await writeFile(join(dataDir, 'openapi.json'), JSON.stringify(document));
  const workflows = contractWorkflows(handlers, validApiBodies(buyer), tokens);
  await writeFile(join(dataDir, 'calls.arazzo.json'), JSON.stringify(workflows));
  const respect = [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'respect', 'calls.arazzo.json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status } = spawnSync(process.execPath, respect, { cwd: dataDir, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
} finally {
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
