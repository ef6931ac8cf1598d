import { randomUUID } from 'node:crypto';
import { paperStorageSettings } from '../../account/papers/create-paper-storages.server.js';
                                                                         
                                                      
import { runInThread } from '../../server/jobs/worker-threads.server.js';
                                                
import { failImport } from '../imports.db.js';
import { claimImport } from './import-work.db.js';
                                                            

const worker = new URL('./import-worker.server.js', import.meta.url);

/** Of this process. */
const owner = randomUUID();
const defaultLeaseSeconds = 30;

                         
                     
                    
                                                                                                          
                        
                        
                                 
                            
  

/** Takes up the oldest import of the site that waits; safe to run in several processes. */
export async function workOnImports(
  { database, clock, stopping, env, ...job }           ,
  site      ,
)                   {
  const { leaseSeconds = defaultLeaseSeconds } = job;
  const [claimed] = await claimImport(database, { site: site.code, owner, leaseSeconds });
  if (!claimed) return false;
  const storageSettings = paperStorageSettings(env, site.code);
  const task             = {
    ...{ connection: database.connection, site, id: claimed.id, owner, leaseSeconds, storageSettings },
  };
  const goOn = async () => (stopping.aborted ? undefined : clock());
  try {
    await runInThread('import_runs', worker, 'runImport', task, { goOn });
  } catch (cause) {
    const problem = `The import stopped by an error of ours: ${cause instanceof Error ? cause.message : cause}`;
    await failImport(database, { id: claimed.id, problem, now: clock() });
    throw cause;
  }
  return true;
}
