import { memoize } from '../../lib/memoize.js';
                                                                         
import {                     splitIntoFiles } from './catalogue-files.rule.js';
import {                    countGroups, findEdition } from './catalogue-print.db.js';

                                                                                    

const maxCachedEditions = 30;
const filesCacheByDatabase = new WeakMap                                                                ();

/** Groups are cached by edition because counting them reads the whole catalogue. */
export async function findCurrentEdition(database          , catalogue              )                            {
  const [found] = await findEdition(database, { site: catalogue.site });
  const edition = found?.edition ?? 0;
  const cachedFiles = filesCacheByDatabase.get(database) ?? memoize                          (maxCachedEditions);
  filesCacheByDatabase.set(database, cachedFiles);
  const files = await cachedFiles(JSON.stringify([catalogue.site, catalogue.maker, edition]), async () =>
    splitIntoFiles(await countGroups(database, catalogue)),
  );
  return { edition, files };
}
