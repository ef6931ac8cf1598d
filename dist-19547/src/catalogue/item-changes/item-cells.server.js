import { toMajor, toPercent } from '../../lib/money.js';
                                                                   
                                                    
                                                  
import { importedFacts } from '../import/import-columns.server.js';
                                                                    
import { findItem } from './item-changes.db.js';

/** What a file for the import would say of the item, by column. */
                                                         

const cellText = (fact        , value                        )         => {
  if (value === null) return '';
  if (fact === 'listMinor' || fact === 'costMinor') return toMajor(Number(value)).toFixed(2);
  return fact === 'taxBp' ? String(toPercent(Number(value))) : String(value);
};

export function itemCellsOf(item                                 )            {
  const facts = Object.keys(importedFacts)                           ;
  return Object.fromEntries(facts.map((fact) => [importedFacts[fact].column, cellText(fact, item[fact])]));
}

/** An item, also a retired one, and what a file would say of it. */
export async function loadItemWithCells(db    , site          , id        ) {
  const item = await findItem(db, site, id);
  return item && { item, cells: itemCellsOf(item) };
}
