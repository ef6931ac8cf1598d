                                                                   
                                                
import {
                     
  compareStock,
  deleteReplacedIncoming,
  emptyStock,
  insertGivenIncoming,
  lockGivenStock,
  writeGivenStock,
} from './import-stock.db.js';

                                                     

/** What is said of one item at one branch. */
                         
               
               
                 
                 
                                 
                       
                                                    
                                         
                                                
                                                                               
  

                           
               
                                                     
                  
                   
                     
                                                      
                                                        
  

export async function judgeStock(db    , { code }      , lines                      )                         {
  return (await compareStock(db, { site: code, rows: JSON.stringify(lines) })).map(judge);
}

function judge(compared               )              {
  const { line, code, hasItem, hasBranch, isSame, onHand, reserved, onHandBefore, shelfBefore } = compared;
  const before = onHandBefore === null ? undefined : { onHand: onHandBefore, shelf: shelfBefore ?? '' };
  const found = { line, hasItem, hasBranch, before };
  const wrong = (problem        ) => ({ ...found, outcome: 'wrong'         , problem });
  if (!hasItem || !hasBranch) return wrong(`itemcode '${code}' is not in the catalogue.`);
  if (onHand < reserved)
    return wrong(`on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`);
  return { ...found, outcome: before === undefined ? 'new' : isSame ? 'unchanged' : 'changed', problem: '' };
}

export async function lockGivenStockOf(db    , { code }      , lines                      )                {
  await lockGivenStock(db, { site: code, rows: JSON.stringify(lines) });
}

/** Locks what the lines name, so that what is judged stays until it is written. */
export async function lockAndJudgeStock(db    , site      , lines                      )                         {
  await lockGivenStockOf(db, site, lines);
  return judgeStock(db, site, lines);
}

/** Writes the lines that are right; says of each what it did. Writing them again changes nothing. */
export async function writeStock(db    , site      , lines                      )                         {
  const judged = await lockAndJudgeStock(db, site, lines);
  await writeJudgedStock(db, site, lines, judged);
  return judged;
}

/** Writes those of the lines that were judged new or changed. */
export async function writeJudgedStock(
  db    ,
  { code }      ,
  lines                      ,
  judged                                                  ,
)                {
  const toWrite = new Set(
    judged.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line),
  );
  const written = lines.filter(({ line }) => toWrite.has(line));
  if (written.length === 0) return;
  const params = { site: code, rows: JSON.stringify(written) };
  await writeGivenStock(db, params);
  if (written.some(({ incomingKinds }) => incomingKinds.length > 0)) {
    await deleteReplacedIncoming(db, params);
    await insertGivenIncoming(db, params);
  }
}

/** Sets the pieces on the shelf to what is reserved for orders; returns how many rows it changed. */
export async function emptyStockOf(db    , { code }      , gone                                             ) {
  return (await emptyStock(db, { site: code, rows: JSON.stringify(gone) })).length;
}
