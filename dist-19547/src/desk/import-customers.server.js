                                            
import {
                        
                    
  importCustomerList,
} from '../account/customer-list/import-customer-list.server.js';
import {
                             
  customerColumns,
  readCustomer,
  requiredCustomerColumns,
} from '../imports/kinds/customer-columns.js';
                                                                      
import { readCsv } from '../server/read-csv.server.js';
                                             
import { findPriceLists } from './price-lists.db.js';

                              
                                                         
                     
             
            
                                                     
  

                                                                              

const nothing = { written: false, inserted: 0, changed: 0, unchanged: 0 };

/** All in one transaction, or nothing (docs/desk.md). */
export async function importCustomers(
  database          ,
  site      ,
  file          ,
  options                ,
)                          {
  const priceLists = await findPriceLists(database, site.code);
  const { lines, bad } = await readLines(file, { site, priceLists }, options);
  if (lines === undefined || (bad > 0 && !options.goodLines)) return { ...nothing, bad };
  const listing = await database.longTransaction((db) => importCustomerList(db, site, lines, options));
  return { ...listing, written: true, bad };
}

/** Undefined when the file as a whole cannot be read. */
async function readLines(file          , read                       , { onProblem }                ) {
  const lines                     = [];
  const firstLineOf = new Map                ();
  const bad = new Set        ();
  const refuse = (line        , problems                   ) => {
    bad.add(line);
    for (const problem of problems) onProblem(line, problem);
  };
  for await (const one of readCsv(file, { known: customerColumns, required: requiredCustomerColumns })) {
    const result = 'cells' in one ? readCustomer(one.cells, read) : one;
    if ('problems' in result) refuse(one.line, result.problems);
    if ('fatal' in one && one.fatal) return { lines: undefined, bad: bad.size };
    if (!('row' in result)) continue;
    const first = firstLineOf.get(result.row.customerCode);
    if (first !== undefined)
      refuse(one.line, [`customer_id '${result.row.customerCode}' is already on line ${first}; keep one of the two.`]);
    else lines.push(result.row);
    firstLineOf.set(result.row.customerCode, first ?? one.line);
  }
  return { lines, bad: bad.size };
}
