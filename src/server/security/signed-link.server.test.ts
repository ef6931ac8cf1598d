import { expect, test } from 'vitest';
import { sharedLinkMinutes, signLink, verifyLink } from './signed-link.server.ts';

const secret = 'a secret of the tests, long enough to sign';
const now = new Date('2026-11-20T08:00:00Z');
const parts = ['quote', 'nod', 'NODR26000206'];
const signed = signLink(secret, parts, now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('a link is valid for five minutes', () => {
  expect(verifyLink(secret, parts, signed, now)).toBe('valid');
  expect(verifyLink(secret, parts, signed, later(299))).toBe('valid');
  expect(verifyLink(secret, parts, signed, later(300))).toBe('ended');
});

test('a link that is shared is valid for fourteen days', () => {
  const handedOn = signLink(secret, parts, now, sharedLinkMinutes);
  expect(verifyLink(secret, parts, handedOn, later(14 * 86_400 - 1))).toBe('valid');
  expect(verifyLink(secret, parts, handedOn, later(14 * 86_400))).toBe('ended');
});

test.each([
  ['of another site', ['quote', 'zwz', 'NODR26000206'], signed, secret],
  ['of another kind', ['document', 'nod', 'NODR26000206'], signed, secret],
  ['to something else', ['quote', 'nod', 'NODR26000207'], signed, secret],
  ['with a later end', parts, { ...signed, until: String(later(9000).getTime()) }, secret],
  ['with an end that is no time', parts, { ...signed, until: '1;drop' }, secret],
  ['without a signature', parts, { until: signed.until }, secret],
  ['with a signature of other letters', parts, { ...signed, sign: 'é'.repeat(43) }, secret],
  ['of another store', parts, signed, 'another secret that is long enough to sign'],
])('a link %s is rejected', (_case, named, query, key) => {
  expect(verifyLink(key, named, query, now)).toBeUndefined();
});
