import { formatNearDay } from '../../lib/dates.js';
import { formatMoney } from '../../lib/money.js';
import { availableBalanceOf } from '../../payments/credit/credit.server.js';
import {
  accountRefusal,
                    
  closedReason,
                    
                     
} from '../../payments/methods/payment-choice.rule.js';
import {               refuse } from '../../server/refuse.server.js';
                                                
import { lineRefusal } from './line-refusal.rule.js';
import { creditOf,                     } from './lock-checkout.server.js';
import { orderTotals } from './order-totals.rule.js';
import { salesConfirmation } from './place-order.contract.js';
                                                           

/**
 * The first reason against the order: account, lines, address, price and stock of each line, payment. 'lines_gone' when
 * requested lines are no longer in the cart, perhaps because they were ordered.
 */
export function checkoutRefusal(
  requestedLines                ,
  checkout          ,
  paymentMethod                           ,
  site      ,
)                                     {
  const { buyer, lines, lineIds, standing } = checkout;
  const account = accountRefusal(standing, paymentMethod);
  if (account) return refuse(salesConfirmation, account);
  if (lineIds.length === 0) return refuse(salesConfirmation, 'no_line');
  if (lineIds.length < requestedLines.length) return refuse(salesConfirmation, 'line_not_in_cart');
  if (lines.length < lineIds.length) return 'lines_gone';
  if (!buyer.delivery || !buyer.billing) return refuse(salesConfirmation, 'address_unknown');
  const line = firstLineRefusal(requestedLines, checkout);
  if (line) return line;
  const closed = closedReason(paymentMethod, paymentFactsOf(checkout, site));
  return closed && refusePaymentMethod(closed, checkout, site);
}

export function refusePaymentMethod(closed              , { buyer, lines }          , site      )          {
  const money = (minor        ) => formatMoney({ minor, currency: site.currency });
  return refuse(salesConfirmation, closed, {
    balance: money(availableBalanceOf(creditOf(buyer))),
    total: money(orderTotals(lines).totalMinor),
    limit: money(site.maxOnlineMinor),
    phone: site.contact.phone,
  });
}

function firstLineRefusal(requestedLines                , { lines }          )                      {
  for (const requested of requestedLines) {
    const line = lines.find(({ id }) => id === requested.item_detail_id);
    if (!line) return refuse(salesConfirmation, 'line_not_in_cart');
    const reviewed = {
      quantity: requested.quantity,
      amountPerUnit: requested.amount_per_unit,
      shownAvailability: requested.Availability,
      shownDay: requested.exp_dod,
    };
    const reason = lineRefusal(reviewed, line, line.amounts);
    if (reason)
      return refuse(salesConfirmation, reason, {
        item: line.name,
        free: line.free,
        day: line.amounts.expectedOn ? formatNearDay(line.amounts.expectedOn) : '',
      });
  }
  return undefined;
}

function paymentFactsOf({ buyer, lines, standing }          , site      )               {
  const credit = creditOf(buyer);
  return {
    standing,
    hasTerms: credit !== undefined,
    balanceMinor: availableBalanceOf(credit),
    totalMinor: orderTotals(lines).totalMinor,
    online: site.onlinePayment,
    maxOnlineMinor: site.maxOnlineMinor,
    transferAllowed: buyer.transferAllowed,
  };
}
