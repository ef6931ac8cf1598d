import { expect, test } from 'vitest';
import { contentText } from '../../../tests/rendering/content-text.ts';
import { rightEdge } from '../../../tests/rendering/right-edge.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
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

test('a box with a UPI code is as wide as the sheet, however long the name of the account', async () => {
  const account = { ...sites.nod.bankAccount, accountName: 'Shri Venkateshwara Precision Engineering Private Limited' };
  const box = bankAccountBox(account, {
    heading: 'Pay by bank transfer',
    about: [['Reference', 'NM/26-27/0001181', 'code']],
    upi: `upi://pay?pa=nod.receipts@ddbx&pn=${'a'.repeat(50)}&am=1180.00&cu=INR&tn=NM2627000118&tr=NM2627000118`,
  });
  const pdf = await renderPdf({
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 32],
    info: { title: 'Box' },
    defaultStyle: { fontSize: 8 },
    content: [box],
  });
  expect(await rightEdge(pdf)).toBeLessThan(565);
});
