import { t } from '../../lib/i18n.js';
                                                                   
                                                    
                                                        
                                                 
import {                                                      readPriceCells } from './price-cells.rule.js';
                                                         
import { resolvePriceTargets } from './resolve-price-targets.server.js';

                         
               
                                                               
                    
                             
                                                            
                            
                                                           
                            
  

                                                                                              

                                                                                  

/** Reads cells and finds what each row is for. */
export async function readPriceEdits(
  db    ,
  site          ,
  typed                      ,
  storedRow                                         ,
)                                                          {
  const problems                = [];
  const read = typed.flatMap((edit) => {
    const stored = edit.rowId === undefined ? undefined : storedRow(edit.rowId);
    const values = readPriceCells(cellsToRead(edit));
    if (!('problems' in values)) return [{ edit, values, stored }];
    problems.push(...values.problems.map((problem) => ({ line: edit.line, ...problem, choices: [] })));
    return [];
  });
  const texts = read.flatMap(({ edit, values, stored }) => (keepsTarget(edit, stored) ? [] : [values.target]));
  const targets = await resolvePriceTargets(db, site, texts);
  const edits = read.flatMap(({ edit, values, stored })             => {
    const { line, rowId, seen } = edit;
    const target = keepsTarget(edit, stored) ? { ...stored, item: null } : targets.get(values.target);
    if (!target || 'message' in target) {
      const message = target?.message ?? t`This row is no longer there; load the rows again`;
      problems.push({ line, field: 'for', message, choices: target?.choices ?? [] });
      return [];
    }
    const shared = { line, seen, item: target.item, wanted: snapshotOf(target, values) };
    if (!edit.end) return [{ ...shared, kind: 'price', rowId }];
    return rowId === undefined ? [] : [{ ...shared, kind: 'end', rowId, lastDay: values.validTo }];
  });
  return { edits, problems };
}

const keepsTarget = ({ cells, end }           , stored                         )                        =>
  stored !== undefined && (end === true || cells.for === '');

/** Of a row that ends, only the last day is read. */
function cellsToRead({ cells, rowId, end }           )             {
  const keeps = rowId !== undefined && cells.for === '' ? { ...cells, for: 'all' } : cells;
  return end ? { ...keeps, for: 'all', min_qty: '', discount_percent: '0', net_price: '', valid_from: '' } : keeps;
}

const snapshotOf = (
  { scope, scopeKey }                                         ,
  { minQty, discountBp, netMinor, validFrom, validTo }             ,
) => ({ scope, scopeKey, minQty, discountBp, netMinor, validFrom, validTo });
