import { expect, test } from 'vitest';
import { contentText } from '../../../tests/rendering/content-text.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bankAccountBox } from './document-bank.server.ts';

test.each([
  ['nod', /Account number \d{4} \d{4}.* IFSC /],
  ['gwd', /IBAN AE\d\d \d{4}/],
] as const)('the box of %s holds what, for whom and all that a bank asks for', (code, numbers) => {
  const { bankAccount } = sites[code];
  const text = contentText(
    bankAccountBox(bankAccount, {
      heading: 'Pay by bank transfer',
      about: [
        ['Amount', '1,180.00'],
        ['Reference', 'NOD26000119'],
        ['Due', ''],
      ],
    }),
  );
  expect(text).toContain('Pay by bank transfer Amount 1,180.00 Reference NOD26000119');
  expect(text).toContain(`Account name ${bankAccount.accountName}`);
  expect(text).toContain(`Bank ${bankAccount.bank}, ${bankAccount.branch}`);
  expect(text).toMatch(numbers);
  expect(text).not.toContain('Due');
});
