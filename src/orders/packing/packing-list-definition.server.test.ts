import { expect, test } from 'vitest';
import { buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { definitionText } from '../../../tests/rendering/content-text.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { tooWide } from '../../../tests/rendering/too-wide.ts';
import { printedSite } from '../../server/printing/letterhead.server.ts';
import type { Content, ContentTable } from '../../server/printing/paper.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type PackingList, packingListDefinition } from './packing-list-definition.server.ts';

const { seller, deliverTo } = buildTestDocumentHeader();
const list: PackingList = {
  site: printedSite(sites.nod),
  orderPage: 'https://nod.example/o/NOD26000119',
  order: 'NOD26000119',
  purchaseOrderNo: null,
  dispatchNo: 2,
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
  lines: [
    {
      lineNo: 1,
      itemName: '6205-2RS/C3',
      itemCode: 'ZW-10623',
      maker: 'ZWZ',
      unit: 'NOS',
      quantity: 120,
      lot: '',
      origin: '',
      certificates: '',
      weightKg: 15.6,
    },
  ],
};
const print = (overrides: Partial<PackingList> = {}) =>
  definitionText(packingListDefinition({ ...list, ...overrides }));

test('what is not known of a dispatch is not printed', () => {
  const text = print();
  for (const label of ['Your PO', 'Carrier', 'E-way bill', 'Cartons', 'Tax invoice']) expect(text).not.toContain(label);
  for (const fact of ['NOD26000119-2', '20 Nov 2026, from Mumbai', '120 NOS', '15.60']) expect(text).toContain(fact);
});

test('the contact of the address is printed, and no weight where none is known', () => {
  const contact = { ...deliverTo, contactName: 'Anil Rao', contactPhone: '+919820012345' };
  expect(print({ deliverTo: contact })).toContain('Anil Rao, +919820012345');
  expect(print({ lines: list.lines.map((line) => ({ ...line, weightKg: 0 })) })).not.toContain('NA');
});

test('what left is added up for each unit', () => {
  const [line] = list.lines;
  const units = (['NOS', 'SET', 'NOS'] as const).map((unit) => ({ ...line, unit }) as PackingList['lines'][number]);
  expect(print({ lines: units })).toContain('In all 240 NOS 120 SET 46.80');
});

test('no figure and no lot of a packing list runs over its neighbour', () => {
  const lines = list.lines.map((line) => ({
    ...line,
    quantity: 1_000_000,
    unit: 'ROLLS',
    weightKg: 12_345_678_901,
    lot: 'LOT2026110001MUMBAI22',
  }));
  const { content } = packingListDefinition({ ...list, lines });
  const table = (content as Content[]).find((part) => JSON.stringify(part).includes('"headerRows"'));
  expect(tooWide(table as ContentTable, 8.5)).toEqual([]);
});

test('each lot has a row; a line without one says so, and where no lot is known there is no column for it', () => {
  const [line] = list.lines;
  const lots = (...names: string[]) => ({ lines: names.map((lot) => ({ ...line, lot })) as PackingList['lines'] });
  const text = print(lots('2609-207', '2610-018', ''));
  expect(text).toContain('# Item Lot Qty');
  for (const lot of ['2609-207', '2610-018', 'NA']) expect(text).toContain(`ZW-10623 ${lot} 120 NOS`);
  expect(print(lots('', ''))).toContain('# Item Qty');
});

test('a few lines with their lots stand on one sheet', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => ({ ...list.lines[0], lineNo: index + 1, lot: '2609-207' }));
  const pdf = await renderPdf(packingListDefinition({ ...list, lines: lines as PackingList['lines'] }));
  expect(readPdf(pdf).pages).toHaveLength(1);
});

test('a packing list carries a code that opens the order', () => {
  expect(JSON.stringify(packingListDefinition(list))).toContain('"qr":"https://nod.example/o/NOD26000119"');
});

test('a city that is also the emirate is written once', () => {
  const dubai = { ...seller, line: 'Deira, Dubai', city: 'Dubai', region: 'Dubai', pincode: '' };
  const text = print({ seller: dubai, deliverTo: { ...dubai, line: 'Warehouse 12, Jebel Ali' } });
  expect(text).toContain('Warehouse 12, Jebel Ali, Dubai Dispatch');
  expect(text).not.toMatch(/Dubai,? Dubai/);
});

test('no line of the address stays empty where the city is also the emirate', () => {
  const dubai = { ...deliverTo, line: 'Shed 4', city: 'Dubai', region: 'Dubai', pincode: '' };
  expect(JSON.stringify(packingListDefinition({ ...list, deliverTo: dubai }))).not.toContain('{"text":""}');
});

test('quantity and weight stand below their headings', () => {
  const printed = JSON.stringify(packingListDefinition(list));
  for (const heading of ['Qty', 'Net, kg'])
    expect(printed).toMatch(new RegExp(`"text":"${heading}"[^}]*"alignment":"right"`));
});

test('certificates of the item stand below it', () => {
  const lines = list.lines.map((line) => ({ ...line, certificates: 'BIS licence CM/L-1234567 to IS 6455' }));
  expect(print({ lines })).toContain('ZWZ · ZW-10623 BIS licence CM/L-1234567 to IS 6455');
});
