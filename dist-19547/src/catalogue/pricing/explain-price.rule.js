import { addDays,           formatDay } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { comparePriceRows, isValidOn,                                  priceFor, unitPriceOf } from './price.rule.js';

/** Why a customer pays a price: the row that wins, and for each other row what it loses by. */
                          
          
                   
           
                     
                 
                   
                          
                        

                                                                                                          

                                                                                                       

/** `candidates` are the rows that apply to the item, whenever and from whatever quantity. */
export function explainPrice                            (
  listMinor        ,
  candidates                ,
  quantity        ,
  day     ,
)                        {
  const sorted = candidates.toSorted(comparePriceRows(listMinor));
  const winner = sorted.find((row) => row.minQty <= quantity && isValidOn(row, day));
  const rows = sorted.map((row) => ({
    ...row,
    unitMinor: unitPriceOf(listMinor, row),
    outcome: outcomeOf(row, winner, quantity, day),
  }));
  return { price: priceFor(listMinor, candidates, quantity, day), rows };
}

function outcomeOf(row                , winner                            , quantity        , day     )               {
  if (row === winner) return 'wins';
  if (day < (row.validFrom ?? day)) return 'not_yet_valid';
  if (day > (row.validTo ?? day)) return 'ended';
  if (row.minQty > quantity || !winner) return 'larger_quantity';
  if (row.scope !== winner.scope) return 'wider_scope';
  if (row.own !== winner.own) return 'own_row_first';
  return row.minQty === winner.minQty ? 'lower_price_first' : 'higher_minimum_first';
}

/** What one unit costs from a quantity on, and the next day on which that changes. */
                                                                                                               

export function priceSteps(
  listMinor        ,
  candidates                           ,
  minQty        ,
  today     ,
)              {
  const quantities = [...new Set([minQty, ...candidates.map((row) => Math.max(minQty, row.minQty))])];
  const days = [...new Set(candidates.flatMap(changeDays))].filter((day) => day > today).sort();
  const unitOn = (quantity        , day     ) => priceFor(listMinor, candidates, quantity, day).unitMinor;
  const steps = quantities
    .sort((a, b) => a - b)
    .map((quantity) => {
      const unitMinor = unitOn(quantity, today);
      const from = days.find((day) => unitOn(quantity, day) !== unitMinor);
      return { quantity, unitMinor, next: from === undefined ? null : { from, unitMinor: unitOn(quantity, from) } };
    });
  return steps.filter((step, at) => at === 0 || !costsTheSame(step, steps[at - 1]));
}

const changeDays = ({ validFrom, validTo }                )        => [
  ...(validFrom ? [validFrom] : []),
  ...(validTo ? [addDays(validTo, 1)] : []),
];

const costsTheSame = (step           , before                       ) =>
  step.unitMinor === before?.unitMinor &&
  step.next?.from === before.next?.from &&
  step.next?.unitMinor === before.next?.unitMinor;

export function outcomeText({ outcome, minQty, validFrom, validTo }                              )         {
  switch (outcome) {
    case 'wins':
      return t`wins`;
    case 'not_yet_valid':
      return t`from ${formatDay(validFrom ?? '')}`;
    case 'ended':
      return t`ended ${formatDay(validTo ?? '')}`;
    case 'larger_quantity':
      return t`from ${minQty}`;
    case 'wider_scope':
      return t`wider`;
    case 'own_row_first':
      return t`own row first`;
    case 'higher_minimum_first':
      return t`larger quantity first`;
    case 'lower_price_first':
      return t`lower price first`;
  }
}
