import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { formatDay } from '../../lib/dates.ts';
import { translate } from '../../lib/i18n.ts';
import { codeText } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper, TableCell } from '../../server/printing/paper.ts';
import { framedTable, printLogo, ruledTable } from '../../server/printing/print-styles.server.ts';
import { siteModules } from '../../sites/site.ts';
import type { PrintTheme } from '../../sites/themes.ts';
import { type DesignationPart, explainDesignation } from '../designation/explain-designation.rule.ts';
import {
  differenceParts,
  differencePartsMidSentence,
  nonTechnicalDifference,
} from '../interchange/difference-text.rule.ts';
import { type ItemFact, kindText, measuredFacts, namedFacts, titleBlockFacts } from '../items/item-facts.rule.ts';
import { matchLevelText, nameWithMaker, notAvailable } from '../items/item-format.rule.ts';
import { factsOfItem } from '../technical-facts/facts-of-item.ts';
import { type TechnicalFactGroup, technicalFacts } from '../technical-facts/technical-facts.rule.ts';
import type { DataSheet } from './data-sheet.ts';
import { drawingForPrint } from './print-drawing.ts';

const marginPt = 40;
const drawingPt = { width: 314, height: 170 };

export function dataSheetDocument(sheet: DataSheet): Paper {
  const { item, site, others } = sheet;
  const parts = explainDesignation(item.itemname, parseDesignation(item.itemname, item.brandname));
  const theme = siteModules[site.code].printTheme;
  const facts = factsOfItem(item);
  const groups = technicalFacts(facts);
  const svg = drawingForPrint(item, theme, { width: 640, height: 346, font: 'Text', fontSize: 13 });
  return {
    pageSize: 'A4',
    pageMargins: [marginPt, 32, marginPt, 44],
    defaultStyle: { font: 'Text', fontSize: 8.5, color: theme.ink, lineHeight: 1.15 },
    info: { title: `${nameWithMaker(item)}, data sheet`, author: site.legalName },
    content: [
      headline(sheet, theme),
      codeText(item.itemname, { heading: 1, fontSize: 22, bold: true, margin: [0, 10, 0, 0] }),
      { text: [{ text: item.brandname, bold: true }, ` ${kindText(item)}`], fontSize: 11, color: theme.ink2 },
      ...(parts.length > 0 ? [designationLine(parts, theme)] : []),
      sheetFrame(svg, `Section of ${nameWithMaker(item)} with its sizes`, titleBlockFacts(item, facts), theme),
      section('Technical specifications', theme),
      technicalTable(sheet, facts, theme),
      ...(groups.length > 0 ? [section('Mounting and calculation', theme), groupColumns(groups, theme)] : []),
      // The few rows stay with their heading on one page.
      ...(others.length > 0
        ? [{ unbreakable: true, stack: [section('Interchange', theme), interchangeTable(sheet, theme)] }]
        : []),
    ],
    footer: (page, pages) => pageFooter(sheet, theme, svg !== '', `${page} of ${pages}`),
  };
}

function headline({ site, day }: DataSheet, theme: PrintTheme): Content {
  return {
    columns: [
      { width: 22, svg: printLogo(site, theme), fit: [18, 18] },
      { text: site.name, bold: true, fontSize: 13, color: theme.brand },
      { text: `Data sheet, ${formatDay(day)}`, alignment: 'right', color: theme.ink2, margin: [0, 4, 0, 0] },
    ],
  };
}

function designationLine(parts: readonly DesignationPart[], theme: PrintTheme): Content {
  const runs = parts.flatMap(({ text, meaning }, index) => [
    ...(index > 0 ? [{ text: '  ·  ', color: theme.ink2 }] : []),
    { text, bold: true },
    { text: ` ${meaning}`, color: theme.ink2 },
  ]);
  return { text: runs, margin: [0, 4, 0, 0] };
}

function sheetFrame(svg: string, alt: string, facts: readonly ItemFact[], theme: PrintTheme): Content {
  const cells = facts.map(
    ([label, value]): TableCell => ({
      stack: [
        { text: label, fontSize: 7, color: theme.ink2 },
        { text: value, bold: true },
      ],
    }),
  );
  const rows = [cells.slice(0, 4), cells.slice(4)].filter((row) => row.length > 0);
  const filled = rows.map((row) => [...row, ...Array.from({ length: 4 - row.length }, () => '')]);
  const picture: TableCell[] = [
    { svg, ...drawingPt, alt, colSpan: 4, alignment: 'center', margin: [0, 6, 0, 6] },
    '',
    '',
    '',
  ];
  return {
    margin: [0, 10, 0, 0],
    layout: framedTable(theme),
    table: { widths: ['*', '*', '*', '*'], body: svg ? [picture, ...filled] : filled },
  };
}

