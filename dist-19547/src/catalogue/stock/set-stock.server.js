                                              
                                                                             
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {
                    
                   
  lockAndJudgeStock,
                 
  writeJudgedStock,
} from './import-stock.server.js';

                                                   

                           
               
                                      
                 
                 
                                                 
                             
                                        
                                          
  

                                                                        

/** Sets the good rows in one transaction; of each row why it was refused, '' for none. */
export function setStock(database          , site      , { rows, by, now }          )                    {
  return database.transaction(async (db) => {
    const lines = rows.map((row, index) => toLine(site, row, index));
    const repeated = repeatedLines(lines);
    const once = lines.filter(({ line }) => !repeated.has(line));
    const judged = new Map((await lockAndJudgeStock(db, site, once)).map((one) => [one.line, one]));
    const unknown = new Set(once.filter(({ line }) => judged.get(line)?.hasItem === false).map(({ code }) => code));
    const problems = lines.map((line, index) => {
      if (unknown.has(line.code)) return `There is no item ${line.code}.`;
      if (repeated.has(line.line)) return `Item ${line.code} is in this request twice for the same branch.`;
      if (!judged.get(line.line)?.hasBranch) return `There is no branch ${rows[index]?.branch}.`;
      return judged.get(line.line)?.problem || lotProblem(line);
    });
    const good = lines.filter((_line, index) => problems[index] === '');
    await writeJudgedStock(db, site, good, [...judged.values()]);
    if (good.length > 0) await audit(db, site, { rows, good, judged }, { by, now });
    return problems;
  });
}

function toLine({ branches: [selling] }      , row             , line        )            {
  const kinds = (['arriving', 'production']         ).filter((kind) => row[kind] !== undefined);
  return {
    ...{ line, code: row.code, branch: row.branch || (selling?.code ?? ''), onHand: row.onHand },
    shelf: row.shelf ?? null,
    incomingKinds: kinds,
    incoming: kinds.flatMap((kind) => lotsInOrder(kind, row[kind] ?? [])),
  };
}

const lotsInOrder = (kind              , lots                ) =>
  lots
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.quantity - b.quantity)
    .map(({ quantity, dueOn }) => ({ kind, quantity, dueOn }));

/** Those that name an item and a branch which a line before them names. */
function repeatedLines(lines                      )                      {
  const seen = new Set        ();
  return new Set(
    lines.flatMap(({ line, code, branch }) => {
      const isRepeated = seen.has(`${branch} ${code}`);
      seen.add(`${branch} ${code}`);
      return isRepeated ? [line] : [];
    }),
  );
}

const lotProblem = ({ incoming }           )         =>
  incoming.some(({ dueOn }) => dueOn === '') ? 'Every lot needs the day it is due.' : '';

                
                               
                             
                                           
  

async function audit(db    , site      , { rows, good, judged }         , { by, now }                           ) {
  const changes = good.map(({ line, code, onHand, shelf }) => {
    const { before = { onHand: 0, shelf: '' } } = judged.get(line) ?? {};
    return {
      ...{ code, branch: rows[line]?.branch ?? '', before: before.onHand, after: onHand },
      ...(shelf !== null && shelf !== before.shelf && { shelf }),
    };
  });
  const who = { site: site.code, at: now, actor: 'staff'         , actorName: by };
  await recordAudit(db, { ...who, action: 'stock set', subject: `${good.length} items`, details: { changes } });
}
