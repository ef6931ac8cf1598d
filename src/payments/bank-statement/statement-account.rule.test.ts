import { expect, test } from 'vitest';
import { accountAbove, accountOfMt940, isOwnAccount } from './statement-account.rule.ts';

const common = { accountName: 'A Firm', bank: 'A Bank', branch: 'Fort', swift: '' };
const seller = {
  bankAccount: { ...common, number: '01692200118407', ifsc: 'ABCD0000169' },
  branchAccounts: [{ account: { ...common, iban: 'AE070331234567890123456' } }],
};

test.each([
  [['Account No : 01692200118407   CURRENT A/C'], '01692200118407'],
  [['Account Number     :', '_00000012345678901'], '00000012345678901'],
  [['A/c No.: XXXX XXXX 8407'], 'XXXX XXXX 8407'],
  [['Acct #', '1234-5678-9012'], '1234-5678-9012'],
  [['IBAN', 'AE07 0331 2345 6789 0123 456'], 'AE07 0331 2345 6789 0123 456'],
  [['Account Number', '50100012345678', '400001'], '50100012345678'],
  [['Branch', 'Account No: 50100012345678', '01/11/2026 to 30/11/2026'], '50100012345678'],
  [['Customer Account No', '8812345678'], ''],
  [['Account Branch : FORT'], ''],
  [['Account Type', 'CURRENT ACCOUNT 2026'], ''],
])('of %j the account is %j', (cells, number) => {
  expect(accountAbove([['Statement'], cells])).toBe(number);
});

test.each([
  ['HDFC0000001/50100012345678', '50100012345678'],
  ['AE070331234567890123456', 'AE070331234567890123456'],
  ['50100012345678INR', '50100012345678'],
])('the field %s names the account %s', (field, number) => {
  expect(accountOfMt940(field)).toBe(number);
});

test.each([
  ['01692200118407', true],
  ['1692 2001 18407', true],
  ['XXXXXXXX8407', true],
  ['XXXX XXXX 8407', true],
  ['0169XXXXXX8407', true],
  ['*****8407', true],
  ['XXXX1234', false],
  ['0170XXXXXX8407', false],
  ['01692200118408', false],
  ['8407', false],
  ['AE07 0331 2345 6789 0123 456', true],
  ['1234567890123456', true],
  ['234567', false],
])('%s is an account of the seller: %s', (written, isOwn) => {
  expect(isOwnAccount(written, seller)).toBe(isOwn);
});

test('where the settings name no account nothing can be said', () => {
  const bankAccount = { ...common, number: '', ifsc: '' };
  expect(isOwnAccount('01692200118407', { bankAccount })).toBeUndefined();
});
