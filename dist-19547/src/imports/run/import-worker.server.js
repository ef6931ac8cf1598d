import { createPaperStorages } from '../../account/papers/create-paper-storages.server.js';
                                                                                  
import { longRunningTimeouts } from '../../server/database/connection-timeouts.server.js';
import {                  openDatabase } from '../../server/database/database.server.js';
                                                                        
                                                
import {               openArchive } from '../files/open-archive.server.js';
import { pictureArchiveTexts } from '../files/read-picture-lines.server.js';
import { findImport } from '../imports.db.js';
import { checkImport } from './check-import.server.js';
import { ImportInterrupted,                } from './import-run.server.js';
import { releaseImport } from './import-work.db.js';
import { readStoredParts } from './stored-parts.db.js';
import { writeImport } from './write-import.server.js';

/** Connection lost, rolled back by a deadlock, waited too long for a lock, or the server restarts: tried again. */
const isPassing = (cause         ) =>
  /^(08|40|55|57)/.test(String((cause                      ).code ?? '')) || /connection/i.test(String(cause));

                          
                         
             
             
                
                       
                                        
  

/** Runs in a worker thread, with connections of its own. */
export async function runImport(task            , ask           )                {
  const { connection, site, id, owner, leaseSeconds, storageSettings } = task;
  let lost                   ;
  const onLost = (cause       ) => {
    lost = cause;
  };
  const database = openDatabase(connection, onLost, longRunningTimeouts);
  const archive = openOnce(() => openArchive(readStoredParts(database, id), pictureArchiveTexts));
  const pictures = {
    open: archive.open,
    storages: createPaperStorages({ forSite: (_site, name) => storageSettings[name] }),
  };
  try {
    const [record] = await findImport(database, { site: site.code, id });
    if (!record) return;
    const goOn = async () => (lost ? undefined : ((await ask('goOn', undefined))                    ));
    const run            = { database, site, owner, leaseSeconds, record, pictures, goOn };
    await (record.state === 'checking' ? checkImport(run) : writeImport(run));
  } catch (cause) {
    if (!(cause instanceof ImportInterrupted) && !isPassing(cause)) throw cause;
    await releaseImport(database, { id, owner }).catch(() => undefined);
  } finally {
    await archive.close();
    await database.close();
  }
}

function openOnce(open                        ) {
  let archive                              ;
  return {
    open() {
      archive ??= open();
      return archive;
    },
    close: async () => (await archive?.catch(() => undefined))?.close(),
  };
}
