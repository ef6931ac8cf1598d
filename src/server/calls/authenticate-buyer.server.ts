import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { t } from '../../lib/i18n.ts';
import type { SellerSite, SiteCode } from '../../sites/site.ts';
import { cachedPerServer } from '../database/cached-per-server.server.ts';
import type { Database } from '../database/database.server.ts';
import { HttpError, signInFirst } from '../refuse.server.ts';
import type { BuyerHandler, Caller, MachineCaller, ServerContext, StaffCaller } from './define-call.server.ts';

const maxExpected = 10_000;

type Known = { caller: Caller } | { machine: MachineCaller } | { staff: StaffCaller };

/** The place where a token signs in; staff have one for all sites. */
type SignedInAt = SiteCode | 'desk';

/** Whose each token was when it was last looked up: for places in queues only, because the session may have ended since. */
const expectedClients = cachedPerServer(() => new LRUCache<string, Known>({ max: maxExpected }));

const keyOf = (at: SignedInAt, token: string) => `${at} ${createHash('sha256').update(token).digest('base64url')}`;

/** A buyer, a program or a member of staff, for the place in a queue before the token is looked up. */
export const expectedClient = (database: Database, at: SignedInAt, token: string): Known | undefined =>
  expectedClients(database).get(keyOf(at, token));

export function expectedCaller(database: Database, site: SellerSite, token: string): Caller | undefined {
  const client = expectedClient(database, site.code, token);
  return client && 'caller' in client ? client.caller : undefined;
}

export function expectClient(database: Database, at: SignedInAt, token: string, client: Known | undefined): void {
  const key = keyOf(at, token);
  if (client) expectedClients(database).set(key, client);
  else expectedClients(database).delete(key);
}

/** Looks up the session of a token. */
export async function findCaller(
  { database, authentication, clock }: ServerContext,
  from: Database,
  site: SellerSite,
  token: string,
): Promise<Caller | undefined> {
  const caller = await authentication.findCaller(from, site, token, clock());
  expectClient(database, site.code, token, caller && { caller });
  return caller;
}

/** Throws a 401 or a 403 for a caller without the permission of the call. */
export function requirePermission({ options: { requires } }: BuyerHandler, caller: Caller | undefined): void {
  const isGranted: boolean = requires.isGrantedTo(caller);
  if (isGranted) return;
  if (!caller) throw signInFirst();
  if (caller.viewedBy !== undefined)
    throw new HttpError(403, t`You see the shop as this customer. Nothing can be changed.`);
  if (!caller.emailVerified) throw new HttpError(403, t`Please verify your e-mail address first.`);
}
