import { type AccountProgress, findAccountProgress } from '../../account/account-progress.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { summarizeCart } from '../../cart/account-cart/summarize-cart.server.ts';
import type { BuyerContext } from '../../cart/pricing-context.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import { findOrdersOnTheWay } from '../../orders/open-orders/open-orders.server.ts';
import { findItemsToReorder } from '../../orders/ordered-before/reorder-items.server.ts';
import { loadOpenInvoices } from '../../orders/statement/open-invoices.server.ts';
import { findAnsweredQuotes } from '../../rfi/history/open-quotes.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { type BuyerWork, buyerHome } from './buyer-home.contract.ts';

/** The length of each list; the rest is behind a link. */
const shown = 5;
/** More than in the other lists, because an overdue account ticks here what it pays. */
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
    const shown = progress && { ...progress, checked_by: checkedBy(progress, context) };
    return { success: true as const, today: dayOf(now, site.calendar.timeZone), work, progress: shown };
  },
);

/** '' once the promise has passed: a moment that is over says nothing. */
function checkedBy(
  { profile_at, needs_correction }: AccountProgress,
  { site, now }: Pick<BuyerContext, 'site' | 'now'>,
): string {
  if (profile_at === '' || needs_correction) return '';
  const promised = afterWorkingHours(new Date(profile_at), site.checksAccountsWithinHours, site.calendar);
  return promised > now ? promised.toISOString() : '';
}

/** All statements are sent at once, so that the page waits for the slowest of them alone. */
async function findWork(context: BuyerContext): Promise<BuyerWork> {
  const { db, site, caller, now } = context;
  const customer = { customerId: caller.customerId, now, limit: shown };
  const [quotes, money, on_the_way, cart, ordered_before] = await Promise.all([
    findAnsweredQuotes(db, site, { ...customer, standing: caller.standing }),
    loadOpenInvoices(db, site, { ...customer, limit: shownInvoices }),
    findOrdersOnTheWay(db, site, customer),
    summarizeCart(context, shown),
    findItemsToReorder(context, shown),
  ]);
  return { quotes, money, on_the_way, cart, ordered_before };
}
