import { expect, test } from 'vitest';
import { buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { definitionText } from '../../../tests/rendering/content-text.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { printedSite } from '../../server/printing/letterhead.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  type CartonLabels,
  contentsThatFit,
  type LabelText,
  labelsDefinition,
  print,
} from './labels-definition.server.ts';

const { seller, deliverTo } = buildTestDocumentHeader();
const held = (carton: number, itemName: string, lot = '') => ({
  carton,
  itemName,
  maker: 'ZWZ',
  unit: 'NOS',
  quantity: 120,
  lot,
});
const labels: CartonLabels = {
  site: printedSite(sites.nod),
  order: 'NOD26000119',
  dispatchNo: 2,
  purchaseOrderNo: 'PO-45',
  seller,
  deliverTo,
  contents: [held(1, '6205-2RS/C3', '2607-221'), held(3, '51105')],
  cartonKg: [16.2, null, null],
};

test('each carton has a page with its number, receiver, weight and what it holds', () => {
  const { content, pageSize } = labelsDefinition(labels);
  const pages = (content as { pageBreak?: string; stack: unknown[] }[]).map((page) => ({
    breaks: page.pageBreak === 'after',
    text: definitionText({ content: page.stack } as never),
  }));
  expect(pageSize).toBe('A6');
  expect(pages.map(({ breaks }) => breaks)).toEqual([true, true, false]);
  expect(pages[0]?.text).toContain('Carton 1 of 3');
  expect(pages[0]?.text).toContain('NOD26000119-2');
  expect(pages[0]?.text).toContain(deliverTo.name);
  expect(pages[0]?.text).toContain('Your PO PO-45 · 16.20 kg gross');
  expect(pages[0]?.text).toContain('120 NOS 6205-2RS/C3 ZWZ lot 2607-221');
  expect(pages[1]?.text).not.toContain('NOS');
  expect(pages[2]?.text).toContain('120 NOS 51105 ZWZ');
  expect(pages[2]?.text).not.toContain('gross');
});

test('of a full carton the first ten lines are listed', () => {
  const many = Array.from({ length: 12 }, (_, index) => held(1, `620${index}`));
  const text = definitionText(labelsDefinition({ ...labels, contents: many, purchaseOrderNo: null, cartonKg: null }));
  expect(text).toContain('6209 ZWZ');
  expect(text).not.toContain('62010 ZWZ');
  expect(text).toContain('and 2 more');
});

test('each carton has one sheet, however long its address and contents are', async () => {
  const name =
    'Shri Venkateshwara Precision Engineering & Power Transmission Components Manufacturing Private Limited Pune';
  const line =
    'Building No. 14/7-B, Third Floor, Behind the Old Municipal Market, Chakan Industrial Area Phase II, Kharabwadi';
  const long = held(1, 'NNU4930-AS-K-M-SP-C1NA/W33XVA0123456789A', 'LOT-2026-11-0001-LONG-LOTNUMBER');
  const contents = [...Array.from({ length: 14 }, () => long), { ...long, carton: 2 }];
  const { pages } = readPdf(await print({ ...labels, deliverTo: { ...deliverTo, name, line }, contents }));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toMatch(/LOTNUMBER and \d+ more$/);
});

test('a city that is also the emirate is written once', () => {
  const dubai = { ...seller, line: 'Deira, Dubai', city: 'Dubai', region: 'Dubai', pincode: '' };
  const text = definitionText(labelsDefinition({ ...labels, seller: dubai, deliverTo: dubai }));
  expect(text).not.toContain('Dubai, Dubai');
});

const receiver: LabelText[] = [
  { text: 'Western Gear & Pump', size: 13 },
  { text: 'Plot 14, Chakan Industrial Area', size: 11 },
];
const short = '120 NOS  6205-2RS/C3 ZWZ';
const long = '1,234,567 SET  NNU4930-AS-K-M-SP-C1NA/W33XVA0123456789A ZWZ  lot LOT-2026-11-0001-LONG-LOTNUMBER';
const lines = (count: number, text: string) => Array.from({ length: count }, () => text);

test.each([
  ['one line', lines(1, short), 1],
  ['ten short lines', lines(10, short), 10],
  ['twelve short lines', lines(12, short), 10],
  ['two long lines', lines(2, long), 2],
])('a label lists %s', (_, contents, listed) => {
  expect(contentsThatFit(receiver, contents)).toBe(listed);
});

test('of long lines below a long address fewer are listed', () => {
  const address = [...receiver, { text: 'Third Floor, Behind the Old Municipal Market, '.repeat(3), size: 11 }];
  const listed = contentsThatFit(address, lines(14, long));
  expect(listed).toBeGreaterThan(2);
  expect(listed).toBeLessThan(contentsThatFit(receiver, lines(14, long)));
});
