import { expect, test } from 'vitest';
import { apiScopeNames } from '../../src/account/permissions/api-scopes.rule.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { createApiToken } from '../actions/api-token.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);

/** Which scope each needs is written down in docs/permissions.md, which a project check compares. */
const calls = storeCalls.filter(({ audience }) => audience === 'programs');
const contracts = calls.map(({ contract }) => contract);

test.each(apiScopeNames)('a token with the scope %s may make its calls and no others', async (scope) => {
  const bearer = await createApiToken(store.database, { scopes: [scope] });
  const allowed = [];
  for (const contract of contracts) if ((await statusFor(contract, bearer)) !== 403) allowed.push(contract.path);
  const open = calls.filter(({ options }) => options.requires.capability === scope);
  expect(allowed).toEqual(open.map(({ contract }) => contract.path));
});

test.each(
  contracts.filter(({ method, takesFile }) => method === 'GET' || takesFile).map((one) => [one.path, one] as const),
)('%s refuses a parameter that it does not know, and one that is sent twice', async (_path, contract) => {
  const bearer = await createApiToken(store.database);
  const query = async (sent: string) => {
    const path = `/${contract.path.replace(/:\w+/g, '1')}?${sent}`;
    const headers = { host: 'nod.localhost', authorization: `Bearer ${bearer}` };
    const response = await store.app.request(path, { method: contract.method, headers });
    return [response.status, await response.json()];
  };
  const refusedFor = (param: string) => [
    400,
    {
      error: {
        type: 'invalid_request',
        errors: expect.arrayContaining([expect.objectContaining({ param, code: 'unknown_parameter' })]),
      },
    },
  ];
  expect(await query('colour=red&number=1&owner=Standard')).toMatchObject(refusedFor('colour'));
  expect(await query('limit=1&limit=2')).toMatchObject(refusedFor('limit'));
});

async function statusFor(contract: Contract, bearer: string): Promise<number> {
  const { status } = await store.call(contract, { number: '1', itemcode: '1', id: '1' }, { bearer });
  expect([contract.path, status === 401 || status >= 500]).toEqual([contract.path, false]);
  return status;
}
