import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { findRfi } from '../../rfi/rfi.db.ts';
import { rfiLineState } from '../../rfi/rfi-line-state.rule.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { printQuote } from './print-quote.contract.ts';
import { signQuoteLink } from './quote-link.server.ts';

export const printQuoteCall = defineCall(
  printQuote,
  { requires: permissionTo('see-cart-prices') },
  async ({ rfi: number }, { db, site, caller, secret, now }) => {
    const lines = await findRfi(db, { customerId: caller.customerId, number });
    if (lines.length === 0) throw notFound(t`This RFI`);
    const today = dayOf(now, site.calendar.timeZone);
    if (!lines.some((line) => rfiLineState(line, today) === 'Stock'))
      return refuse(printQuote, 'no_quote', { rfi: number });
    return { success: true as const, url: signQuoteLink(secret, site.code, number, now) };
  },
);
