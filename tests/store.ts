import type { Hono } from 'hono';
import { beginSession } from '../src/account/sessions.db.ts';
import { findUserByEmail } from '../src/account/users.db.ts';
import { callPorts, createApp, everyHandler, payingIn } from '../src/app.ts';
import type { Role } from '../src/demo/people.data.ts';
import { type Contract, callAddress, type Refusal, type ReplyOf, type RequestInput } from '../src/lib/contract.ts';
import type { Paying } from '../src/payments/paying.ts';
import type { Server } from '../src/server/call.ts';
import { type Database, openDatabase } from '../src/server/db.ts';
import { readEnv } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import type { SiteCode } from '../src/sites/site.ts';
import { type TestConnection, testDatabase } from './database.ts';

/** The reply or the refusal, whichever came; a test looks at the fields it expects. */
type Body<C extends Contract> = Omit<ReplyOf<C>, 'success'> & Omit<Partial<Refusal>, 'success'> & { success: boolean };

export type Answer<C extends Contract> = { status: number; headers: Headers; body: Body<C> };

export type CallTerms = {
  site?: SiteCode;
  token?: string;
  key?: string;
  cookie?: string;
  address?: string;
  userAgent?: string;
};

export type TestStore = {
  app: Hono;
  database: Database;
  /** Of the same database, for who opens it in another process. */
  connection: TestConnection;
  server: Server;
  /** How it is paid. */
  paying: Paying;
  /** Sets the store's clock; it stands still until it is set again. */
  setClock(now: Date): void;
  now(): Date;
  /** A live session of a demo account. */
  signIn(role: Role, site?: SiteCode): Promise<string>;
  /** Makes a call over HTTP's own types, without a socket. */
  call<C extends Contract>(contract: C, request: RequestInput<C>, terms?: CallTerms): Promise<Answer<C>>;
  close(): Promise<void>;
};

const testSecret = 'a secret of the tests, long enough to sign';

/**
 * The whole API on a database of its own, with the named world in it; replies are held against their contracts. It is paid
 * through the sandbox unless `payingAs` makes something else of that.
 */
export async function openTestStore(payingAs = (paying: Paying) => paying): Promise<TestStore> {
  const { connection, drop } = await testDatabase();
  const database = openDatabase(connection, (cause) => console.error(cause));
  const env = readEnv({});
  let now = new Date();
  const server: Server = {
    database,
    ports: callPorts,
    log: createLog('silent'),
    secret: testSecret,
    clock: () => now,
    checkReplies: true,
  };
  const paying = payingAs(payingIn(env));
  const app = createApp(env, server, everyHandler(env, paying), undefined, paying);
  return {
    app,
    database,
    connection,
    server,
    paying,
    setClock: (to) => {
      now = to;
    },
    now: () => now,
    async signIn(role, site = 'nod') {
      const [user] = await findUserByEmail(database, { site, email: `${role}@${site}.example` });
      if (!user) throw new Error(`no ${role}@${site}.example in the named world`);
      return beginSession(database, site, user.userId, now);
    },
    async call(contract, request, terms = {}) {
      const from = { incoming: { socket: { remoteAddress: terms.address ?? '192.0.2.1' } } };
      const response = await app.request(callAddress(contract, request), requestInit(contract, request, terms), from);
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Body<typeof contract>,
      };
    },
    async close() {
      await database.close();
      await drop();
    },
  };
}

function requestInit(contract: Contract, request: unknown, { site = 'nod', token, key, cookie, userAgent }: CallTerms) {
  return {
    method: contract.method,
    headers: {
      host: `${site}.localhost:3000`,
      ...(token && { authorization: `Token ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(contract.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(contract.method === 'POST' && { body: JSON.stringify(request) }),
  };
}
