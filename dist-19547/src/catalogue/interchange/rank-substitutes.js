                                                                                       
import { parseDesignationCached } from '../designation/parse-designation-cached.js';
                                                            
import { describeDifferences } from './differences.rule.js';

/** `sameNumber`: it has the same universal number as the item compared with. */
                                                                                                   

                                                                                                                    

const levelOrder                              = ['identical', 'interchangeable', 'same-size'];

/**
 * Best first: by level, then by the number of differences.
 * If a designation is unknown, an equal universal number is enough.
 */
export function rankSubstitutes(
  item                                         ,
  candidates                                ,
)                     {
  const ours = parseDesignationCached(item.name, item.maker);
  return candidates
    .flatMap(({ id, name, maker, sameNumber })                     => {
      const theirs = parseDesignationCached(name, maker);
      if (!ours.known || !theirs.known) return sameNumber ? [{ id, level: 'interchangeable', differs: [] }] : [];
      const { level, differs } = describeDifferences(ours, theirs);
      return level === 'different' ? [] : [{ id, level, differs }];
    })
    .sort((a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level) || a.differs.length - b.differs.length);
}
