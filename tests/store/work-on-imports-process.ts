import '../../src/server/startup/resolve-imports.server.ts';

/** Works on the imports of NOD with a short lease until it is killed. Its argument is the connection. */
const { workOnImports } = await import('../../src/imports/run/work-on-imports.server.ts');
const { openDatabase } = await import('../../src/server/database/database.server.ts');
const { readEnv } = await import('../../src/server/env.server.ts');
const { sites } = await import('../../src/sites/resolve-site.ts');

const database = openDatabase(JSON.parse(process.argv[2] ?? '{}'), () => undefined);
const stopping = new AbortController().signal;
await workOnImports({ database, env: readEnv({}), clock: () => new Date(), stopping, leaseSeconds: 1 }, sites.nod);
await database.close();
