import { expect, test } from 'vitest';
import { certificateErrors, certificateNumber, type TypedCertificate } from './certificate-form.rule.ts';

const typed: TypedCertificate = {
  scope: 'maker',
  maker: 'ZWZ',
  category: '',
  itemCode: '',
  kind: 'bis',
  number: 'CM/L-1234567',
  validFrom: '2026-12-01',
  validTo: '2027-11-30',
};
const india = { country: 'IN', today: '2026-12-01', hasFile: false } as const;
const fieldsOf = (change: Partial<TypedCertificate>, where: Partial<Parameters<typeof certificateErrors>[1]> = {}) =>
  certificateErrors({ ...typed, ...change }, { ...india, ...where }).map(({ field }) => field);

test.each<[what: string, change: Partial<TypedCertificate>, fields: string[]]>([
  ['a whole one', {}, []],
  ['one without an end', { validTo: '' }, []],
  ['nothing that it is for', { scope: '' }, ['scope']],
  ['no maker', { maker: '' }, ['maker']],
  ['no category', { scope: 'category' }, ['category']],
  ['no stock code', { scope: 'item' }, ['itemCode']],
  ['an item', { scope: 'item', maker: '', itemCode: 'ZW-1' }, []],
  ['no kind', { kind: '' }, ['kind']],
  ['no number', { number: '' }, ['number']],
  ['a number that is no BIS number', { number: 'CM/L-12' }, ['number']],
  ['any number of another kind', { kind: 'iso', number: '01 100 2145' }, []],
  ['no number of an ISO certificate', { kind: 'iso', number: '' }, ['number']],
  ['no first day', { validFrom: '' }, ['validFrom']],
  ['an end before the beginning', { validFrom: '2027-12-01' }, ['validTo']],
  ['an end that has passed', { validFrom: '2026-01-01', validTo: '2026-11-30' }, ['validTo']],
  ['its last day today', { validFrom: '2026-01-01', validTo: '2026-12-01' }, []],
])('%s: wrong at %j', (_, change, fields) => {
  expect(fieldsOf(change)).toEqual(fields);
});

test('a test report has a number or a file', () => {
  expect(fieldsOf({ kind: 'test', number: '' })).toEqual(['number']);
  expect(fieldsOf({ kind: 'test', number: '' }, { hasFile: true })).toEqual([]);
});

test('a BIS licence is of India', () => {
  expect(fieldsOf({}, { country: 'AE' })).toEqual(['kind']);
  expect(fieldsOf({ kind: 'other' }, { country: 'AE' })).toEqual([]);
});

test.each([
  ['CM/L-1234567', 'CM/L-1234567'],
  ['cml 1234567', 'CM/L-1234567'],
  ['CM/L: 8400123456', 'CM/L-8400123456'],
  ['1234567', 'CM/L-1234567'],
])('the BIS number %s is %s', (number, read) => {
  expect(certificateNumber('bis', number)).toBe(read);
  expect(fieldsOf({ number })).toEqual([]);
});

test('other numbers stay as they were written', () => {
  expect(certificateNumber('other', '1234567')).toBe('1234567');
});
