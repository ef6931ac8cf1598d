                                                                   
                                                
import { findPapers,               } from './papers.db.js';
                                                     
import {
  findListedPapers,
  findNextWaiting,
  findPaperForStaff,
  findPaperIds,
                   
                     
} from './staff-papers.db.js';

                                                                                                              

/** Those that wait are listed from the oldest, the others from the newest. */
export async function findPapersForStaff(
  db    ,
  { code: site }      ,
  { maxTotal, ...search }             ,
)                                                  {
  const { ids, total } = await findPaperIds(db, { site, ...search, max: maxTotal });
  return { rows: ids.length === 0 ? [] : await findListedPapers(db, { ids }), total };
}

/** `others`: of the same customer, the newest first; `nextId`: what waits after this one. */
                                                                                                   

const maxPapers = 40;

export async function findPaperToReview(db    , { code: site }      , id        )                                   {
  const [paper] = await findPaperForStaff(db, { site, id });
  if (!paper) return undefined;
  const [papers, [next]] = await Promise.all([
    findPapers(db, { customerId: paper.customerId, limit: maxPapers }),
    findNextWaiting(db, { site, id }),
  ]);
  return { paper, others: papers.filter((one) => one.id !== id), nextId: next?.id };
}
