                                                                             
                                                
                                                                     
import { endImport,                   } from '../imports.db.js';
                                                                      
import { keepImport } from './import-work.db.js';

/** Somebody else works on it now, it was cancelled, or this process ends. */
export class ImportInterrupted extends Error {}

                         
                     
             
                
                       
                       
                          
                                                                               
              
                                                        
                                        
  

                                                                                                      

/** A batch and how far the import is, together or not at all. */
export async function inBatch(run           , work                                          )                    {
  const now = await run.goOn();
  if (!now) throw new ImportInterrupted();
  return inTransaction(run, async (db) => {
    const progress = await work(db, now);
    await keep(db, run, progress);
    return progress;
  });
}

export async function finishImport(
  run           ,
  progress          ,
  end                                                                             ,
  alongside                                       = async () => undefined,
)                {
  const { id } = run.record;
  const now = await run.goOn();
  if (!now) throw new ImportInterrupted();
  await inTransaction(run, async (db) => {
    await keep(db, run, progress);
    await alongside(db, now);
    await endImport(db, { id, problem: '', ...end, now });
  });
}

const inTransaction =    ({ within, database }           , work                        )             =>
  within ? work(within) : database.longTransaction(work);

async function keep(db    , { owner, leaseSeconds, record: { id, state } }           , progress          ) {
  const { found, written, ...places } = progress;
  const counts = { found: JSON.stringify(found), written: JSON.stringify(written) };
  const [kept] = await keepImport(db, { id, owner, state, leaseSeconds, ...places, ...counts });
  if (!kept) throw new ImportInterrupted();
}

export const workOf = ({ database, site, record, pictures }           , db    , now      )             => ({
  ...{ database, db, site, by: record.startedBy, now, pictures },
});

export const addCounts = (counts            , judged                       )             => {
  const sum = { ...counts };
  for (const { outcome } of judged) sum[outcome] += 1;
  return sum;
};
