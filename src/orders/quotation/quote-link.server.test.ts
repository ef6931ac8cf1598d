import { expect, test } from 'vitest';
import { verifyLink } from '../../server/security/signed-link.server.ts';
import { quoteLinkParts, signQuoteLink } from './quote-link.server.ts';

const secret = 'a secret of the tests, long enough to sign';
const now = new Date('2026-11-20T08:00:00Z');

test('a link is signed for one RFI of one site', () => {
  const url = new URL(signQuoteLink(secret, 'nod', 'NODR26000206', now), 'http://nod.localhost');
  const query = Object.fromEntries(url.searchParams);
  expect(url.pathname).toBe('/quotes/NODR26000206.pdf');
  expect(verifyLink(secret, quoteLinkParts('nod', 'NODR26000206'), query, now)).toBe('valid');
  expect(verifyLink(secret, quoteLinkParts('zwz', 'NODR26000206'), query, now)).toBeUndefined();
  expect(verifyLink(secret, quoteLinkParts('nod', 'NODR26000207'), query, now)).toBeUndefined();
});
