import { expect, test } from 'vitest';
import { signDocumentLink, verifyDocumentLink } from './document-link.server.ts';

const secret = 'a secret of the tests, long enough to sign';
const now = new Date('2026-11-20T08:00:00Z');
const linked = { site: 'nod' as const, documentIds: [12, 15], fileName: 'NOD26000119.pdf' };

type Opened = { site?: 'nod' | 'zwz'; at?: Date; name?: string; change?: Record<string, string>; key?: string };
function open({ site = 'nod', at = now, name = linked.fileName, change = {}, key = secret }: Opened = {}) {
  const url = new URL(signDocumentLink(secret, linked, now), 'http://nod.localhost');
  return verifyDocumentLink(key, site, name, { ...Object.fromEntries(url.searchParams), ...change }, at);
}
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('a link opens its documents for five minutes', () => {
  expect(open()).toEqual(linked);
  expect(open({ at: later(299) })).toEqual(linked);
  expect(open({ at: later(300) })).toBe('ended');
});

test.each<[string, Opened]>([
  ['other documents', { change: { documents: '12.16' } }],
  ['one of them alone', { change: { documents: '12' } }],
  ['a later expiry', { change: { until: String(later(9000).getTime()) } }],
  ['another site', { site: 'zwz' }],
  ['another name', { name: 'NOD26000120.pdf' }],
  ['no signature', { change: { sign: '' } }],
  ['a signature with other letters', { change: { sign: 'é'.repeat(43) } }],
  ['the key of another store', { key: 'another secret that is long enough to sign' }],
  ['invalid document ids', { change: { documents: '12;drop' } }],
])('a link is rejected: %s', (_case, opened) => {
  expect(open(opened)).toBeUndefined();
});
