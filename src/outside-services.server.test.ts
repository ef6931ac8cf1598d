import { expect, test } from 'vitest';
import { createOutsideServices } from './outside-services.server.ts';
import { readEnv } from './server/env.server.ts';
import { sites } from './sites/resolve-site.ts';

test('papers are kept and payments taken without any settings; the tax portal needs them', () => {
  const { gateways, paperStorages, invoicePortals } = createOutsideServices(readEnv({}));
  expect(paperStorages.current(sites.nod).name).toBe('database');
  expect(gateways.addressOf('nod')).toMatch(/^http/);
  expect(invoicePortals(sites.nod)).toBeUndefined();
});
