import { expect, test } from 'vitest';
import {
  buildDocument,
  buildDocumentLine,
  buildTestDocumentHeader,
  printedOf,
} from '../../../tests/fixtures/documents.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { print } from './print-documents.server.ts';

test('an Indian tax invoice shows all that Rule 46 requires', async () => {
  const { pages, fonts } = readPdf(await print(printedOf(buildDocument())));
  const [page = ''] = pages;
  expect(pages).toHaveLength(1);
  expect(fonts.filter((name) => !/^IBMPlex(Sans|Mono)/.test(name))).toEqual([]);
  for (const text of [
    'Tax Invoice',
    'Original for recipient',
    'NOD Bearings Private Limited',
    'Nagdevi Street, Mumbai 400003',
    'GSTIN 27AAACZ1234F1ZL',
    'Number NM/26-27/000118',
    'Date 11 Nov 2026',
    'Bill to Western Gear & Pump Plot 14, Chakan Industrial Area, Pune 410501 Maharashtra (27) GSTIN 27AAACW1938G1ZB',
    'Deliver to Western Gear & Pump',
    'Place of supply Maharashtra (27)',
    'Order NOD26000119, 10 Nov 2026',
    'Your PO PO-4500018743',
    '6205-2RS/C3',
    'ZWZ · Deep groove ball · ZW-10623',
    '8482 10 20',
    '10 NOS',
    '172.41 less 42%',
    'Price, ₹',
    'CGST 9% 90.00 SGST 9% 90.00',
    'Taxable value 1,000.00',
    'Total ₹ 1,180.00',
    'Rupees One Thousand One Hundred Eighty Only',
    'Whether tax is payable on reverse charge: No',
    'For NOD Bearings Private Limited Authorised signatory',
    'Page 1 of 1',
  ])
    expect(page).toContain(text);
});

const gulf = buildTestDocumentHeader({
  country: 'AE',
  currency: 'AED',
  taxLabel: 'VAT',
  taxNumberLabel: 'TRN',
  taxForm: 'vat',
  placeOfSupply: 'Dubai',
  declarations: [],
});
const vatLine = buildDocumentLine({
  taxBp: 5_00,
  centralMinor: 0,
  stateMinor: 0,
  wholeMinor: 50_00,
  taxableMinor: 123_456_78,
});

test('a Gulf tax invoice shows all that Article 59 requires, in dirhams', async () => {
  const [page = ''] = readPdf(
    await print(printedOf(buildDocument([vatLine], { head: gulf, number: 'GD/2026/000012' }))),
  ).pages;
  for (const text of ['Tax Invoice', 'TRN', 'Date of supply', 'Price, AED', 'VAT 5% 50.00', 'VAT, AED'])
    expect(page).toContain(text);
  expect(page).toContain('Total AED 123,506.78');
  expect(page).toContain('Dirhams One Hundred Twenty-Three Thousand Five Hundred Six and Seventy-Eight Fils Only');
  expect(page).not.toMatch(/GST|₹|Original for recipient/);
});

test.each([
  ['to another state', 'integrated', { wholeMinor: 180_00 }, 'IGST 18% 180.00'],
  ['to an SEZ under LUT', 'none', {}, 'IGST 0% 0.00'],
  ['in a union territory', 'union_territory', { centralMinor: 90_00, stateMinor: 90_00 }, 'UTGST 9% 90.00'],
] as const)('a supply %s names its tax', async (_case, taxForm, parts, text) => {
  const line = buildDocumentLine({ centralMinor: 0, stateMinor: 0, ...parts });
  const [page = ''] = readPdf(
    await print(printedOf(buildDocument([line], { head: buildTestDocumentHeader({ taxForm }) }))),
  ).pages;
  expect(page).toContain(text);
});

test('a Gulf credit note names its invoice, the reason, and the value before and after, as Article 60 requires', async () => {
  const ofInvoice = { number: 'GD/2026/000012', issuedOn: '2026-11-11', valueMinor: 200_000_00, creditedMinor: 500_00 };
  const head = { ...gulf, ofInvoice, reason: 'Wrong size' };
  const note = buildDocument([vatLine], { kind: 'credit_note', number: 'GDC/2026/000001', head });
  const [page = ''] = readPdf(await print(printedOf(note))).pages;
  for (const text of ['Tax Credit Note', 'Of tax invoice GD/2026/000012, 11 Nov 2026', 'Reason Wrong size'])
    expect(page).toContain(text);
  expect(page).toContain(
    'Value on the tax invoice 200,000.00 Credited before 500.00 Corrected value 76,043.22 Difference 123,456.78 VAT 50.00',
  );
});

test('a long invoice repeats its column headers on each page and loses no row', async () => {
  const lines = Array.from({ length: 150 }, (_, i) => buildDocumentLine({ lineNo: i + 1, itemName: `TEST-${i + 1}` }));
  const { pages } = readPdf(await print(printedOf(buildDocument(lines))));
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages.slice(0, -1)) expect(page).toContain('Taxable value, ₹');
  const all = pages.join(' ');
  expect(lines.filter(({ itemName }) => !all.includes(`${itemName} `))).toEqual([]);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

test('several documents make one file, each starting on a new page', async () => {
  const { pages } = readPdf(
    await print(printedOf(buildDocument(), buildDocument([buildDocumentLine()], { number: 'NM/26-27/000124' }))),
  );
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('Number NM/26-27/000124');
});

test('Arabic names use an embedded font', async () => {
  const billTo = { ...buildTestDocumentHeader().billTo, name: 'شركة النور للهندسة البحرية' };
  const { fonts, pages } = readPdf(await print(printedOf(buildDocument([vatLine], { head: { ...gulf, billTo } }))));
  expect(fonts.some((name) => /^IBMPlexSansArabic.*SemiBold/.test(name))).toBe(true);
  expect(pages[0]).not.toContain('undefined');
});
