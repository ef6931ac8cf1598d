import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { dayOf, minutesAfter } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound, refuse } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { handedOnMinutes } from '../../server/security/signed-link.server.js';
import { findRfi } from '../rfi.db.js';
import { rfiLineState } from '../rfi-line-state.rule.js';
import { handOnQuote } from './hand-on-quote.contract.js';
import { signQuoteLink } from './quote-link.server.js';

const limit = { name: 'hand_on_quote', max: 60, windowMinutes: 60 };

export const handOnQuoteCall = defineCall(
  handOnQuote,
  { requires: permissionTo('see-cart-prices') },
  async ({ rfi: number }, { db, database, site, caller, secret, now, origin, address }) => {
    const { customerId, userId } = caller;
    await consumeRateLimits(database, [{ ...limit, key: String(customerId) }]);
    const lines = await findRfi(db, { customerId, number });
    if (lines.length === 0) throw notFound(t`This RFI`);
    const today = dayOf(now, site.calendar.timeZone);
    if (!lines.some((line) => rfiLineState(line, today) === 'Stock'))
      return refuse(handOnQuote, 'no_quote', { rfi: number });
    const endsOn = dayOf(minutesAfter(now, handedOnMinutes), site.calendar.timeZone);
    await recordAudit(db, {
      ...{ site: site.code, at: now, actor: 'buyer', actorName: 'buyer', action: 'quote handed on' },
      ...{ subject: number, customerId, userId, address, details: { endsOn } },
    });
    return {
      success: true         ,
      url: origin + signQuoteLink(secret, site.code, number, now, handedOnMinutes),
      ends_on: endsOn,
    };
  },
);
