import { expect, test } from 'vitest';
import { gateways } from '../../payments/gateways.data.ts';
import { storeCalls } from '../../store.calls.ts';
import { callRoots, isCallPath } from './call-paths.server.ts';

test('every call and every webhook gets its errors as JSON', () => {
  const calls = storeCalls.map(({ contract }) => `/${contract.path}`);
  const webhooks = Object.values(gateways).map(({ webhookPath }) => `/${webhookPath}`);
  expect([...calls, ...webhooks].filter((path) => !isCallPath(path))).toEqual([]);
});

test.each(['/', '/api', '/apiary/', '/payment-terms', '/desk/orders/', '/shop/api/cart/', '//api/cart/'])(
  '%s is a page',
  (path) => {
    expect(isCallPath(path)).toBe(false);
  },
);

test.each(callRoots)('what is below /%s/ is a call, whether it exists or not', (root) => {
  expect(isCallPath(`/${root}/none/`)).toBe(true);
});
