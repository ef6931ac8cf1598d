import { quantityText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatAmount, formatMoney, toPercent } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { codeText } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper, TableCell } from '../../server/printing/paper.ts';
import { fittingNumber, framedTable, printLogo, ruledTable } from '../../server/printing/print-styles.server.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import { siteModules } from '../../sites/site.ts';
import type { PrintTheme } from '../../sites/themes.ts';
import { choiceNumber, oneOfEachChoice } from '../alternatives.rule.ts';
import { quotedQuantityText } from '../quoted-quantity.rule.ts';
import type { PrintedQuoteLine, QuotePrint } from './quote-print.ts';

const marginPt = 36;
const textSize = 8.5;

export function quoteDefinition(quote: QuotePrint): Paper {
  const { site } = quote;
  const theme = siteModules[site.code].printTheme;
  return {
    pageSize: 'A4',
    pageMargins: [marginPt, 32, marginPt, 48],
    defaultStyle: { font: 'Text', fontSize: textSize, color: theme.ink, lineHeight: 1.15 },
    info: { title: `Quotation ${quote.number}`, author: site.legalName },
    content: [
      headline(quote, theme),
      { text: 'Quotation', heading: 1, fontSize: 22, bold: true, margin: [0, 14, 0, 6] },
      parties(quote, theme),
      linesTable(quote, theme),
      closing(quote, theme),
    ],
    footer: (page, pages) => pageFooter(quote, theme, page, pages),
  };
}

function headline({ site, day }: QuotePrint, theme: PrintTheme): Content {
  return {
    columns: [
      { width: 22, svg: printLogo(site, theme), fit: [18, 18] },
      { text: site.name, bold: true, fontSize: 13, color: theme.brand },
      { text: formatDay(day), alignment: 'right', color: theme.ink2, margin: [0, 4, 0, 0] },
    ],
  };
}

function parties({ site, company, email, number, askedOn, reference }: QuotePrint, theme: PrintTheme): Content {
  const { legalName, contact, branches, tax } = site;
  const fact = (label: string, value: string): Content => ({
    stack: [
      { text: label, fontSize: 7, color: theme.ink2 },
      { text: scriptRuns(value), bold: true },
    ],
    margin: [0, 0, 0, 3],
  });
  const cells: TableCell[] = [
    {
      stack: [
        fact('From', legalName),
        { text: contact.lines.join(', ') },
        { text: `${tax.numberLabel} ${branches[0]?.taxNumber ?? ''}` },
        { text: `${contact.phone} · ${contact.email}` },
      ],
    },
    { stack: [fact('For', company), { text: scriptRuns(email) }] },
    {
      stack: [
        fact('Your RFI', `${number}, ${formatDay(askedOn)}`),
        ...(reference ? [fact('Your reference', reference)] : []),
      ],
    },
  ];
  return {
    margin: [0, 0, 0, 12],
    layout: framedTable(theme),
    table: { widths: ['*', '*', '*'], body: [cells] },
  };
}

const widths = { no: 14, quantity: 42, price: 62, amount: 74, tax: 30, day: 58 };

const right = (text: string, column: keyof typeof widths) => fittingNumber(text, widths[column], textSize);

/** Repeats its head on every page; a row never breaks across pages. */
function linesTable({ site, currency, lines }: QuotePrint, theme: PrintTheme): Content {
  const sign = currencySign(currency);
  const texts = ['#', 'Item', 'Qty', `Price, ${sign}`, `Amount, ${sign}`, site.tax.label, 'Expected', 'Valid until'];
  const head = texts.map(
    (text, i): TableCell => ({ text, bold: true, fontSize: 7.5, alignment: i < 2 ? 'left' : 'right' }),
  );
  return {
    layout: ruledTable(theme),
    table: {
      headerRows: 1,
      widths: [widths.no, '*', widths.quantity, widths.price, widths.amount, widths.tax, widths.day, widths.day],
      body: [head, ...lines.map((line) => rowOf(line, currency, theme))],
    },
  };
}

function rowOf(line: PrintedQuoteLine, currency: QuotePrint['currency'], theme: PrintTheme): TableCell[] {
  const amount = (minor: number) => formatAmount({ minor, currency });
  const notes = [
    [line.maker, line.itemCode].filter(Boolean).join(' · '),
    line.askedAs && (line.alternativeTo > 0 ? `Alternative to ${line.askedAs}` : `Instead of ${line.askedAs}`),
    line.quantity < line.quantityAsked ? `${quotedQuantityText(line.quantity, line.quantityAsked)} requested` : '',
    line.note,
  ];
  return [
    line.alternativeTo > 0 ? 'or' : String(line.lineNo),
    {
      stack: [
        codeText(line.itemName, { bold: true }),
        ...notes.filter(Boolean).map((text) => ({ text: scriptRuns(text), fontSize: 7, color: theme.ink2 })),
      ],
    },
    right(quantityText(line.quantity, line.unit), 'quantity'),
    right(amount(line.unitMinor), 'price'),
    { ...right(amount(line.unitMinor * line.quantity), 'amount'), bold: true },
    right(`${toPercent(line.taxBp)}%`, 'tax'),
    ...[line.expectedOn, line.validUntil].map((day) => ({ ...right(formatDay(day), 'day'), noWrap: true })),
  ];
}

/** ' (NOS, SET)': which units the lines are sold in. */
function unitsText(lines: readonly PrintedQuoteLine[]): string {
  const units = [...new Set(lines.map(({ unit }) => unit))].filter(Boolean);
  return units.length > 0 ? ` (${units.join(', ')})` : '';
}

const choiceOf = ({ lineNo, alternativeTo }: PrintedQuoteLine) => choiceNumber(lineNo, alternativeTo);

function closing({ site, currency, lines }: QuotePrint, theme: PrintTheme): Content {
  const { tax } = site;
  const ordered = oneOfEachChoice(lines, choiceOf);
  const total = formatMoney({ minor: sum(ordered, (line) => line.unitMinor * line.quantity), currency });
  return {
    unbreakable: true,
    margin: [0, 8, 0, 0],
    columns: [
      {
        width: '*',
        stack: [
          `Prices are per unit${unitsText(lines)}, before ${tax.label}, which is added at the rate of each line.`,
          'Each line can be ordered once, through its last day, on the page of your RFI.',
          ...(lines.some((line) => line.alternativeTo > 0)
            ? ['Only one of a line and the alternatives below it can be ordered; the total counts the first.']
            : []),
          'This is not a tax invoice.',
        ].map((text) => ({ text, color: theme.ink2, margin: [0, 0, 0, 2] as [number, number, number, number] })),
      },
      {
        width: 'auto',
        stack: [
          { text: `Total before ${tax.label}`, fontSize: 7.5, color: theme.ink2, alignment: 'right' },
          { text: total, bold: true, fontSize: 13, alignment: 'right' },
        ],
      },
    ],
  };
}

function pageFooter({ site, number }: QuotePrint, theme: PrintTheme, page: number, pages: number): Content {
  const { legalName, contact } = site;
  const phone = contact.phone.replaceAll(' ', '\u00a0');
  return {
    margin: [marginPt, 12, marginPt, 0],
    fontSize: 7,
    color: theme.ink2,
    columns: [
      { width: '*', text: [legalName, ...contact.lines, contact.email, phone].join(' · ') },
      { width: 130, text: `Quotation ${number} · ${page} of ${pages}`, alignment: 'right' },
    ],
  };
}
