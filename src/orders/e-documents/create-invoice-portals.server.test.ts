import { expect, test } from 'vitest';
import { readEnv } from '../../server/env.server.ts';
import { settingsGroups } from '../../settings-groups.ts';
import { createInvoicePortals } from './create-invoice-portals.server.ts';

const settings = {
  E_INVOICE_URL: 'https://gsp.example/ei/api/',
  E_INVOICE_TOKEN: 'token',
  E_INVOICE_USER: 'raceway_api',
  E_INVOICE_PASSWORD: 'secret',
  E_INVOICE_FROM: '2026-12-01',
};

test('the portal is reached where all settings are there, on Indian sites', () => {
  const portals = createInvoicePortals(readEnv(settings, settingsGroups));
  expect(portals({ code: 'nod', country: 'IN' })?.from).toBe('2026-12-01');
  expect(portals({ code: 'gwd', country: 'AE' })).toBeUndefined();
  expect(createInvoicePortals(readEnv({}))({ code: 'nod', country: 'IN' })).toBeUndefined();
});

test.each([
  [{ E_INVOICE_TOKEN: undefined }, 'E_INVOICE_TOKEN must be set for zwz as well'],
  [{ E_INVOICE_URL: 'gsp.example' }, 'E_INVOICE_URL must be a URL'],
  [{ E_INVOICE_FROM: '01/12/2026' }, 'E_INVOICE_FROM must be a day like 2026-12-01'],
  [{ E_INVOICE_USERS_NOD: 'mumbai:secret' }, 'E_INVOICE_USERS_NOD must read like'],
  [{ E_INVOICE_QR_KEY: 'a key' }, 'E_INVOICE_QR_KEY must be an RSA public key'],
])('settings with %j are refused', (change, message) => {
  expect(() => readEnv({ ...settings, ...change }, settingsGroups)).toThrow(message);
});
