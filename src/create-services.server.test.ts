import { expect, test } from 'vitest';
import { createServices } from './create-services.server.ts';
import { readEnv } from './server/env.server.ts';
import { sites } from './sites/resolve-site.ts';

test('papers are kept and payments taken without any settings; the tax portal needs them', () => {
  const { gateways, paperStorages, invoicePortals } = createServices(readEnv({}));
  expect(paperStorages.current(sites.nod).name).toBe('database');
  expect(gateways.addressOf('nod')).toMatch(/^http/);
  expect(invoicePortals(sites.nod)).toBeUndefined();
});

test('every area can write its messages, with the address of the site', () => {
  const { templates, addressOf } = createServices(readEnv({ SITE_HOSTS: 'gwd=https://shop.gwd.example' }));
  expect(addressOf('gwd')).toBe('https://shop.gwd.example');
  expect(Object.keys(templates)).toEqual(
    expect.arrayContaining([
      'verify-email',
      'receipt-recorded',
      'payment-given-back',
      'order-placed',
      'rfi-answered',
      'contact-received',
    ]),
  );
});