const section = (title: string, theme: PrintTheme): Content => ({
  text: title,
  heading: 2,
  keepWithNext: true,
  bold: true,
  fontSize: 11,
  color: theme.brand,
  margin: [0, 10, 0, 3],
});

function technicalTable({ item, site }: DataSheet, facts: BearingFacts, theme: PrintTheme): Content {
  const measured = measuredFacts(item, facts).map(([label, value, unit = '', source = '']): TableCell[] => [
    { text: label, color: theme.ink2 },
    { text: value, bold: true, alignment: 'right' },
    { text: value === translate(notAvailable) ? '' : unit, color: theme.ink2 },
    sourceText(source, theme),
  ]);
  const named = namedFacts(item, site.country).map(([label, value]): TableCell[] => [
    { text: label, color: theme.ink2 },
    value,
  ]);
  return {
    columnGap: 20,
    columns: [
      {
        width: '*',
        layout: ruledTable(theme),
        table: { headsRows: true, widths: ['*', 'auto', 30, 'auto'], body: measured },
      },
      { width: '*', layout: ruledTable(theme), table: { headsRows: true, widths: [96, '*'], body: named } },
    ],
  };
}

const sourceText = (source: string, theme: PrintTheme): Content => ({
  text: source,
  fontSize: 6.5,
  color: theme.ink2,
  margin: [0, 1, 0, 0],
});

/** The longest group on one side, the others on the other. */
function groupColumns(groups: readonly TechnicalFactGroup[], theme: PrintTheme): Content {
  const longest = groups.toSorted((a, b) => b.facts.length - a.facts.length).slice(0, 1);
  const others = groups.filter((group) => !longest.includes(group));
  return {
    fontSize: 7.5,
    columnGap: 20,
    columns: [longest, others].map((side) => ({ width: '*', stack: side.map((group) => groupTable(group, theme)) })),
  };
}

function groupTable({ title, facts }: TechnicalFactGroup, theme: PrintTheme): Content {
  const rows = facts.map(({ label, value, source }): TableCell[] => [
    { text: label, color: theme.ink2 },
    { text: value, bold: true, alignment: 'right', noWrap: true },
    sourceText(source, theme),
  ]);
  const body: TableCell[][] = [[{ text: title, heading: 3, bold: true, colSpan: 3 }, '', ''], ...rows];
  return {
    layout: ruledTable(theme),
    table: { headerRows: 1, headsRows: true, widths: ['*', 'auto', 76], body },
    margin: [0, 0, 0, 4],
  };
}

function interchangeTable({ item, others }: DataSheet, theme: PrintTheme): Content {
  const head = ['Item', 'Brand', 'Match', 'What differs'].map((text): TableCell => ({ text, bold: true }));
  const rows = others.map(({ itemname, brandname, level, differs }): TableCell[] => [
    { text: itemname, bold: true },
    brandname,
    matchLevelText(level),
    differs.map((one, i) => (i > 0 ? differencePartsMidSentence : differenceParts)(one).join('')).join('; ') ||
      nonTechnicalDifference(brandname, item.brandname),
  ]);
  return {
    layout: ruledTable(theme),
    table: { headerRows: 1, widths: ['auto', 'auto', 'auto', '*'], body: [head, ...rows] },
  };
}

function pageFooter({ site, address }: DataSheet, theme: PrintTheme, isDrawn: boolean, pages: string): Content {
  const { email, phone } = site.contact;
  return {
    margin: [marginPt, 8, marginPt, 0],
    fontSize: 7,
    color: theme.ink2,
    columns: [
      {
        width: '*',
        stack: [
          `Nominal sizes in mm.${isDrawn ? ' Bore, outside diameter and width are drawn to scale, internal parts schematically.' : ''}`,
          `${site.legalName} · ${email} · ${phone} · ${address}`,
        ],
      },
      { width: 50, text: pages, alignment: 'right' },
    ],
  };
}
