import { expect, test } from 'vitest';
import { type ApiScope, apiScopeNames } from '../../src/account/permissions/api-scopes.rule.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { createApiToken } from '../actions/api-token.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);

const contracts = storeCalls.filter(({ audience }) => audience === 'programs').map(({ contract }) => contract);

/** Written down a second time, so that no call opens to more tokens unnoticed. */
const scopeOfCall: Readonly<Record<string, ApiScope>> = {
  'api/v1/items/': 'items:read',
  'api/v1/items/:itemcode/': 'items:read',
  'api/v1/items/save/': 'items:write',
  'api/v1/items/retire/': 'items:write',
  'api/v1/stock/save/': 'stock:write',
  'api/v1/prices/': 'prices:read',
  'api/v1/prices/save/': 'prices:write',
  'api/v1/customers/': 'customers:read',
  'api/v1/customers/:id/': 'customers:read',
  'api/v1/terms/save/': 'terms:write',
  'api/v1/orders/': 'orders:read',
  'api/v1/orders/:number/': 'orders:read',
  'api/v1/orders/decide/': 'orders:decide',
  'api/v1/dispatches/record/': 'dispatches:write',
  'api/v1/invoices/': 'invoices:read',
  'api/v1/invoices/:number/': 'invoices:read',
  'api/v1/invoices/:number/pdf/': 'invoices:read',
  'api/v1/invoices/file/': 'dispatches:write',
  'api/v1/receipts/': 'invoices:read',
  'api/v1/receipts/:number/': 'invoices:read',
  'api/v1/receipts/record/': 'receipts:write',
};

test('it is written down for every call of programs which scope it needs', () => {
  expect(contracts.map(({ path }) => path).toSorted()).toEqual(Object.keys(scopeOfCall).toSorted());
});

test.each(apiScopeNames)('a token with the scope %s may make its calls and no others', async (scope) => {
  const bearer = await createApiToken(store.database, { scopes: [scope] });
  const allowed = [];
  for (const contract of contracts) if ((await statusFor(contract, bearer)) !== 403) allowed.push(contract.path);
  expect(allowed).toEqual(contracts.map(({ path }) => path).filter((path) => scopeOfCall[path] === scope));
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
