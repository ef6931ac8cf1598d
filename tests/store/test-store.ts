import type { Hono } from 'hono';
import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import { createSession } from '../../src/account/sign-in/sessions.db.ts';
import { createStaffSession, findStaffByEmail } from '../../src/account/staff/staff.db.ts';
import { findUserByEmail } from '../../src/account/users.db.ts';
import { authenticationFor } from '../../src/app.server.ts';
import { createServices } from '../../src/create-services.server.ts';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import type { Role } from '../../src/demo/people.data.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../src/lib/contract.ts';
import type { PaymentGateways } from '../../src/payments/gateways/payment-gateways.ts';
import { openLiveSites } from '../../src/seller/live-sites.server.ts';
import type { ServerContext } from '../../src/server/calls/define-call.server.ts';
import type { ProgramError } from '../../src/server/calls/program-error.ts';
import { visitorTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { type Database, openDatabase } from '../../src/server/database/database.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { createLog, type Log } from '../../src/server/log.server.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { requireAudit } from './require-audit.ts';
import { createTestDatabase, type TestConnection } from './test-database.ts';
import { testSecret } from './test-secret.ts';
import { createCheckedApp, takeFalseReplies } from './true-replies.ts';

type Body<C extends Contract> = Omit<ReplyOf<C>, 'success'> &
  Omit<Partial<RefusalReply>, 'success'> & { success: boolean; error?: ProgramError };

export type TestResponse<C extends Contract> = { status: number; headers: Headers; body: Body<C> };

export type TestCallOptions = {
  site?: SiteCode;
  token?: string;
  /** The token of a program. */
  bearer?: string;
  key?: string;
  cookie?: string;
  /** The session of staff, from `signInAtDesk`. */
  desk?: string;
  address?: string;
  userAgent?: string;
  /** The body of a call that takes a file. */
  file?: Uint8Array;
};

export type TestStore = {
  app: Hono;
  database: Database;
  /** For opening the same database in another process. */
  connection: TestConnection;
  server: ServerContext;
  /** The clock stands still until it is set again. */
  setClock(now: Date): void;
  now(): Date;
  signIn(role: Role, site?: SiteCode): Promise<string>;
  signInAs(email: string, site: SiteCode): Promise<string>;
  /** The cookie of a session at the desk, for `call`. */
  signInAtDesk(role: StaffRole): Promise<string>;
  /** Calls the HTTP app without a socket. A change at the desk that is not in the audit trail fails the test. */
  call<C extends Contract>(contract: C, request: RequestInput<C>, options?: TestCallOptions): Promise<TestResponse<C>>;
  close(): Promise<void>;
};

/** A busy machine may take seconds to open a connection. */
const patientTimeouts = { ...visitorTimeouts, connect: 20_000 };

export type OpenedDatabase = { connection: TestConnection; database: Database; release(): Promise<void> };

async function openOnOneServer(): Promise<OpenedDatabase> {
  const { connection, release } = await createTestDatabase();
  const database = openDatabase(connection, (cause) => console.error(cause), patientTimeouts);
  return { connection, database, release };
}

export type TestStoreOptions = {
  /** The sandbox's, unless this replaces them. */
  overrideGateways?(gateways: PaymentGateways): PaymentGateways;
  /** Environment variables. */
  settings?: Record<string, string>;
  log?: Log;
  openOn?(): Promise<OpenedDatabase>;
};

/** Validates replies against their contracts, and what they say of themselves against their bytes. */
export async function openTestStore({
  overrideGateways = (gateways) => gateways,
  settings = {},
  log = createLog('silent'),
  openOn = openOnOneServer,
}: TestStoreOptions = {}): Promise<TestStore> {
  const { connection, database, release } = await openOn();
  const env = readEnv(settings);
  const services = createServices(env);
  let now = new Date();
  const server: ServerContext = {
    database,
    ...(await openLiveSites(database, { demo: settings.DEMO !== '0', clock: () => now })),
    authentication: authenticationFor(env),
    services: { ...services, gateways: overrideGateways(services.gateways) },
    log,
    secret: testSecret,
    clock: () => now,
    checkReplies: true,
  };
  const app = createCheckedApp({ server });
  const signInAs = async (email: string, site: SiteCode) => {
    const [user] = await findUserByEmail(database, { site, email });
    if (!user) throw new Error(`no ${email} in the named world`);
    return createSession(database, site, user.userId, now);
  };
  return {
    app,
    database,
    connection,
    server,
    setClock: (to) => {
      now = to;
    },
    now: () => now,
    signIn: (role, site = 'nod') => signInAs(`${role}@${site}.example`, site),
    signInAs,
    async signInAtDesk(role) {
      const [person] = await findStaffByEmail(database, { email: demoStaffEmail(role) });
      if (!person) throw new Error(`no ${role} at the desk`);
      return createStaffSession(database, person.id, now, { userAgent: '', address: '' });
    },
    async call(contract, request, options = {}) {
      const from = { incoming: { socket: { remoteAddress: options.address ?? '192.0.2.1' } } };
      return requireAudit(database, contract, request, async () => {
        const response = await app.request(callUrl(contract, request), requestInit(contract, request, options), from);
        return {
          status: response.status,
          headers: response.headers,
          body: (await response.json()) as Body<typeof contract>,
        };
      });
    },
    async close() {
      await database.close();
      await release();
      const falseReplies = takeFalseReplies();
      if (falseReplies.length > 0) throw new Error(falseReplies.join('\n'));
    },
  };
}

function requestInit(
  contract: Contract,
  request: unknown,
  { site = 'nod', token, bearer, key, cookie, desk, userAgent, file }: TestCallOptions,
) {
  return {
    method: contract.method,
    headers: {
      host: `${site}.localhost:3000`,
      ...(token && { authorization: `Token ${token}` }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(key && { 'idempotency-key': key }),
      ...(cookie && { cookie }),
      ...(desk && { cookie: `desk=${desk}`, origin: `http://${site}.localhost:3000` }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(contract.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(contract.method === 'POST' && { body: file ? new Uint8Array(file) : JSON.stringify(request) }),
  };
}
