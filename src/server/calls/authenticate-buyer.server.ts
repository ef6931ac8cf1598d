import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { t } from '../../lib/i18n.ts';
import type { SellerSite } from '../../sites/site.ts';
import { cachedPerServer } from '../database/cached-per-server.server.ts';
import type { Database } from '../database/database.server.ts';
import { HttpError } from '../refuse.server.ts';
import type { BuyerHandler, Caller, MachineCaller, ServerContext } from './define-call.server.ts';

const maxExpected = 10_000;

type Known = { caller: Caller } | { machine: MachineCaller };

/** Whose each token was when it was last looked up: for places in queues only, because the session may have ended since. */
const expectedClients = cachedPerServer(() => new LRUCache<string, Known>({ max: maxExpected }));

const keyOf = ({ code }: SellerSite, token: string) =>
  `${code} ${createHash('sha256').update(token).digest('base64url')}`;

/** A buyer or a program, for its place in a queue before the token is looked up. */
export const expectedClient = (database: Database, site: SellerSite, token: string): Known | undefined =>
  expectedClients(database).get(keyOf(site, token));

export function expectedCaller(database: Database, site: SellerSite, token: string): Caller | undefined {
  const client = expectedClient(database, site, token);
  return client && 'caller' in client ? client.caller : undefined;
}

export function expectClient(database: Database, site: SellerSite, token: string, client: Known | undefined): void {
  const key = keyOf(site, token);
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
  expectClient(database, site, token, caller && { caller });
  return caller;
}

/** Throws a 401 or a 403 for a caller without the permission of the call. */
export function requirePermission({ options: { requires } }: BuyerHandler, caller: Caller | undefined): void {
  const isGranted: boolean = requires.isGrantedTo(caller);
  if (isGranted) return;
  if (!caller) throw new HttpError(401, t`Please sign in to continue.`);
  if (caller.viewedBy !== undefined)
    throw new HttpError(403, t`You see the shop as this customer. Nothing can be changed.`);
  if (!caller.emailVerified) throw new HttpError(403, t`Please verify your e-mail address first.`);
}
