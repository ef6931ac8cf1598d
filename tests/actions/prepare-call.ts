import { callUrl } from '../../src/lib/call-url.ts';
import type { Handler } from '../../src/server/calls/define-call.server.ts';
import type { TestStore } from '../store/test-store.ts';
import { createApiToken } from './api-token.ts';

/**
 * A call at the site nod, as whom it is for: a buyer with the session `token`, an administrator or a program. It is made
 * when the returned function is called, so that signing in is not part of it.
 */
export async function prepareCall(
  store: TestStore,
  { contract, audience }: Handler,
  body: unknown,
  token: string,
): Promise<() => Promise<void>> {
  const path = contract.method === 'GET' ? callUrl(contract, body as never) : `/${contract.path}`;
  const headers = {
    host: 'nod.localhost',
    origin: 'http://nod.localhost',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(audience === 'buyers' && { authorization: `Token ${token}` }),
    ...(audience === 'staff' && { cookie: `desk=${await store.signInAtDesk('admin')}` }),
    ...(audience === 'programs' && { authorization: `Bearer ${await createApiToken(store.database)}` }),
  };
  const init = { method: contract.method, headers, ...(contract.method === 'POST' && { body: JSON.stringify(body) }) };
  const from = { incoming: { socket: { remoteAddress: '203.0.113.77' } } };
  return async () => {
    const response = await store.app.request(path.replace(':site', 'nod'), init, from);
    await response.text();
  };
}
