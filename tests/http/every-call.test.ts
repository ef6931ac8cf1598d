import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generateToken } from '../../src/account/secure-token.server.ts';
import type { Handler } from '../../src/server/calls/define-call.server.ts';
import type { ProgramError } from '../../src/server/calls/program-error.ts';
import { validRequest } from '../../src/server/calls/validate-input.server.ts';
import { HttpError } from '../../src/server/refuse.server.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { createApiToken } from '../actions/api-token.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);

const handlers = storeCalls;
const named = (chosen: readonly Handler[]) => chosen.map((handler) => [handler.contract.path, handler] as const);
const from = { incoming: { socket: { remoteAddress: '203.0.113.77' } } };

/** Tokens of a buyer, of staff at the desk, and of a program. */
type Session = { token: string; desk: string; bearer: string };
type Sent = { session?: Session | undefined; body?: string; method?: string; path?: string; site?: string };

async function send(
  { contract, audience }: Handler,
  { session, body = '{}', method = contract.method, path, site = 'nod' }: Sent = {},
) {
  const host = `${site}.localhost`;
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/json',
    ...(session && audience === 'buyers' && { authorization: `Token ${session.token}` }),
    ...(session && audience === 'staff' && { cookie: `desk=${session.desk}` }),
    ...(session && audience === 'programs' && { authorization: `Bearer ${session.bearer}` }),
  };
  const init = { method, headers, ...(method === 'POST' && { body }) };
  const response = await store.app.request(path ?? `/${contract.path.replace(':site', site)}`, init, from);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text) as { success?: boolean; message?: string; error?: ProgramError },
  };
}

/** Programs get every error in a form of their own. */
const isRefused = ({ body }: Awaited<ReturnType<typeof send>>) => body.success === false || body.error !== undefined;
const messageOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.error?.message ?? body.message;

test('no two calls share a path, and all are registered', () => {
  const paths = handlers.map(({ contract }) => `${contract.method} ${contract.path}`);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.every((path) => path.endsWith('/'))).toBe(true);
});

describe('access', () => {
  const isOpenToVisitors = ({ options }: Handler) => options.requires.isGrantedTo(undefined);
  const closed = handlers.filter((handler) => !isOpenToVisitors(handler));

  test.each(named(closed))('%s: no token, an expired one or one of another site is 401', async (_path, handler) => {
    const foreign =
      handler.audience === 'programs'
        ? await createApiToken(store.database, { site: 'zwz' })
        : await store.signIn('active', 'zwz');
    const message =
      handler.audience === 'programs'
        ? "Send a token of NOD that has not ended, as 'Authorization: Bearer …'."
        : 'Please sign in to continue.';
    for (const token of [undefined, generateToken(), 'x', foreign]) {
      const session = token ? { token, desk: token, bearer: token } : undefined;
      const { status, body } = await send(handler, { session });
      expect(status).toBe(401);
      expect(body).toMatchObject(
        handler.audience === 'programs'
          ? { error: { type: 'authentication', code: 'invalid_token', message, param: null } }
          : { success: false, message },
      );
    }
  });

  test.each(named(handlers.filter(isOpenToVisitors)))(
    '%s: an expired token counts as a visitor',
    async (_path, handler) => {
      const unknown = { token: generateToken(), desk: generateToken(), bearer: generateToken() };
      expect((await send(handler, { session: unknown })).status).not.toBe(401);
    },
  );
});

const endsSession = ({ contract }: Handler) => /logout|sign_out/.test(contract.path);

