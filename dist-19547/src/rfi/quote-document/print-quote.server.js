import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound, refuse } from '../../server/refuse.server.js';
import { findRfi } from '../rfi.db.js';
import { rfiLineState } from '../rfi-line-state.rule.js';
import { printQuote } from './print-quote.contract.js';
import { signQuoteLink } from './quote-link.server.js';

export const printQuoteCall = defineCall(
  printQuote,
  { requires: permissionTo('see-cart-prices') },
  async ({ rfi: number }, { db, site, caller, secret, now }) => {
    const lines = await findRfi(db, { customerId: caller.customerId, number });
    if (lines.length === 0) throw notFound(t`This RFI`);
    const today = dayOf(now, site.calendar.timeZone);
    if (!lines.some((line) => rfiLineState(line, today) === 'Stock'))
      return refuse(printQuote, 'no_quote', { rfi: number });
    return { success: true         , url: signQuoteLink(secret, site.code, number, now) };
  },
);
