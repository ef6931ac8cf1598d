import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { hasOpenQuote } from '../../rfi/queue/quoted-rfi.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { printQuote } from './print-quote.contract.ts';
import { signQuoteLink } from './quote-link.server.ts';

export const printQuoteCall = defineCall(
  printQuote,
  { requires: permissionTo('see-cart-prices') },
  async ({ rfi: number }, { db, site, caller, secret, now }) => {
    const isQuoted = await hasOpenQuote(db, site, { customerId: caller.customerId, number, now });
    if (isQuoted === undefined) throw notFound(t`This RFI`);
    if (!isQuoted) return refuse(printQuote, 'no_quote', { rfi: number });
    return { success: true as const, url: signQuoteLink(secret, site.code, number, now) };
  },
);