describe('input', () => {
  const posts = handlers.filter(({ contract }) => contract.method === 'POST');
  const signIns = {
    buyers: async () => ({ token: await store.signIn('newbalance0') }),
    staff: async () => ({ desk: await store.signInAtDesk('admin') }),
    programs: async () => ({ bearer: await createApiToken(store.database) }),
  };
  let session: Session;
  beforeAll(async () => {
    session = { ...(await signIns.buyers()), ...(await signIns.staff()), ...(await signIns.programs()) };
  });

  test.each(named(handlers))('%s: the wrong method is 405 and names the right one', async (_path, handler) => {
    const method = handler.contract.method === 'POST' ? 'GET' : 'POST';
    const reply = await send(handler, { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe(handler.contract.method);
  });

  test.each(named(handlers))('%s: works the same without its trailing slash', async (_path, handler) => {
    if (endsSession(handler)) return;
    const path = `/${handler.contract.path.replace(':site', 'nod').replace(/\/$/, '')}`;
    expect((await send(handler, { path })).status).toBe((await send(handler)).status);
  });

  test.each(named(posts))(
    '%s: anything but a JSON object is 400, anything but its file is refused',
    async (_path, handler) => {
      for (const body of ['{', 'hello', '[1]', '"x"', '12', 'null']) {
        const reply = await send(handler, { body, session });
        if (!handler.contract.takesFile) expect([400, body]).toEqual([reply.status, body]);
        expect(isRefused(reply)).toBe(true);
      }
    },
  );

  test('a body of more than 1 MB is 413', async () => {
    const body = JSON.stringify({ x: 'y'.repeat(1_000_000) });
    for (const handler of posts.filter(({ contract }) => !contract.takesFile)) {
      const reply = await send(handler, { body, session });
      expect(reply.status).toBe(413);
      expect(messageOf(reply)).toBe('The request is larger than 1 MB.');
    }
  });

  const garbage: unknown[] = [
    null,
    '',
    -1,
    1.5,
    true,
    [],
    {},
    [[]],
    [null],
    'x'.repeat(60_000),
    '\u0000\u202e\u200b',
    '🛞'.repeat(50),
    "'; drop table items; --",
    '<script>alert(1)</script>',
    '٣٤٥',
    { $ne: null },
    '__proto__',
    Number.MAX_SAFE_INTEGER,
    '99999999999999999999',
  ];

  /** Zod throws on it and reads no further field. */
  const unreadable = { length: { toString: 1 } };

  const lines = (value: unknown) => [
    { item_id: value, item_detail_id: value, quantity: value, amount_per_unit: value },
  ];

  function bodiesWith(fields: readonly string[], value: unknown): string[] {
    const body = Object.fromEntries(fields.map((field) => [field, value]));
    const bodies = fields.includes('item_info') ? [body, { ...body, item_info: lines(value) }] : [body];
    return bodies.map((one) => JSON.stringify(one));
  }

  /** A field alone reaches the handler where no other is required; the others are only read, all in one request. */
  function nonsenseFor({ contract }: Handler): string[] {
    const { properties = {}, required = [] } = z.toJSONSchema(contract.request, {
      io: 'input',
      unrepresentable: 'any',
    });
    const fields = Object.keys(properties);
    const alone = fields.filter((field) => required.every((one) => one === field)).map((field) => [field]);
    const groups = alone.length < fields.length ? [...alone, fields] : alone;
    return [
      ...groups.flatMap((group) => garbage.flatMap((value) => bodiesWith(group, value))),
      ...fields.flatMap((field) => bodiesWith([field], unreadable)),
    ];
  }

  /** Reads the body like every call, before its handler; a request for each refusal would cost seconds and show no more. */
  function refusalOf(handler: Handler, body: string): HttpError | undefined {
    // As `send` writes them into the address: the site by its code, all others as the contract names them.
    const names = [...handler.contract.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const fromPath = Object.fromEntries(names.map((name) => [name, name === 'site' ? 'nod' : `:${name}`]));
    try {
      validRequest(handler, { ...JSON.parse(body), ...fromPath });
      return undefined;
    } catch (cause) {
      if (cause instanceof HttpError) return cause;
      throw cause;
    }
  }

  test.each(named(posts.filter((handler) => !endsSession(handler))))(
    '%s: nonsense in any field never causes a 500',
    async (_path, handler) => {
      const own = { ...session, ...(await signIns[handler.audience]()) };
      for (const [at, body] of nonsenseFor(handler).entries()) {
        const refusal = refusalOf(handler, body);
        if (refusal) expect([refusal.status, refusal.reply.message]).toEqual([400, expect.stringMatching(/\w/)]);
        if (refusal && at > 0) continue;
        const reply = await send(handler, { session: own, body });
        expect(reply.status, body.slice(0, 80)).not.toBe(500);
        if (reply.status >= 400) expect(messageOf(reply)).toMatch(/\w/);
      }
    },
  );
});

test('an unknown API path is a JSON 404, with and without a slash', async () => {
  for (const path of ['/api/no_such/', '/authentication/x', '/payment/x/y']) {
    const response = await store.app.request(path, { method: 'POST', headers: { host: 'nod.localhost' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'There is no such call.' });
  }
});

test('an unknown call of programs is a 404 in their form', async () => {
  const response = await store.app.request('/api/v1/no_such', { headers: { host: 'nod.localhost' } });
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: { type: 'not_found', code: 'unknown_call', message: 'There is no such call.', param: null } },
  ]);
});

test('replies to calls are never cacheable', async () => {
  for (const handler of handlers) expect((await send(handler)).headers.get('cache-control')).toBe('no-store');
});
