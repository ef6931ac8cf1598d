import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf, minutesAfter } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { hasOpenQuote } from '../../rfi/queue/quoted-rfi.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { sharedLinkMinutes } from '../../server/security/signed-link.server.ts';
import { signQuoteLink } from './quote-link.server.ts';
import { shareQuote } from './share-quote.contract.ts';

const limit = { name: 'share_quote', max: 60, windowMinutes: 60 };

export const shareQuoteCall = defineCall(
  shareQuote,
  { requires: permissionTo('see-cart-prices') },
  async ({ rfi: number }, { db, database, site, caller, secret, now, origin, address }) => {
    const { customerId, userId } = caller;
    await consumeRateLimits(database, [{ ...limit, key: String(customerId) }]);
    const isQuoted = await hasOpenQuote(db, site, { customerId, number, now });
    if (isQuoted === undefined) throw notFound(t`This RFI`);
    if (!isQuoted) return refuse(shareQuote, 'no_quote', { rfi: number });
    const endsOn = dayOf(minutesAfter(now, sharedLinkMinutes), site.calendar.timeZone);
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'buyer',
      actorName: 'buyer',
      action: 'quote shared',
      subject: number,
      customerId,
      userId,
      address,
      details: { endsOn },
    });
    return {
      success: true as const,
      url: origin + signQuoteLink(secret, site.code, number, now, sharedLinkMinutes),
      ends_on: endsOn,
    };
  },
);
