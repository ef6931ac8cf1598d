import { hsnLabel, hsnText, quantityText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatAmount, formatMoney, toPercent } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { codeText } from '../../server/printing/letterhead.server.ts';
import type { Content, TableCell, TableLayout } from '../../server/printing/paper.ts';
import { fittingNumber } from '../../server/printing/print-styles.server.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import type { DocumentKind } from '../document-kinds.data.ts';
import type { DocumentHeader, DocumentLine, IssuedDocument } from '../documents.table.ts';
import { type TaxParts, taxOf, taxPartNames } from './tax-parts.rule.ts';
import { taxSummary } from './tax-summary.rule.ts';

const thick = 1;
const thin = 0.3;

export const ruledLayout: TableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? thick : thin),
  vLineWidth: () => 0,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

export const numberCell = (text: string, more: object = {}): TableCell => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...more,
});
const small = (text: string): Content => ({ text: scriptRuns(text), fontSize: 6.5 });
/** What the tables of lines print of a paper's head. */
type TaxedHead = Pick<DocumentHeader, 'country' | 'currency' | 'taxLabel' | 'taxForm'>;
type TaxedLines<Line extends DocumentLine> = { head: TaxedHead; lines: readonly Line[] };

const amountOf = (head: TaxedHead) => (minor: number) => formatAmount({ minor, currency: head.currency });

const lineSize = 7.5;
const widths = { no: 14, hsn: 46, quantity: 44, price: 62, value: 66, tax: 78, total: 66 };

/** What a paper prints otherwise than an invoice. */
type OwnCells<Line> = {
  lineNo: (line: Line) => string;
  /** Small texts below the name of the item. */
  notes: (line: Line) => readonly string[];
  last: { header: string; cell: (line: Line) => TableCell };
  /** Lines without an amount, of which the text of each spans the columns of amounts. */
  unpriced: readonly { lineNo: string; item: Content; text: string }[];
};

/** Repeats its header on every page; a row never breaks across pages. */
export function linesTable<Line extends DocumentLine>(
  { head, lines }: TaxedLines<Line>,
  own: OwnCells<Line> = invoiceCells(head),
): Content {
  const sign = currencySign(head.currency);
  const hsn = hsnLabel(head.country);
  const headers = ['#', 'Item', hsn, 'Qty', `Price, ${sign}`, `Taxable value, ${sign}`, `${head.taxLabel}, ${sign}`];
  return {
    layout: ruledLayout,
    fontSize: lineSize,
    table: {
      headerRows: 1,
      widths: [widths.no, '*', widths.hsn, widths.quantity, widths.price, widths.value, widths.tax, widths.total],
      body: [
        [...headers, own.last.header].map((text, i) => ({
          text,
          bold: true,
          fontSize: 7,
          alignment: i < 3 ? 'left' : 'right',
        })),
        ...lines.map((line) => rowOf(line, head, own)),
        ...own.unpriced.map(({ lineNo, item, text }): TableCell[] => [
          lineNo,
          item,
          { text: scriptRuns(text), colSpan: 6 },
          ...Array.from({ length: 5 }, () => ''),
        ]),
      ],
    },
  };
}

function invoiceCells(head: TaxedHead): OwnCells<DocumentLine> {
  const amount = amountOf(head);
  const total = (line: DocumentLine) => fitted(amount(line.taxableMinor + taxOf(line)), 'total');
  return {
    lineNo: (line) => String(line.lineNo),
    notes: () => [],
    last: { header: `Total, ${currencySign(head.currency)}`, cell: (line) => ({ ...total(line), bold: true }) },
    unpriced: [],
  };
}

const fitted = (text: string, column: keyof typeof widths) => fittingNumber(text, widths[column], lineSize);

