// A statement runs from the balance before its period to the balance after it. Amounts in minor units.

import { addDays,          } from '../../lib/dates.js';
import { msg, plural, t } from '../../lib/i18n.js';
                                                                 

const usualDays = 180;

                                            

/** Undefined when the first day is after the last, or a day is invalid. */
export function periodOf(requested                                                  , today     )                     {
  const to = requested.to ?? today;
  if (!isDay(to)) return undefined;
  const from = requested.from ?? addDays(to, -usualDays);
  return isDay(from) && from <= to ? { from, to } : undefined;
}

const isDay = (text     ) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

                                     

/** Billed amounts are debits, payments and credits are credits; each row has the balance after it. */
export function withBalances                     (openingMinor        , entries                  ) {
  let balanceMinor = openingMinor;
  return entries.map((entry) => {
    balanceMinor += entry.amountMinor;
    return {
      ...entry,
      debitMinor: Math.max(0, entry.amountMinor),
      creditMinor: Math.max(0, -entry.amountMinor),
      balanceMinor,
    };
  });
}

const labels                             = {
  order: msg('Order'),
  release: msg('Order released'),
  invoice: msg('Invoice'),
  credit_note: msg('Credit note'),
  receipt: msg('Receipt'),
  reversal: msg('Receipt reversed'),
  refund: msg('Refund'),
};

export const entryKindLabel = (kind            )         => labels[kind];

                                                                                       

/** 'Not due', '14 days past due', 'Allocated', 'On account'. */
export function openItemStateText({ dueOn, daysOver, unpaidMinor }               )         {
  if (dueOn === '') return unpaidMinor === 0 ? t`Allocated` : t`On account`;
  if (daysOver <= 0) return t`Not due`;
  return t`${plural(daysOver, 'day')} past due`;
}
