// Which open documents an amount pays exactly: one of them, or several, the oldest ones before others.

                                  

/** More documents than this are only tried as the oldest of them. */
const maxCombined = 14;

export function findExactDocuments                (amountMinor        , oldestFirst              )                  {
  const single = oldestFirst.find(({ openMinor }) => openMinor === amountMinor);
  if (single) return [single];
  return findOldest(amountMinor, oldestFirst) ?? findCombination(amountMinor, oldestFirst.slice(0, maxCombined));
}

function findOldest                (amountMinor        , oldestFirst              )                  {
  let left = amountMinor;
  for (const [at, { openMinor }] of oldestFirst.entries()) {
    left -= openMinor;
    if (left === 0) return oldestFirst.slice(0, at + 1);
    if (left < 0) return undefined;
  }
  return undefined;
}

/** The combination of the fewest documents. */
function findCombination                (amountMinor        , documents              )                  {
  let best                 ;
  for (let mask = 1; mask < 1 << documents.length; mask += 1) {
    const chosen = documents.filter((_one, at) => mask & (1 << at));
    if (best && chosen.length >= best.length) continue;
    if (chosen.reduce((sum, { openMinor }) => sum + openMinor, 0) === amountMinor) best = chosen;
  }
  return best;
}