function rowOf<Line extends DocumentLine>(line: Line, head: TaxedHead, own: OwnCells<Line>): TableCell[] {
  const amount = amountOf(head);
  const about = [line.maker, line.category, line.itemCode].filter(Boolean).join(' · ');
  const from = [line.origin && `Origin ${line.origin}`, line.lots && `Lot ${line.lots}`].filter(Boolean).join(' · ');
  const discount = line.discountBp > 0 ? `${amount(line.listMinor)} less\u00a0${toPercent(line.discountBp)}%` : '';
  const parts = taxPartNames(head.taxForm, head.taxLabel);
  return [
    own.lineNo(line),
    {
      stack: [nameOf(line), ...[about, from, ...own.notes(line)].filter(Boolean).map((text) => small(text))],
    },
    codeText(hsnText(line.hsn), { fontSize: 7, noWrap: true }),
    fitted(quantityText(line.quantity, line.unit), 'quantity'),
    {
      stack: [
        fitted(amount(line.unitMinor), 'price'),
        ...(discount ? [numberCell(discount, { fontSize: 6, noWrap: false })] : []),
      ] as Content[],
    },
    fitted(amount(line.taxableMinor), 'value'),
    {
      stack: parts.map(([part, name]) =>
        fitted(`${name}\u00a0${rateText(line.taxBp, head, parts.length)}\u00a0 ${amount(line[part])}`, 'tax'),
      ),
    },
    own.last.cell(line),
  ];
}

function nameOf({ itemName }: DocumentLine): Content {
  const fits = 22;
  return codeText(itemName, { bold: true, noWrap: itemName.length <= fits });
}

/** '9%' where the rate splits in two; '0%' for a supply under LUT. */
const rateText = (taxBp: number, { taxForm }: TaxedHead, parts: number) =>
  taxForm === 'none' ? '0%' : `${toPercent(taxBp) / parts}%`;

export function summaryTable({ head, lines }: TaxedLines<DocumentLine>): Content {
  const amount = amountOf(head);
  const parts = taxPartNames(head.taxForm, head.taxLabel);
  return {
    layout: ruledLayout,
    fontSize: 7,
    table: {
      headerRows: 1,
      widths: ['*', 'auto', ...parts.map(() => 'auto' as const)],
      body: [
        [
          { text: hsnLabel(head.country), bold: true },
          numberCell('Taxable value', { bold: true }),
          ...parts.map(([, name]) => numberCell(name, { bold: true })),
        ],
        ...taxSummary(lines).map((row) => [
          codeText(hsnText(row.hsn)),
          numberCell(amount(row.taxableMinor)),
          ...parts.map(([part]) => numberCell(`${rateText(row.taxBp, head, parts.length)}  ${amount(row[part])}`)),
        ]),
      ],
    },
  };
}

type Totalled = TaxedLines<DocumentLine> &
  Pick<IssuedDocument, 'subtotalMinor' | 'totalMinor'> & {
    head: Pick<DocumentHeader, 'ofInvoice'>;
    kind?: DocumentKind;
    label?: string;
  };

export function totalsTable(document: Totalled): Content {
  const { head, lines, totalMinor, label = 'Total' } = document;
  const amount = amountOf(head);
  const parts = taxPartNames(head.taxForm, head.taxLabel);
  const of = (part: keyof TaxParts) => sum(lines, (line) => line[part]);
  const total = formatMoney({ minor: totalMinor, currency: head.currency });
  return {
    layout: ruledLayout,
    table: {
      headsRows: true,
      widths: ['*', 'auto'],
      body: [
        ...valueRows(document).map(([name, minor]) => [name, numberCell(amount(minor))]),
        ...parts.map(([part, name]) => [name, numberCell(amount(of(part)))]),
        [{ text: label, bold: true, fontSize: 10 }, numberCell(total, { bold: true, fontSize: 10 })],
      ],
    },
  };
}

/** Under VAT a note shows the value before, after, and the difference. */
function valueRows({ head, subtotalMinor, kind }: Totalled): (readonly [name: string, minor: number])[] {
  const { taxForm, ofInvoice } = head;
  if (taxForm !== 'vat' || ofInvoice?.valueMinor === undefined) return [['Taxable value', subtotalMinor]];
  const { valueMinor, creditedMinor = 0 } = ofInvoice;
  const before = creditedMinor > 0 ? 'Credited before' : 'Debited before';
  return [
    ['Value on the tax invoice', valueMinor],
    ...(creditedMinor === 0 ? [] : [[before, Math.abs(creditedMinor)] as const]),
    ['Corrected value', valueMinor - creditedMinor + (kind === 'debit_note' ? subtotalMinor : -subtotalMinor)],
    ['Difference', subtotalMinor],
  ];
}
