import { currencySign } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatAmount, formatMajor, roundToMinor } from '../../lib/money.ts';
import { codeText, siteLetterhead } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper, TableCell, TableLayout } from '../../server/printing/paper.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import { accountToPay } from '../../sites/bank-account.rule.ts';
import type { Site } from '../../sites/site.ts';
import { bankAccountBox } from '../documents/document-bank.server.ts';
import { type LabelledRow, labelledRows } from '../documents/document-frame.server.ts';
import { numberCell, ruledLayout } from '../documents/document-tables.server.ts';
import type { AccountStatement } from './statement.contract.ts';
import { creditBreakdown, onAccountText, openItemText, overLimitText } from './statement-labels.ts';

export type StatementPrint = { site: Site; statement: AccountStatement };

export function statementDefinition({ site, statement }: StatementPrint): Paper {
  return {
    pageSize: 'A4',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Text', fontSize: 8, lineHeight: 1.15 },
    info: { title: `Account Statement ${statement.from} to ${statement.to}` },
    footer: (page, pages) => ({
      margin: [32, 8, 32, 0],
      fontSize: 7,
      columns: [
        { text: ['Account Statement · ', scriptRuns(site.legalName)].flat() },
        { text: `Page ${page} of ${pages}`, alignment: 'right' },
      ],
    }),
    content: [
      ...headline(site, statement),
      {
        margin: [0, 14, 0, 0],
        stack: [
          bankAccountBox(accountToPay(site), {
            heading: 'Pay by bank transfer',
            about: [['Reference', statement.payment_reference, 'code']],
          }),
        ],
      },
      movements(site, statement),
      ...openItems(site, statement),
      {
        unbreakable: true,
        stack: [heading('Unpaid by days past due'), agesTable(site, statement)],
      },
    ],
  };
}

const heading = (text: string): Content => ({ text, heading: 2, bold: true, fontSize: 10, margin: [0, 14, 0, 4] });

function headline(site: Site, statement: AccountStatement): Content[] {
  const { company, today, terms, unpaid, overdue } = statement;
  const money = moneyOf(site);
  const facts: LabelledRow[] = [
    ['Date', formatDay(today)],
    ...(terms
      ? ([['Credit period', `${terms.period_days} days, ${terms.grace_days} of grace`]] as const)
      : ([['Unpaid', money(unpaid)]] as const)),
    ['Overdue', money(overdue)],
    ...(statement.on_account > 0
      ? ([['On account', `${money(statement.on_account)}. ${onAccountText(statement, money)}`]] as const)
      : []),
  ];
  return [
    siteLetterhead(site, 'Account Statement'),
    {
      margin: [0, 8, 0, 0],
      columnGap: 16,
      columns: [
        { width: '*', stack: [{ text: scriptRuns(company), bold: true, fontSize: 10 }] },
        { width: 230, stack: [labelledRows(facts), ...creditTable(site, statement)] },
      ],
    },
  ];
}

function creditTable(site: Site, statement: AccountStatement): Content[] {
  const parts = creditBreakdown(statement);
  if (parts.length === 0) return [];
  const money = moneyOf(site);
  const over = overLimitText(statement, money);
  const isLast = (index: number) => index === parts.length - 1;
  return [
    {
      layout: ruledLayout,
      margin: [0, 6, 0, 0],
      table: {
        headsRows: true,
        widths: ['*', 'auto'],
        body: parts.map(({ label, amount }, index) => [
          { text: label, bold: isLast(index) },
          numberCell(money(amount), { bold: isLast(index) }),
        ]),
      },
    },
    ...(over ? [{ text: over, fontSize: 7, margin: [0, 4, 0, 0] as [number, number, number, number] }] : []),
  ];
}

