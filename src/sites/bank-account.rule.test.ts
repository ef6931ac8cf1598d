import { expect, test } from 'vitest';
import { accountToPay, bankAccountRows } from './bank-account.rule.ts';
import { sites } from './resolve-site.ts';
import { siteCodes } from './site.ts';

/** ISO 13616: move the first four characters to the end, letters count from A = 10; the result is 1 modulo 97. */
const ibanRemainder = (iban: string) =>
  BigInt([...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n;

test("an IBAN's check digits catch a wrong digit", () => {
  expect(ibanRemainder('AE070331234567890123456')).toBe(1n);
  expect(ibanRemainder('AE070331234567890123457')).not.toBe(1n);
});

test.each(siteCodes)('%s: the account is valid for its country', (code) => {
  const { bankAccount, country, legalName } = sites[code];
  expect(bankAccount.accountName).toBe(legalName);
  expect(bankAccount.swift).toMatch(new RegExp(`^[A-Z]{4}${country}[0-9A-Z]{2}([0-9A-Z]{3})?$`));
  if ('iban' in bankAccount) {
    expect(country).toBe('AE');
    expect(bankAccount.iban).toMatch(/^AE\d{21}$/);
    expect(ibanRemainder(bankAccount.iban)).toBe(1n);
  } else {
    expect(country).toBe('IN');
    expect(bankAccount.ifsc).toMatch(/^[A-Z]{4}0[0-9A-Z]{6}$/);
    expect(bankAccount.number).toMatch(/^\d{9,18}$/);
  }
});

test('only rows of the country are listed, numbers grouped in fours and copied without blanks', () => {
  const common = { accountName: 'A Firm', bank: 'A Bank', branch: 'Fort, Mumbai', swift: 'ABCDINBB' };
  expect(bankAccountRows({ ...common, number: '01692200118407', ifsc: 'ABCD0000169', upiId: 'firm@abcd' })).toEqual([
    { label: 'Account name', value: 'A Firm' },
    { label: 'Account number', value: '0169 2200 1184 07', copyText: '01692200118407' },
    { label: 'IFSC', value: 'ABCD0000169', copyText: 'ABCD0000169' },
    { label: 'UPI ID', value: 'firm@abcd', copyText: 'firm@abcd' },
    { label: 'SWIFT', value: 'ABCDINBB', copyText: 'ABCDINBB' },
    { label: 'Bank', value: 'A Bank, Fort, Mumbai' },
  ]);
  const withoutUpi = bankAccountRows({ ...common, number: '01692200118407', ifsc: 'ABCD0000169', upiId: '' });
  expect(withoutUpi.map(({ label }) => label)).not.toContain('UPI ID');
  const withoutSwift = bankAccountRows({ ...common, swift: '', number: '01692200118407', ifsc: 'ABCD0000169' });
  expect(withoutSwift.map(({ label }) => label)).not.toContain('SWIFT');
  const labels = bankAccountRows({ ...common, iban: 'AE070331234567890123456' }).map((row) => [row.label, row.value]);
  expect(labels).toEqual([
    ['Account name', 'A Firm'],
    ['IBAN', 'AE07 0331 2345 6789 0123 456'],
    ['SWIFT', 'ABCDINBB'],
    ['Bank', 'A Bank, Fort, Mumbai'],
  ]);
});

test('an order is paid to the account of its branch, where that has one of its own', () => {
  const { bankAccount } = sites.nod;
  const delhi = { ...bankAccount, number: '0987654321' };
  const nod = { ...sites.nod, branchAccounts: [{ branch: 'delhi', account: delhi }] };
  expect(accountToPay(nod, 'delhi')).toBe(delhi);
  expect(accountToPay(nod, 'chennai')).toBe(bankAccount);
  expect(accountToPay(nod)).toBe(bankAccount);
  expect(accountToPay({ ...nod, branches: nod.branches.filter(({ code }) => code === 'delhi') })).toBe(delhi);
});
