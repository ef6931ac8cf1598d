import { quantityText } from '../../catalogue/items/item-format.rule.ts';
import { formatDay } from '../../lib/dates.ts';
import { choiceNumber, oneOfEachChoice } from '../../rfi/alternatives.rule.ts';
import { quotedQuantityText } from '../../rfi/quoted-quantity.rule.ts';
import { codeText, letterhead, pageCode, printedSite } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper, TableCell } from '../../server/printing/paper.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import { amountInWords } from '../documents/amount-in-words.rule.ts';
import { sellerOf, taxedPartyBox } from '../documents/document-definition.server.ts';
import { factGrid, framedLayout } from '../documents/document-frame.server.ts';
import { documentTotals } from '../documents/document-lines.server.ts';
import { linesTable, summaryTable, totalsTable } from '../documents/document-tables.server.ts';
import type { DocumentLine } from '../documents.table.ts';
import type { PrintedQuoteLine, QuotePrint, UnpricedLine } from './quote-print.ts';

type PricedLine = DocumentLine & PrintedQuoteLine;

export function quoteDefinition(quote: QuotePrint): Paper {
  const { site, quotation } = quote;
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 8, lineHeight: 1.15 },
    info: { title: `Quotation ${quotation.number}`, author: site.legalName },
    content: [
      letterhead(printedSite(site), { title: 'Quotation', note: revisionText(quote), seller: sellerOf(quote.head) }),
      facts(quote),
      parties(quote),
      priced(quote),
      { margin: [0, 8, 0, 0], unbreakable: true, stack: [totals(quote), terms(quote), signatures(quote)] },
    ],
    footer: (page, pages) => ({
      margin: [32, 8, 32, 0],
      fontSize: 7,
      columns: [
        { text: [`Quotation ${quotation.number} · `, scriptRuns(site.legalName)].flat() },
        { text: `Page ${page} of ${pages}`, alignment: 'right' },
      ],
    }),
  };
}

const revisionText = ({ quotation: { revision, replacedOn } }: QuotePrint): string =>
  replacedOn ? `Revision ${revision}, replaces revision ${revision - 1} of ${formatDay(replacedOn)}` : '';

/** The first day on which a line ends. */
const validUntil = ({ lines }: QuotePrint) => lines.map((line) => line.validUntil).toSorted()[0] ?? '';
const endsOnOneDay = ({ lines }: QuotePrint) => new Set(lines.map((line) => line.validUntil)).size === 1;

const facts = (quote: QuotePrint): Content =>
  factGrid([
    ['Number', quote.quotation.number, 'code'],
    ['Date', formatDay(quote.day)],
    ['Valid until', endsOnOneDay(quote) ? formatDay(validUntil(quote)) : 'see each line'],
    ['Your reference', quote.reference, 'code'],
    ['Your RFI', `${quote.rfiNumber}, ${formatDay(quote.askedOn)}`],
    ['Place of supply', quote.head.placeOfSupply],
    ['Contact', quote.contact],
  ]);

function parties({ head, buyer }: QuotePrint): Content {
  const attention: TableCell = {
    stack: [
      { text: 'Attention', fontSize: 7 },
      ...(buyer.name ? [{ text: scriptRuns(buyer.name), bold: true }] : []),
      { text: scriptRuns(buyer.email) },
    ],
  };
  return {
    margin: [0, 0, 0, 10],
    layout: framedLayout,
    table: {
      widths: ['*', '*', '*'],
      body: [
        [taxedPartyBox('Quoted to', head.billTo, head), taxedPartyBox('Deliver to', head.deliverTo, head), attention],
      ],
    },
  };
}

const asDocumentLine = (line: PrintedQuoteLine): PricedLine => ({
  ...line,
  orderLineId: 0,
  lots: '',
  discountBp: 0,
  listMinor: line.unitMinor,
});

const priced = (quote: QuotePrint): Content =>
  linesTable(
    { head: quote.head, lines: quote.lines.map(asDocumentLine) },
    {
      lineNo: ({ lineNo, alternativeTo }) => (alternativeTo > 0 ? 'or' : String(lineNo)),
      notes: (line) => [
        line.askedAs && (line.alternativeTo > 0 ? `Alternative to ${line.askedAs}` : `Instead of ${line.askedAs}`),
        line.quantity < line.quantityAsked ? `${quotedQuantityText(line.quantity, line.quantityAsked)} requested` : '',
        endsOnOneDay(quote) ? '' : `Valid until ${formatDay(line.validUntil)}`,
        line.note,
      ],
      last: { header: 'Expected', cell: ({ expectedOn }) => ({ text: formatDay(expectedOn), alignment: 'right' }) },
      unpriced: quote.unpriced.map((line) => ({
        lineNo: String(line.lineNo),
        item: {
          stack: [
            codeText(line.itemName, { bold: true }),
            {
              text: scriptRuns([line.maker, quantityText(line.quantity, '')].filter(Boolean).join(' · ')),
              fontSize: 6.5,
            },
          ],
        },
        text: `${unpricedText(line)} Not in the total.`,
      })),
    },
  );

