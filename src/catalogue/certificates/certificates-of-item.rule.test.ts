import { expect, test } from 'vitest';
import type { CertificateKind } from './certificate-kind.rule.ts';
import { certificatesOfItem, type OpenCertificate } from './certificates-of-item.rule.ts';

const item = { id: 7, maker: 'ZWZ', category: 'Deep groove' };

type Named = OpenCertificate & { name: string };
const one = (name: string, about: Partial<OpenCertificate>): Named => ({
  name,
  kind: 'bis',
  maker: 'ZWZ',
  category: '',
  itemId: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  ...about,
});
const ofItem = { maker: '', category: '', itemId: 7 };
const shown = (certificates: Named[], day = '2026-06-01') =>
  certificatesOfItem(certificates, item, day).map(({ name }) => name);

test('of one kind those of the item come before those of its category, and these before those of its maker', () => {
  const all = one('of all', {});
  const category = one('of the category', { category: 'Deep groove' });
  const own = one('its own', ofItem);
  expect(shown([all, category, own])).toEqual(['its own']);
  expect(shown([all, category])).toEqual(['of the category']);
  expect(shown([all])).toEqual(['of all']);
});

test('each kind is looked for by itself, and several that are as near are all shown', () => {
  const kind = (name: CertificateKind, about: Partial<OpenCertificate> = {}) => one(name, { kind: name, ...about });
  expect(shown([kind('other'), kind('iso'), kind('bis', ofItem)])).toEqual(['bis', 'iso', 'other']);
  expect(shown([one('IS 6455', {}), one('IS 6454', {})])).toEqual(['IS 6455', 'IS 6454']);
});

test.each([
  ['another maker', { maker: 'IKO' }],
  ['another category', { category: 'Tapered' }],
  ['another item', { ...ofItem, itemId: 8 }],
])('one of %s is not of the item', (_, about) => {
  expect(shown([one('other', about)])).toEqual([]);
});

test.each([
  ['2025-12-31', false],
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s one from 1 January to 31 December holds: %s', (day, holds) => {
  expect(shown([one('it', {})], day)).toEqual(holds ? ['it'] : []);
});

test('one without an end holds on, and one of the maker counts again when that of the item is over', () => {
  const own = one('its own', { ...ofItem, validTo: '2026-05-31' });
  expect(shown([own, one('of all', { validTo: null })], '2030-01-01')).toEqual(['of all']);
});
