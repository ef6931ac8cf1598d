import { expect, test } from 'vitest';
import { createDataSheet } from '../../src/catalogue/data-sheet/data-sheet.ts';
import { dataSheetDocument } from '../../src/catalogue/data-sheet/data-sheet-document.server.ts';
import { legalPdf } from '../../src/content/legal/legal-pdf.server.ts';
import { documentDefinition } from '../../src/orders/documents/document-definition.server.ts';
import type { IssuedDocument } from '../../src/orders/documents.table.ts';
import { labelsDefinition } from '../../src/orders/packing/labels-definition.server.ts';
import { packingListDefinition } from '../../src/orders/packing/packing-list-definition.server.ts';
import { pickListDefinition } from '../../src/orders/packing/pick-list-definition.server.ts';
import { quoteDefinition } from '../../src/orders/quotation/quote-definition.server.ts';
import { receiptDefinition } from '../../src/orders/receipts/receipt-definition.server.ts';
import { statementDefinition } from '../../src/orders/statement/statement-definition.server.ts';
import { printedSite } from '../../src/server/printing/letterhead.server.ts';
import type { Paper } from '../../src/server/printing/paper.ts';
import { renderPdf } from '../../src/server/printing/render-pdf.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../fixtures/documents.ts';
import { buildQuote } from '../fixtures/quotes.ts';
import { sampleItemRow } from '../fixtures/sample-item.ts';
import { buildStatement } from '../fixtures/statement.ts';
import { allElements, type PdfElement, readStructure, readText, unmarkedTexts } from './read-structure.ts';

const site = sites.nod;
const { seller, deliverTo } = buildTestDocumentHeader();
const payTo = { account: site.bankAccount, beforeDispatch: true };
const goods = { itemName: '6205-2RS/C3', itemCode: 'ZW-10623', maker: 'ZWZ', unit: 'NOS', quantity: 120 };
const document = (kind: IssuedDocument['kind']): Paper => {
  const lines = Array.from({ length: 40 }, (_, at) => buildDocumentLine({ lineNo: at + 1 }));
  const head = buildTestDocumentHeader({ payTo, remark: 'Thank you 🙏🏽 👨‍👩‍👧 🇮🇳!' });
  return documentDefinition({
    site: printedSite(site),
    address: 'https://nod.example',
    documents: [buildDocument(lines, { kind, head })],
  });
};
const papers: Record<string, [title: string, paper: Paper]> = {
  'a tax invoice': ['Tax Invoice', document('tax_invoice')],
  'a proforma': ['Proforma Invoice', document('proforma')],
  'a credit note': ['Credit Note', document('credit_note')],
  'a statement': ['Account Statement', statementDefinition({ site, statement: buildStatement() })],
  'a receipt': [
    'Receipt',
    receiptDefinition({
      site,
      payment: {
        number: 'NOD-R26000012',
        company: 'Western Gear & Pump',
        paymentReceipt: null,
        reference: 'NEFT 1',
        receivedOn: '2026-11-20',
        amountMinor: 1_000_00,
        returnedMinor: 0,
        roundedMinor: 0,
        onAccountMinor: 0,
        paid: [],
      },
    }),
  ],
  'a quotation': ['Quotation', quoteDefinition(buildQuote())],
  'a data sheet': [
    '6205-2RS/C3',
    dataSheetDocument(
      createDataSheet({
        site,
        address: 'https://nod.example',
        day: '2026-11-20',
        item: sampleItemRow(),
        others: [],
        certificates: [],
      }),
    ),
  ],
  'a packing list': [
    'Packing list',
    packingListDefinition({
      site: printedSite(site),
      orderPage: 'https://nod.example/o/1',
      order: 'NOD26000119',
      dispatchNo: 1,
      purchaseOrderNo: null,
      sentOn: '20 Nov 2026',
      branch: 'Mumbai',
      invoice: '',
      seller,
      deliverTo,
      carrier: '',
      vehicle: '',
      docket: '',
      ewayBill: '',
      cartons: null,
      weightKg: null,
      lines: [{ ...goods, lineNo: 1, lot: '', origin: '', certificates: '', weightKg: 15.6 }],
    }),
  ],
  'a pick list': [
    'Pick list',
    pickListDefinition({
      site: 'NOD',
      branch: 'Mumbai',
      printedAt: '20 Nov 2026, 14:05',
      orders: [{ number: 'NOD26000119', company: 'Western Gear & Pump' }],
      lines: [{ ...goods, order: 'NOD26000119', company: '', lineNo: 2, shelf: 'A-03-2', owed: 80, pick: 60 }],
    }),
  ],
  'a carton label': [
    'Carton 1 of 1',
    labelsDefinition({
      site: printedSite(sites.nod),
      order: 'NOD26000119',
      dispatchNo: 1,
      purchaseOrderNo: null,
      seller,
      deliverTo,
      contents: [{ ...goods, carton: 1, lot: '' }],
      cartonKg: null,
    }),
  ],
  'legal texts': [
    'Terms',
    legalPdf(site, {
      title: 'Terms',
      summary: '',
      since: '2026-11-20',
      parts: [{ title: 'Prices', paragraphs: ['Net.'] }],
    }),
  ],
};

const ofTag = (root: PdfElement, ...tags: string[]) => allElements(root).filter(({ tag }) => tags.includes(tag));

test.each(Object.entries(papers))(
  '%s has one title, tables of rows and cells, and nothing outside its tags',
  async (_kind, [title, paper]) => {
    const pdf = await renderPdf(paper);
    const root = readStructure(pdf);
    expect(ofTag(root, 'H1').map(readText)).toEqual([title]);
    expect(unmarkedTexts(pdf)).toEqual([]);
    expect(ofTag(root, 'Figure').filter(({ alt }) => alt === '')).toEqual([]);
    for (const table of ofTag(root, 'Table')) {
      expect(table.children.filter(({ tag }) => tag !== 'TR')).toEqual([]);
      expect(ofTag(table, 'TH').length).toBeGreaterThan(0);
      for (const row of table.children)
        expect(row.children.filter(({ tag }) => tag !== 'TH' && tag !== 'TD')).toEqual([]);
    }
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/DisplayDocTitle true');
    expect(/pdfaid:part>2/.test(text)).toBe(title === 'Tax Invoice' || title === 'Credit Note');
  },
);

test('an invoice of several pages is read line by line, its head once, and its remark without emoji', async () => {
  const root = readStructure(await renderPdf(document('tax_invoice')));
  const [lines] = ofTag(root, 'Table').filter((table) => readText(table).includes('Taxable value'));
  const [head, ...rows] = lines?.children ?? [];
  expect(head?.children.map(readText).slice(0, 4)).toEqual(['#', 'Item', 'HSN', 'Qty']);
  expect(rows.map((row) => readText(row.children[0] ?? row))).toEqual(
    Array.from({ length: 40 }, (_, at) => String(at + 1)),
  );
  expect(readText(root)).toContain('Remark: Thank you !');
});