function movements(site: Site, statement: AccountStatement): Content {
  const amount = amountOf(site);
  const filled = (value: number) => (value === 0 ? '' : amount(value));
  return table(
    site,
    `From ${formatDay(statement.from)} to ${formatDay(statement.to)}`,
    ['Date', 'Document', 'Number', 'Reference'],
    ['Debit', 'Credit', 'Balance'],
    [
      sumRow(statement.from, 'Opening balance', amount(statement.opening)),
      ...statement.rows.map((row) => [
        formatDay(row.day),
        row.kind,
        codeText(row.number),
        { text: scriptRuns(row.note || row.order_no) },
        numberCell(filled(row.debit)),
        numberCell(filled(row.credit)),
        numberCell(amount(row.balance)),
      ]),
      sumRow(statement.to, 'Closing balance', amount(statement.closing)),
    ],
  );
}

const sumRow = (day: string, label: string, balance: string): TableCell[] => [
  { text: formatDay(day), bold: true },
  { text: label, bold: true, colSpan: 5 },
  '',
  '',
  '',
  '',
  numberCell(balance, { bold: true }),
];

function openItems(site: Site, statement: AccountStatement): Content[] {
  const title = `Open on ${formatDay(statement.today)}`;
  return statement.open_items.length > 0 ? [openTable(site, title, statement)] : [heading(title), 'Nothing is open.'];
}

function openTable(site: Site, title: string, statement: AccountStatement): Content {
  const amount = amountOf(site);
  return table(
    site,
    title,
    ['Date', 'Document', 'Number', 'Due'],
    ['Amount', 'Unpaid', ''],
    [
      ...statement.open_items.map((item) => [
        formatDay(item.day),
        item.kind,
        { text: scriptRuns([item.number, item.for_invoice && `to ${item.for_invoice}`].filter(Boolean).join(' ')) },
        item.due_on && formatDay(item.due_on),
        numberCell(amount(item.amount)),
        numberCell(amount(item.unpaid)),
        numberCell(openItemText(item)),
      ]),
    ],
  );
}

function agesTable(site: Site, statement: AccountStatement): Content {
  const amount = amountOf(site);
  const cells = [...statement.ages, { label: 'Unpaid', amount: statement.unpaid }];
  return {
    layout: ruledLayout,
    table: {
      headerRows: 1,
      widths: cells.map(() => '*'),
      body: [
        cells.map(({ label }) => numberCell(label, { fontSize: 7 })),
        cells.map((one) => numberCell(amount(one.amount), { bold: one.label === 'Unpaid' })),
      ],
    },
  };
}

/** The title is a row of the table, so that title and column names never stand alone at the end of a page. */
const titledLayout: TableLayout = {
  ...ruledLayout,
  hLineWidth: (row, node) => (row === 0 ? 0 : (ruledLayout.hLineWidth?.(row === 1 ? 0 : row, node) ?? 0)),
};

function table(
  site: Site,
  title: string,
  textColumns: string[],
  numberColumns: string[],
  body: TableCell[][],
): Content {
  const sign = currencySign(site.currency);
  const heads = [...textColumns, ...numberColumns.map((name) => name && `${name}, ${sign}`)];
  return {
    layout: titledLayout,
    margin: [0, 11, 0, 0],
    fontSize: 7.5,
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      // The widths fill the sheet; a column of '*' would grow beyond it with a long reference of a bank.
      widths: [50, 56, 90, 91, 66, 66, 70],
      body: [
        [
          { text: title, heading: 2, bold: true, fontSize: 10, colSpan: heads.length, margin: [-3, 0, 0, 1] },
          ...heads.slice(1),
        ],
        heads.map((text, i) => ({
          text,
          bold: true,
          fontSize: 7,
          alignment: i < textColumns.length ? 'left' : 'right',
        })),
        ...body,
      ],
    },
  };
}

const amountOf =
  ({ currency }: Site) =>
  (major: number) =>
    formatAmount({ minor: roundToMinor(major), currency });
const moneyOf =
  ({ currency }: Site) =>
  (major: number) =>
    formatMajor(major, currency);