/** Why the line has no price here. */
function unpricedText({ state, reason, day }: UnpricedLine): string {
  const because = reason ? ` ${reason}${reason.endsWith('.') ? '' : '.'}` : '';
  if (state === 'Declined') return `Not offered.${because}`;
  if (state === 'Withdrawn') return `No longer offered.${because}`;
  if (state === 'Ordered') return 'Ordered already.';
  if (state === 'Expired') return `Our quote ended${day && ` on ${formatDay(day)}`}.`;
  return day ? `Our answer follows; the maker's is expected by ${formatDay(day)}.` : 'Our answer follows.';
}

const choiceOf = ({ lineNo, alternativeTo }: PrintedQuoteLine) => choiceNumber(lineNo, alternativeTo);

function totals(quote: QuotePrint): Content {
  const { head } = quote;
  const lines = oneOfEachChoice(quote.lines, choiceOf).map(asDocumentLine);
  const totalled = documentTotals(lines);
  return {
    columns: [
      {
        width: '*',
        margin: [0, 0, 16, 0],
        stack: [
          { text: 'Amount in words', fontSize: 7 },
          { text: amountInWords(totalled.totalMinor, head.currency), bold: true, margin: [0, 0, 0, 6] },
          summaryTable({ head, lines }),
        ],
      },
      {
        width: 200,
        stack: [
          totalsTable({
            head: { ...head, ofInvoice: null },
            lines,
            ...totalled,
            label: `Total with ${head.taxLabel}`,
          }),
        ],
      },
    ],
  };
}

function terms(quote: QuotePrint): Content {
  const { lines, head, payment, shop } = quote;
  const days = [...new Set(lines.map((line) => line.expectedOn))].toSorted();
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  const hasChoices = lines.some((line) => line.alternativeTo > 0);
  const expected =
    first === last
      ? `Expected on ${formatDay(first)}`
      : `Expected from ${formatDay(first)} to ${formatDay(last)}, as said at each line`;
  const until = endsOnOneDay(quote)
    ? `Valid until ${formatDay(validUntil(quote))}`
    : 'Valid until the day of each line';
  const cells = [
    ['Payment', payment],
    ['Delivery', expected],
    [
      'Prices',
      `${until}, for the quantity of each line, which can be ordered once. Per unit${unitsText(lines)}, before ${head.taxLabel}.${
        hasChoices
          ? ' Only one of a line and the alternatives below it can be ordered; the total counts the first.'
          : ''
      }`,
    ],
    [
      'Terms',
      `Our terms and conditions apply: ${shop.replace(/^https?:\/\//, '')}/terms-condition. This is not a tax invoice.`,
    ],
  ].filter(([, text]) => text);
  return {
    margin: [0, 10, 0, 0],
    layout: framedLayout,
    table: {
      widths: cells.map(() => '*' as const),
      body: [
        cells.map(([label = '', text = '']) => ({
          stack: [{ text: label, fontSize: 7 }, { text: scriptRuns(text) }],
        })),
      ],
    },
  };
}

/** ' (NOS, SET)': which units the lines are sold in. */
function unitsText(lines: readonly PrintedQuoteLine[]): string {
  const units = [...new Set(lines.map(({ unit }) => unit))].filter(Boolean);
  return units.length > 0 ? ` (${units.join(', ')})` : '';
}

/** A line to be filled in by hand. */
const blank = (label: string): Content => ({
  stack: [{ text: label, fontSize: 7, margin: [0, 12, 0, 1] }, { rule: { thickness: 0.4, color: 'black' } }],
});

function signatures({ site, shop, quotation, contact, head }: QuotePrint): Content {
  const address = `${shop}/q/${quotation.number}`;
  return {
    margin: [0, 10, 0, 0],
    layout: framedLayout,
    table: {
      widths: ['*', '*', '*', 'auto'],
      body: [
        [
          {
            stack: [
              { text: ['For ', scriptRuns(site.legalName)].flat(), fontSize: 7 },
              ...(contact ? [{ text: scriptRuns(contact), bold: true, margin: [0, 4, 0, 0] as const }] : []),
              { text: `${head.sellerPhone}\n${head.sellerEmail}` },
            ],
          },
          { stack: [{ text: 'Approved by the buyer', fontSize: 7 }, blank('Name, signature'), blank('Date')] },
          {
            stack: [
              { text: 'To order', fontSize: 7 },
              { text: 'Open this address and sign in; every line that can be ordered is chosen there.' },
              { text: address.replace(/^https?:\/\//, ''), bold: true, wordBreak: 'break-all' },
            ],
          },
          pageCode(address),
        ],
      ],
    },
  };
}
