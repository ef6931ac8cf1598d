import { syncAllBranches } from './catalogue/stock/sync-branches.server.js';
import { loadDemoWorld } from './demo/load-demo-world.server.js';
import {                 openLiveSites } from './seller/live-sites.server.js';
import { findOpenSites } from './seller/opening/find-open-sites.server.js';
import {                                 openDatabase } from './server/database/database.server.js';
import { watchDatabase } from './server/database/database-heartbeat.server.js';
import { loadSecretKey } from './server/database/installation.server.js';
import { startEmbeddedPostgres } from './server/embedded-postgres/start-embedded-postgres.server.js';
                                                  
                                                  
import { migrateDatabase } from './server/startup/migrate.server.js';
import { checkSettings } from './server/startup/preflight.server.js';
import { checkDemoWorldAt } from './server/startup/preflight-database.server.js';
                                                                    
import { describeDatabaseError } from './server/startup/startup-failure.server.js';
import { StartupError } from './server/startup-error.server.js';

                         
                     
                 
                  
                                                                                           
                      
                         
  

export async function openStore(env     , log     , progress          )                     {
  await using undo = new AsyncDisposableStack();
  const { connection, lost } = await connectionOf(env, undo);
  const ended = lost.then(() => {
    throw new StartupError(`The embedded database ended by itself: its log, in ${env.dataDir}, says why.`);
  });
  return await Promise.race([ended, openOn(connection, lost, env, log, progress, undo)]);
}

async function openOn(
  connection            ,
  lost               ,
  env     ,
  log     ,
  progress          ,
  undo                      ,
)                     {
  await refuseUnsafe(env, connection);
  await migrateDatabase(connection);
  const database = openDatabase(connection, (cause) => log.warn(`A database connection was lost: ${cause.message}`));
  undo.defer(() => database.close());
  const pulse = watchDatabase(database, connection, log);
  undo.defer(() => pulse.stop());
  const secret = await loadSecretKey(database, env.secretKey);
  const live = await openLiveSites(database, env);
  await syncAllBranches(database, Object.values(live.sites));
  if (env.demo) await loadDemoWorld(database, { now: new Date(), secret, log, progress });
  const open = undo.move();
  return { database, secret, live, lost, close: () => open.disposeAsync() };
}

/** Every problem, one sentence each; nothing is written before. */
async function refuseUnsafe(env     , connection            )                {
  const world = env.demo ? [] : [await checkDemoWorldAt(connection).catch(notReached)];
  const open = env.demo ? [] : await findOpenSites(connection).catch(notReached);
  const missed = [...checkSettings(env, open), ...world].filter(({ passed }) => !passed);
  if (missed.length > 0) throw new StartupError(missed.map(({ message: says }) => says).join('\n'));
}

function notReached(cause       )        {
  throw new StartupError(describeDatabaseError(cause));
}

                                                               

async function connectionOf(env     , undo                      )                   {
  if (env.databaseUrl) return { connection: { connectionString: env.databaseUrl }, lost: new Promise(() => {}) };
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir });
  undo.defer(() => postgres.stop());
  return { connection: postgres.connection, lost: postgres.ended };
}
