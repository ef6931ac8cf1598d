import { expect, test } from 'vitest';
import { templateConfigOf } from './message-templates.server.ts';
import { readEnv } from './server/env.server.ts';

test('every area can write its messages, with the address of the site', () => {
  const { templates, addressOf } = templateConfigOf(readEnv({ SITE_HOSTS: 'gwd=https://shop.gwd.example' }));
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
