import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { rightEdge } from '../../../tests/rendering/right-edge.ts';
import { tooWide } from '../../../tests/rendering/too-wide.ts';
import type { Content, ContentTable } from '../../server/printing/paper.ts';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes } from '../../sites/site.ts';
import { print } from './print-quote-worker.server.ts';
import { quoteDefinition } from './quote-definition.server.ts';
import type { PrintedQuoteLine, QuotePrint } from './quote-print.ts';

const line: PrintedQuoteLine = {
  lineNo: 1,
  alternativeTo: 0,
  itemName: '6205-2RS/C3',
  maker: 'ZWZ',
  itemCode: 'ZW-10623',
  askedAs: '',
  quantity: 1200,
  quantityAsked: 1200,
  unit: 'NOS',
  unitMinor: 238_96,
  taxBp: 18_00,
  expectedOn: '2026-11-23',
  validUntil: '2026-12-04',
  note: '',
};
const quote: QuotePrint = {
  site: sites.nod,
  number: 'NODR26000206',
  day: '2026-11-20',
  company: 'Tapi Sugar Works Ltd',
  email: 'stores@tapi.example',
  reference: 'ENQ-0914',
  askedOn: '2026-11-19',
  currency: 'INR',
  lines: [line],
};
const textOf = async (printed: QuotePrint) => readPdf(await print(printed)).pages;

test('prices are told to be per unit of the lines, which may be no pieces', async () => {
  const [page] = await textOf({ ...quote, lines: [line, { ...line, lineNo: 2, unit: 'SET' }, { ...line, lineNo: 3 }] });
  expect(page).toContain('Prices are per unit (NOS, SET), before GST');
});

test('a long e-mail address of the buyer does not widen a quotation beyond its sheet', async () => {
  const email = 'procurement.bearings@precisionengineeringandtransmissions.example.co.in';
  expect(await rightEdge(await print({ ...quote, email }))).toBeLessThan(561);
});

test.each([
  ['of a million rolls', { quantity: 1_000_000, unit: 'ROLLS' }],
  ['of the largest price', { unitMinor: 1_000_000_000_00, quantity: 90_071 }],
])('no figure of a line %s runs over its neighbour', (_case, of) => {
  const { content } = quoteDefinition({ ...quote, lines: [{ ...line, ...of, taxBp: 12_50 }] });
  const [table] = (content as Content[]).filter((part) => JSON.stringify(part).includes('"headerRows"'));
  expect(tooWide(table as ContentTable, 8.5)).toEqual([]);
});

test('a quote names both parties, the reference, the days and the amounts', async () => {
  const [page] = await textOf({ ...quote, lines: [{ ...line, askedAs: '6205 DDU', note: 'Ten cartons.' }] });
  for (const part of [
    'Tapi Sugar Works Ltd',
    'ENQ-0914',
    'NODR26000206, 19 Nov 2026',
    '27AAPFU0939F1ZV',
    '1,200 NOS',
    '2,86,752.00',
    '18%',
    '4 Dec 2026',
    'Instead of 6205 DDU',
    'Ten cartons.',
  ])
    expect(page).toContain(part);
});

test('a quote for fewer than were asked for says so', async () => {
  const [page] = await textOf({ ...quote, lines: [{ ...line, quantityAsked: 1500 }] });
  expect(page).toContain('1,200 of 1,500 requested');
  expect((await textOf(quote))[0]).not.toContain('requested');
});

test('an alternative stands below its line and is not in the total', async () => {
  const other = {
    ...line,
    lineNo: 3,
    alternativeTo: 1,
    itemName: '6205 DDU',
    maker: 'NSK',
    askedAs: '6205-2RS/C3 ZWZ',
  };
  const [page] = await textOf({ ...quote, lines: [line, { ...other, unitMinor: 300_00 }] });
  expect(page).toContain('Alternative to 6205-2RS/C3 ZWZ');
  expect(page).toContain('Only one of a line and the alternatives below it can be ordered');
  expect(page).toContain('Total before GST ₹ 2,86,752.00');
});

test.each(siteCodes)('%s prints its own name and tax', async (site) => {
  const { legalName, tax, currency } = sites[site];
  const [page] = await textOf({ ...quote, site: sites[site], currency });
  expect(page).toContain(legalName);
  expect(page).toContain(`Total before ${tax.label}`);
});

test('200 lines run over several pages, each with the heads of the columns', async () => {
  const lines = Array.from({ length: 200 }, (_, i) => ({ ...line, lineNo: i + 1 }));
  const pages = await textOf({ ...quote, lines });
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages.slice(0, -1)) expect(page).toContain('Valid until');
});

test('the title of the file is the number of the RFI', () => {
  expect(quoteDefinition(quote).info?.title).toBe('Quotation NODR26000206');
});
