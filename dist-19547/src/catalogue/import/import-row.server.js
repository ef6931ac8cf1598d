import { createHash } from 'node:crypto';
import { designationKey } from '../../bearings/designation/search-key.js';
                                              
import { factNames,                           } from '../catalogue.table.js';

                                                                                            

                                                                                 

/** What a line of the file says of its item. */
                                                                               

/** Stock that is null is left unchanged. */
                                                                        

/** The columns of an item that an import writes. */
export const importedNames = [...factNames, 'popularity', 'costMinor']         ;
export const stagedNames = [...importedNames, 'nameKey', 'codeKey', 'universalKey', 'rowHash']         ;

                                                                    
               
                        
                                   
  

export function stagedOf(row           , line        )            {
  const { stock, ...facts } = row;
  const keyed = {
    ...facts,
    nameKey: designationKey(row.name),
    codeKey: designationKey(row.code),
    universalKey: designationKey(row.universalNo),
    onHand: stock?.onHand ?? null,
    incoming: stock?.incoming ?? [],
  };
  return { ...keyed, line, rowHash: createHash('sha256').update(JSON.stringify(keyed)).digest('base64url') };
}
