import {                       findAccountProgress } from '../../account/account-progress.server.js';
import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { summarizeCart } from '../../cart/account-cart/summarize-cart.server.js';
                                                                         
import { dayOf } from '../../lib/dates.js';
import { afterWorkingHours } from '../../lib/working-hours.js';
import { findOrdersOnTheWay } from '../../orders/history/open-orders.server.js';
import { findItemsToReorder } from '../../orders/history/reorder-items.server.js';
import { findOpenInvoices } from '../../orders/statement/open-invoices.server.js';
import { findAnsweredQuotes } from '../../rfi/history/open-quotes.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import {                 buyerHome } from './buyer-home.contract.js';

/** Of each list; the rest is behind a link. */
const shown = 5;
/** An overdue account ticks which ones it pays. */
const shownInvoices = 12;

export const buyerHomeCall = defineCall(
  buyerHome,
  { requires: permissionTo('see-account') },
  async (_request, context) => {
    const { db, site, caller, now } = context;
    const [work, progress] = await Promise.all([
      caller.emailVerified ? findWork(context) : null,
      caller.standing === 'active' && caller.emailVerified ? null : findAccountProgress(db, caller),
    ]);
    const told = progress && { ...progress, checked_by: checkedBy(progress, context) };
    return { success: true         , today: dayOf(now, site.calendar.timeZone), work, progress: told };
  },
);

/** '' once the promise has passed: a moment that is over says nothing. */
function checkedBy({ profile_at, reason }                 , { site, now }                                    )         {
  if (profile_at === '' || reason !== '') return '';
  const promised = afterWorkingHours(new Date(profile_at), site.checksAccountsWithinHours, site.calendar);
  return promised > now ? promised.toISOString() : '';
}

/** All statements are sent at once, so that the page waits for the slowest of them alone. */
async function findWork(context              )                     {
  const { db, site, caller, now } = context;
  const customer = { customerId: caller.customerId, now, limit: shown };
  const [quotes, money, on_the_way, cart, ordered_before] = await Promise.all([
    findAnsweredQuotes(db, site, customer),
    findOpenInvoices(db, site, { ...customer, limit: shownInvoices }),
    findOrdersOnTheWay(db, site, customer),
    summarizeCart(context, shown),
    findItemsToReorder(context, shown),
  ]);
  return { quotes, money, on_the_way, cart, ordered_before };
}
