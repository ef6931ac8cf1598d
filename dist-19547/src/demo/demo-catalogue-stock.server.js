import { createHash } from 'node:crypto';

                         
                 
                                                         
                                                           
                      
  

                                                                                        

const wellStocked = { popular: 0.7, other: 0.45 };
const plenty = 50;

/** A number in [0, 1) derived from the text, always the same. */
function chanceOf(text        )         {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** A third of each series and half of the popular items have 50 pieces or more. */
export function demoStock(items                    )                         {
  const groups = Map.groupBy(items, (item) => `${item.series} ${item.popular}`);
  return new Map([...groups.values()].flatMap(stockOfGroup));
}

function stockOfGroup(items                    )                        {
  const shuffled = items.map((item) => ({ item, lot: chanceOf(item.key) })).sort((a, b) => a.lot - b.lot);
  const share = items[0]?.popular ? wellStocked.popular : wellStocked.other;
  const full = Math.ceil(items.length * share);
  return shuffled.map(({ item, lot }, index) => [
    item.key,
    index < full ? { onHand: shelf(item.massKg, lot * (items.length / full)) } : scarce(item, index - full, lot),
  ]);
}

function shelf(massKg        , lot        )         {
  const maxExtra = Math.min(4000, 150 / Math.max(massKg, 0.02));
  return plenty + Math.round((Math.min(lot, 1) * maxExtra) / 10) * 10;
}

function scarce({ massKg }         , turn        , lot        )            {
  const lotSize = Math.max(4, Math.round(100 / Math.max(massKg, 0.2) ** 0.5));
  const days = 4 + Math.round(lot * 40);
  const kinds                       = [
    { onHand: 1 + (turn % (plenty - 1)) },
    { onHand: 0, arriving: [lotSize, days] },
    { onHand: 0 },
    { onHand: 3, arriving: [lotSize, days], production: [lotSize * 2, days + 21] },
    { onHand: 0, production: [lotSize * 2, days + 14] },
  ];
  const onRequest = turn % 20 === 12;
  return { ...(kinds[turn % kinds.length] ?? { onHand: 0 }), ...(onRequest ? { onRequest } : {}) };
}
