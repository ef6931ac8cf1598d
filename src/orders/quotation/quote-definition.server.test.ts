import { expect, test } from 'vitest';
import { buildQuote, buildQuoteLine } from '../../../tests/fixtures/quotes.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { rightEdge } from '../../../tests/rendering/right-edge.ts';
import { tooWide } from '../../../tests/rendering/too-wide.ts';
import type { Content, ContentTable } from '../../server/printing/paper.ts';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes } from '../../sites/site.ts';
import { print } from './print-quote-worker.server.ts';
import { quoteDefinition } from './quote-definition.server.ts';
import type { QuotePrint, UnpricedLine } from './quote-print.ts';

const line = buildQuoteLine();
const quote = buildQuote();
const textOf = async (printed: QuotePrint) => readPdf(await print(printed)).pages;

test('prices are told to be per unit of the lines, which may be no pieces', async () => {
  const [page] = await textOf({ ...quote, lines: [line, { ...line, lineNo: 2, unit: 'SET' }, { ...line, lineNo: 3 }] });
  expect(page).toContain('Per unit (NOS, SET), before GST');
});

test('a long e-mail address of the buyer does not widen a quotation beyond its sheet', async () => {
  const email = 'procurement.bearings@precisionengineeringandtransmissions.example.co.in';
  expect(await rightEdge(await print({ ...quote, buyer: { ...quote.buyer, email } }))).toBeLessThan(565);
});

test.each([
  ['of a million rolls', { quantity: 1_000_000, unit: 'ROLLS' }],
  ['of the largest price', { unitMinor: 1_000_000_000_00, quantity: 90_071, taxableMinor: 90_071_000_000_000_00 }],
])('no figure of a line %s runs over its neighbour', (_case, of) => {
  const { content } = quoteDefinition({ ...quote, lines: [{ ...line, ...of, taxBp: 12_50 }] });
  const [table] = (content as Content[]).filter((part) => JSON.stringify(part).includes('"headerRows"'));
  expect(tooWide(table as ContentTable, 7.5)).toEqual([]);
});

test('an approver finds both parties, what is bought, the tax by tariff number, the total and who answers', async () => {
  const [page] = await textOf({ ...quote, lines: [{ ...line, askedAs: '6205 DDU', note: 'Ten cartons.' }] });
  for (const part of [
    'NODQ26000206-1',
    'Tapi Sugar Works Ltd',
    'GSTIN 27AAACT4321Q1ZV',
    'Plot 7, MIDC Satpur, Nashik 422007',
    'GSTIN 27AAACZ1234F1ZL',
    'Meera Kulkarni',
    'ENQ-0914',
    'NODR26000206, 19 Nov 2026',
    'Maharashtra (27)',
    '8482 10 20',
    'Origin China',
    '1,200 NOS',
    '2,86,752.00',
    'CGST 9%',
    '25,807.68',
    'Total with GST',
    '₹ 3,38,367.36',
    'Rupees Three Lakh Thirty-Eight Thousand Three Hundred Sixty-Seven and Thirty-Six Paise Only',
    'On credit, 45 days from each invoice',
    'Expected on 23 Nov 2026',
    'Valid until 4 Dec 2026',
    'Kavita Rao',
    'Approved by the buyer',
    'nod.example/q/NODQ26000206-1',
    'nod.example/terms-condition',
    'Instead of 6205 DDU',
    'Ten cartons.',
  ])
    expect(page).toContain(part);
});

test('a later revision says which one it replaces', async () => {
  const quotation = { number: 'NODQ26000206-2', revision: 2, replacedOn: '2026-11-13' } as const;
  expect((await textOf({ ...quote, quotation }))[0]).toContain('Revision 2, replaces revision 1 of 13 Nov 2026');
  expect((await textOf(quote))[0]).not.toContain('Revision');
});

const unpriced: UnpricedLine = {
  lineNo: 4,
  itemName: '6325-M/C3',
  maker: 'Koyo',
  quantity: 2,
  state: 'Awaiting quote',
  reason: '',
  day: '',
};

test.each([
  [{}, 'Our answer follows. Not in the total.'],
  [{ day: '2026-12-02' }, "the maker's is expected by 2 Dec 2026"],
  [{ state: 'Declined', reason: 'The maker has ended it' }, 'Not offered. The maker has ended it. Not in the total.'],
  [{ state: 'Withdrawn' }, 'No longer offered.'],
  [{ state: 'Expired', day: '2026-11-18' }, 'Our quote ended on 18 Nov 2026.'],
  [{ state: 'Ordered' }, 'Ordered already.'],
] as const)('a line without a price stands outside the total: %j', async (of, text) => {
  const [page] = await textOf({ ...quote, unpriced: [{ ...unpriced, ...of }] });
  expect(page).toContain('6325-M/C3');
  expect(page).toContain(text);
  expect(page).toContain('₹ 3,38,367.36');
});

test('a quote for fewer than were asked for says so', async () => {
  const [page] = await textOf({ ...quote, lines: [{ ...line, quantityAsked: 1500 }] });
  expect(page).toContain('1,200 of 1,500 requested');
  expect((await textOf(quote))[0]).not.toContain('requested');
});

test('lines that end on different days each say theirs', async () => {
  const [page] = await textOf({ ...quote, lines: [line, { ...line, lineNo: 2, validUntil: '2026-12-11' }] });
  for (const part of ['see each line', 'Valid until 4 Dec 2026', 'Valid until 11 Dec 2026'])
    expect(page).toContain(part);
});

test('an alternative stands below its line and is not in the total', async () => {
  const other = buildQuoteLine({
    lineNo: 3,
    alternativeTo: 1,
    itemName: '6205 DDU',
    maker: 'NSK',
    askedAs: '6205-2RS/C3 ZWZ',
    unitMinor: 300_00,
  });
  const [page] = await textOf({ ...quote, lines: [line, other] });
  expect(page).toContain('Alternative to 6205-2RS/C3 ZWZ');
  expect(page).toContain('Only one of a line and the alternatives below it can be ordered');
  expect(page).toContain('₹ 3,38,367.36');
});

test.each(siteCodes)('%s prints its own name and tax', async (site) => {
  const { legalName, tax, currency, country } = sites[site];
  const head = { ...quote.head, country, currency, taxLabel: tax.label, taxNumberLabel: tax.numberLabel };
  const taxForm = tax.splits ? ('state' as const) : ('vat' as const);
  const vat = { taxBp: 5_00, centralMinor: 0, stateMinor: 0, wholeMinor: 14_337_60 };
  const lines = tax.splits ? quote.lines : [{ ...line, ...vat }];
  const [page] = await textOf({ ...quote, site: sites[site], head: { ...head, taxForm }, lines });
  expect(page).toContain(legalName);
  expect(page).toContain(`Total with ${tax.label}`);
  expect(page).toContain(`${tax.numberLabel} 27AAACT4321Q1ZV`);
});

test('200 lines run over several pages, each with the heads of the columns', async () => {
  const lines = Array.from({ length: 200 }, (_, i) => ({ ...line, lineNo: i + 1 }));
  const pages = await textOf({ ...quote, lines });
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages.slice(0, -1)) expect(page).toContain('Expected');
});

test('the title of the file is the number of the quotation', () => {
  expect(quoteDefinition(quote).info?.title).toBe('Quotation NODQ26000206-1');
});
