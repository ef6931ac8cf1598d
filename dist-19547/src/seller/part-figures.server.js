import { countItemsByTaxRate } from '../catalogue/tax-rates/end-tax-rates.server.js';
import { formatDay } from '../lib/dates.js';
import { t } from '../lib/i18n.js';
import { toPercent } from '../lib/money.js';
                                                                
                                                   
                                                    

                                                                        

/** What a change of the part would be about. */
export async function loadFigures(db    , site            , part              )                        {
  if (part !== 'tax') return [];
  return (await countItemsByTaxRate(db, site)).map(({ bp, items }) => ({
    label: t`Items with ${toPercent(bp)}%`,
    value: items,
    note: planOf(site, bp),
  }));
}

function planOf({ taxRates: { rates } }            , bp        )         {
  const rate = rates.find((one) => one.bp === bp);
  if (!rate) return t`not in the list`;
  return rate.lastDay && rate.thenBp !== undefined
    ? t`get ${toPercent(rate.thenBp)}% after ${formatDay(rate.lastDay)}`
    : '';
}
