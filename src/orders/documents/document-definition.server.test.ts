import { expect, test } from 'vitest';
import {
  buildDocument,
  buildDocumentLine,
  buildTestDocumentHeader,
  printedOf,
} from '../../../tests/fixtures/documents.ts';
import { definitionText } from '../../../tests/rendering/content-text.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { rightEdge } from '../../../tests/rendering/right-edge.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { DocumentHeader, IssuedDocument } from '../documents.table.ts';
import { documentDefinition } from './document-definition.server.ts';

const print = (overrides: Partial<IssuedDocument> = {}, head: Partial<DocumentHeader> = {}) =>
  definitionText(
    documentDefinition(
      printedOf(buildDocument([buildDocumentLine()], { ...overrides, head: buildTestDocumentHeader(head) })),
    ),
  );

test('the file is titled with all its documents', () => {
  const second = buildDocument([buildDocumentLine()], { kind: 'credit_note', number: 'NMC/26-27/000002' });
  expect(documentDefinition(printedOf(buildDocument(), second)).info?.title).toBe(
    'Tax Invoice NM/26-27/000118, Credit Note NMC/26-27/000002',
  );
});

test('what is not known of a document is not printed', () => {
  const bare = { purchaseOrderNo: '', dueOn: '', suppliedOn: '', dispatch: '', carrier: '' } as const;
  const text = print({}, bare);
  for (const label of ['Your PO', 'Due', 'Date of supply', 'Dispatch', 'Reason', 'Of tax invoice', 'Remark'])
    expect(text).not.toContain(label);
});

test('a remark of the buyer and the contact of an address are printed', () => {
  const deliverTo = { ...buildTestDocumentHeader().deliverTo, contactName: 'Anil Rao', contactPhone: '+919820012345' };
  const text = print({}, { remark: 'Gate 3', deliverTo });
  expect(text).toContain('Remark: Gate 3');
  expect(text).toContain('Anil Rao, +919820012345');
});

test('an address does not repeat the city that its line names', () => {
  expect(print()).toContain('Nagdevi Street, Mumbai 400003 Maharashtra');
});

test('a name or designation without a blank does not widen an invoice beyond its sheet', async () => {
  const billTo = { ...buildTestDocumentHeader().billTo, name: 'W'.repeat(60) };
  const lines = [buildDocumentLine({ itemName: 'NNU4930BKSPC1NAW33XVA0123456789ABCDEFGHJ' })];
  const document = buildDocument(lines, { head: buildTestDocumentHeader({ billTo }) });
  expect(await rightEdge(await renderPdf(documentDefinition(printedOf(document))))).toBeLessThan(565);
});

test('an invoice over many tariff numbers still has its total and its bank account', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => buildDocumentLine({ hsn: String(84820000 + index) }));
  const head = buildTestDocumentHeader({ payTo: { account, beforeDispatch: false } });
  const { pages } = readPdf(await renderPdf(documentDefinition(printedOf(buildDocument(lines, { head })))));
  const text = pages.join(' ');
  expect(text).toContain('8482 00 59 1,000.00 9% 90.00 9% 90.00');
  expect(text).toContain('Amount in words');
  expect(text).toContain('Total ₹ 70,800.00');
  expect(text).toContain(account.accountName);
});

test('a city that is also the emirate is written once', () => {
  const dubai = { ...buildTestDocumentHeader().seller, line: 'Shed 4', city: 'Dubai', region: 'Dubai', pincode: '' };
  const text = print({}, { country: 'AE', taxNumberLabel: 'TRN', seller: dubai, billTo: dubai, deliverTo: dubai });
  expect(text).toContain('Shed 4, Dubai TRN');
  expect(text).not.toContain('Dubai Dubai');
});

test('no line stays empty above the TRN where the city is also the emirate', () => {
  const dubai = { ...buildTestDocumentHeader().billTo, line: 'Shed 4', city: 'Dubai', region: 'Dubai', pincode: '' };
  const head = buildTestDocumentHeader({ country: 'AE', taxNumberLabel: 'TRN', billTo: dubai, deliverTo: dubai });
  const definition = documentDefinition(printedOf(buildDocument([buildDocumentLine()], { head })));
  expect(JSON.stringify(definition)).not.toContain('{"text":""}');
});

test('a proforma of a test order says so, and asks for nothing', () => {
  const test = buildDocument([], {
    kind: 'proforma',
    number: 'NOD26000119',
    head: buildTestDocumentHeader({ isTest: true }),
  });
  expect(documentDefinition(printedOf(test)).info?.title).toBe('TEST Proforma Invoice NOD26000119');
  expect(print({ kind: 'proforma' }, { isTest: true })).toContain('nothing is to be paid');
});

test('only a proforma says that it is no tax invoice', () => {
  expect(print({ kind: 'proforma' })).toContain('This is not a tax invoice; the tax invoice comes with the goods.');
  expect(print()).not.toContain('not a tax invoice');
});

const account = sites.nod.bankAccount;

test.each([
  [
    'a tax invoice on credit asks for its amount',
    'tax_invoice',
    { dueOn: '2026-12-26' },
    false,
    'Pay by bank transfer Amount ₹ 1,180.00',
  ],
  [
    'a paid tax invoice names the account only',
    'tax_invoice',
    { dueOn: '' },
    false,
    'Our bank account Reference NOD26000119',
  ],
  [
    'a proforma to be paid before dispatch asks for its amount',
    'proforma',
    {},
    true,
    'Pay by bank transfer Amount ₹ 1,180.00',
  ],
  ['a proforma on credit names the account only', 'proforma', {}, false, 'Our bank account Reference NOD26000119'],
] as const)('%s', (_, kind, head, beforeDispatch, expected) => {
  const text = print({ kind }, { ...head, payTo: { account, beforeDispatch } });
  expect(text).toContain(expected);
});

test('a UPI code asks for the amount of this document by its own number, where a transfer is due', () => {
  const withUpi = { ...account, upiId: 'nod.receipts@abcd' };
  const qrOf = (dueOn: string, upiId = withUpi.upiId) => {
    const payTo = { account: { ...withUpi, upiId }, beforeDispatch: false };
    const document = buildDocument([buildDocumentLine()], { head: buildTestDocumentHeader({ dueOn, payTo }) });
    return /"qr":"(upi:[^"]*)"/.exec(JSON.stringify(documentDefinition(printedOf(document))))?.[1];
  };
  expect(qrOf('2026-12-26')).toContain('am=1180.00&cu=INR&tn=NM2627000118&tr=NM2627000118');
  expect([qrOf(''), qrOf('2026-12-26', '')]).toEqual([undefined, undefined]);
});

test('a credit note and an order paid online show no bank account', () => {
  const payTo = { account, beforeDispatch: true };
  for (const text of [print({ kind: 'credit_note' }, { payTo }), print()])
    expect(text).not.toContain(account.accountName === 'NOD Bearings Private Limited' ? 'IFSC' : account.accountName);
});

test('a paper carries a code that opens the order', () => {
  const text = JSON.stringify(documentDefinition(printedOf(buildDocument())));
  expect(text).toContain('"qr":"https://nod.example/o/NOD26000119"');
});
