import { minutesAfter } from '../../lib/dates.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { setCookie } from '../../server/http/cookies.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { staffEntryOf, withLockedAccount } from '../customers/locked-account.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { viewingMinutes } from '../sign-in/session-lifetime.rule.ts';
import { viewShop } from './view-shop.contract.ts';
import { consumeTicket, insertViewing } from './view-shop.db.ts';

const ticketMinutes = 1;

/** Differs from the hash of a session's token, so that a ticket is no token. */
const hashTicket = (ticket: string) => hashToken(`ticket ${ticket}`);

/** Makes the ticket of the address that the desk opens; it works once, within a minute. */
export function createViewingTicket(
  database: Database,
  site: Site,
  { email, by, now }: { email: string; by: string; now: Date },
): Promise<{ ticket: string } | Refusal<'not_allowed' | 'unknown_account'>> {
  return withLockedAccount(database, site, { email }, async (db, account) => {
    const { userId, company } = account;
    if (userId === null) return refuse(customerRefusals, 'not_allowed.nobody_joined', { company });
    if (!account.emailVerified) return refuse(customerRefusals, 'not_allowed.sees_no_more');
    const ticket = generateToken();
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
    return { success: true as const, username: company, auth_key: token };
  },
);
