import { formatDateTime } from '../../lib/dates.js';
                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                
import { findPackedCartons, findPicks,              } from '../picks.db.js';
import { linesToPick, packedTotals, pickedPieces } from '../picks.rule.js';
import { allOnShelf,                                            } from './dispatch-quantity.rule.js';

                                                             

/** What is picked for an order; nothing where the dispatch names its lines. The caller holds the order's lock. */
export async function readPickedGoods(db    , orderId        , { lines }                                       ) {
  const picks = lines ? [] : await findPicks(db, { orderId });
  const { cartons, weightKg, cartonKg } = packedTotals(picks, await findPackedCartons(db, { orderId }));
  const audit = picks.map(({ lineNo, lots, short, by }) => ({ lineNo, picked: pickedPieces({ lots }), short, by }));
  return {
    picks,
    cartons: cartons > 0 ? cartons : null,
    weightKg,
    cartonKg: cartons > 0 ? JSON.stringify(cartonKg) : null,
    audit: picks.length > 0 ? { picked: audit } : {},
  };
}

export const linesToSend = (lines                     , picks                    )                   =>
  picks.length === 0 ? allOnShelf(lines) : picks.flatMap(({ lineNo, lots }) => lots.map((lot) => ({ lineNo, ...lot })));

/** Somebody else has picked since staff looked, or a line is not picked yet. */
export function pickingRefusal(
  site      ,
  number        ,
  lines                     ,
  picks                    ,
  seen                               ,
)                      {
  if (!seen) return undefined;
  const other = picks.find(({ id }) => !seen.includes(id));
  if (other) return pickedMeanwhile(site, other);
  if (picks.length < seen.length)
    return new Refusal('changed_meanwhile', `A line of order ${number} was put back meanwhile. Look at it again.`);
  const asked = allOnShelf(lines).map(({ lineNo, quantity }) => ({ lineNo, asked: quantity }));
  const [missing] = linesToPick(asked, picks);
  return missing === undefined ? undefined : new Refusal('not_picked', `Line ${missing} is not picked yet.`);
}

export function pickedMeanwhile(site      , pick         )          {
  const at = formatDateTime(pick.at, site.calendar.timeZone);
  return new Refusal(
    'changed_meanwhile',
    `${pick.by} picked ${pickedPieces(pick)} of line ${pick.lineNo} meanwhile, ${at}. Look at it again before you go on.`,
  );
}
