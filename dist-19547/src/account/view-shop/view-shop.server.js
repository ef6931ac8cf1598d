import { minutesAfter } from '../../lib/dates.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                                         
import { setCookie } from '../../server/http/cookies.server.js';
import { Refusal, refuse } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { staffEntryOf, withLockedAccount } from '../customers/locked-account.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { generateToken, hashToken } from '../secure-token.server.js';
import { viewingMinutes } from '../sign-in/session-lifetime.rule.js';
import { viewShop } from './view-shop.contract.js';
import { consumeTicket, insertViewing } from './view-shop.db.js';

const ticketMinutes = 1;

/** Differs from the hash of a session's token, so that a ticket is no token. */
const hashTicket = (ticket        ) => hashToken(`ticket ${ticket}`);

/** For the address that the desk opens; the ticket works once, within a minute. */
export function giveViewingTicket(
  database          ,
  site      ,
  { email, by, now }                                          ,
)                                        {
  return withLockedAccount(database, site, email, async (db, account) => {
    if (!account.emailVerified)
      return new Refusal(
        'not_allowed',
        'The buyer has not verified the e-mail address yet, and sees no more than a visitor.',
      );
    const ticket = generateToken();
    const { userId } = account;
    const viewing = { site: site.code, userId, viewedBy: by, userAgent: '', address: '', now };
    await insertViewing(db, { ...viewing, tokenHash: hashTicket(ticket) });
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'shop seen as customer' });
    return { ticket };
  });
}

export const viewShopCall = defineCall(
  viewShop,
  { requires: permissionTo('sign-in'), transaction: true },
  async ({ ticket }, { db, site, now, headers, secure, userAgent, address }) => {
    const since = minutesAfter(now, -ticketMinutes);
    const [viewing] = await consumeTicket(db, { tokenHash: hashTicket(ticket), site: site.code, since });
    if (!viewing?.viewedBy) return refuse(viewShop, 'unknown');
    const token = generateToken();
    const { userId, viewedBy, company } = viewing;
    const session = { site: site.code, userId, viewedBy, userAgent, address, now };
    await insertViewing(db, { ...session, tokenHash: hashToken(token) });
    setCookie(headers, 'auth_key', token, viewingMinutes * 60, secure);
    return { success: true         , username: company, auth_key: token };
  },
);
