import { workOnImports } from '../../src/imports/run/work-on-imports.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';

/** Works on the imports of NOD with a short lease until it is killed. Its argument is the connection. */
const database = openDatabase(JSON.parse(process.argv[2] ?? '{}'), () => undefined);
const stopping = new AbortController().signal;
await workOnImports({ database, env: readEnv({}), clock: () => new Date(), stopping, leaseSeconds: 1 }, sites.nod);
await database.close();
