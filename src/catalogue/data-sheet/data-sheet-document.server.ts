import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { formatDay } from '../../lib/dates.ts';
import { translate } from '../../lib/i18n.ts';
import { codeText } from '../../server/printing/letterhead.server.ts';
import type { Content, Paper, TableCell } from '../../server/printing/paper.ts';
import {
  framedTable,
  logoWidth,
  nameBesideLogo,
  printLogo,
  ruledTable,
} from '../../server/printing/print-styles.server.ts';
import { printThemeOf } from '../../sites/site-look.ts';
import type { PrintTheme } from '../../sites/themes.ts';
import { certificateFact } from '../certificates/certificate-fact.rule.ts';
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
/** From the roomiest to the tightest, so that all that is known stands on one sheet. */
type Room = { drawingHeight: number; textSize: number; aboveSection: number; others?: number };
const rooms: readonly [Room, ...Room[]] = [
  { drawingHeight: 170, textSize: 8.5, aboveSection: 10 },
  { drawingHeight: 140, textSize: 8, aboveSection: 7 },
  { drawingHeight: 120, textSize: 7.5, aboveSection: 6 },
  { drawingHeight: 96, textSize: 7, aboveSection: 5 },
  { drawingHeight: 96, textSize: 7, aboveSection: 5, others: 3 },
];
const drawingPx = { width: 640, height: 346 };

export function dataSheetDocument(sheet: DataSheet): Paper {
  const { item, site } = sheet;
  const theme = printThemeOf(site);
  const svg = drawingForPrint(item, theme, { ...drawingPx, font: 'Text', fontSize: 13 });
  const [content, ...tighter] = rooms.map((room) => contentOf(sheet, svg, room));
  return {
    pageSize: 'A4',
    pageMargins: [marginPt, 32, marginPt, 44],
    defaultStyle: { font: 'Text', fontSize: 8.5, color: theme.ink, lineHeight: 1.15 },
    info: { title: `${nameWithMaker(item)}, data sheet`, author: site.legalName },
    content: content ?? [],
    tighter,
    footer: (page, pages) => pageFooter(sheet, theme, svg !== '', `${page} of ${pages}`),
  };
}

function contentOf(sheet: DataSheet, svg: string, room: Room): Content[] {
  const { item, site, others } = sheet;
  const parts = explainDesignation(item.itemname, parseDesignation(item.itemname, item.brandname));
  const theme = printThemeOf(site);
  const facts = factsOfItem(item);
  const groups = technicalFacts(facts);
  const section = (title: string, ...content: Content[]): Content[] => [sectionTitle(title, room, theme), ...content];
  const frame = sheetFrame(svg, titleBlockFacts(item, facts), room, theme, {
    alt: `Section of ${nameWithMaker(item)} with its sizes`,
  });
  return [
    headline(sheet, theme),
    codeText(item.itemname, { heading: 1, fontSize: 22, bold: true, margin: [0, 10, 0, 0] }),
    { text: [{ text: item.brandname, bold: true }, ` ${kindText(item)}`], fontSize: 11, color: theme.ink2 },
    ...(parts.length > 0 ? [designationLine(parts, theme)] : []),
    frame,
    ...section('Technical specifications', technicalTable(sheet, facts, room, theme)),
    ...(groups.length > 0 ? section('Mounting and calculation', groupColumns(groups, room, theme)) : []),
    // The few rows stay with their heading on one page.
    ...(others.length > 0
      ? [{ unbreakable: true, stack: section('Interchange', interchangeTable(sheet, room, theme)) }]
      : []),
  ];
}

function headline({ site, day }: DataSheet, theme: PrintTheme): Content {
  return {
    columns: [
      { width: logoWidth(site, 18) + 4, svg: printLogo(site, theme), fit: [logoWidth(site, 18), 18] },
      { text: nameBesideLogo(site), bold: true, fontSize: 13, color: theme.brand },
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

function sheetFrame(
  svg: string,
  facts: readonly ItemFact[],
  { drawingHeight, aboveSection }: Room,
  theme: PrintTheme,
  { alt }: { alt: string },
): Content {
  const width = (drawingHeight * drawingPx.width) / drawingPx.height;
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
    { svg, width, height: drawingHeight, alt, colSpan: 4, alignment: 'center', margin: [0, 6, 0, 6] },
    '',
    '',
    '',
  ];
  return {
    margin: [0, aboveSection, 0, 0],
    layout: framedTable(theme),
    table: { widths: ['*', '*', '*', '*'], body: svg ? [picture, ...filled] : filled },
  };
}

const sectionTitle = (title: string, { aboveSection }: Room, theme: PrintTheme): Content => ({
  text: title,
  heading: 2,
  keepWithNext: true,
  bold: true,
  fontSize: 11,
  color: theme.brand,
  margin: [0, aboveSection, 0, 3],
});

function technicalTable(
  { item, site, certificates }: DataSheet,
  facts: BearingFacts,
  { textSize }: Room,
  theme: PrintTheme,
): Content {
  const measured = measuredFacts(item, facts).map(([label, value, unit = '', source = '']): TableCell[] => [
    { text: label, color: theme.ink2 },
    { text: value, bold: true, alignment: 'right' },
    { text: value === translate(notAvailable) ? '' : unit, color: theme.ink2 },
    sourceText(source, theme),
  ]);
  const named = [...namedFacts(item, site.country), ...certificates.map(certificateFact)].map(
    ([label, value]): TableCell[] => [{ text: label, color: theme.ink2 }, value],
  );
  return {
    fontSize: textSize,
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
function groupColumns(groups: readonly TechnicalFactGroup[], { textSize }: Room, theme: PrintTheme): Content {
  const longest = groups.toSorted((a, b) => b.facts.length - a.facts.length).slice(0, 1);
  const others = groups.filter((group) => !longest.includes(group));
  return {
    fontSize: textSize - 1,
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

function interchangeTable({ item, others }: DataSheet, { textSize, others: shown }: Room, theme: PrintTheme): Content {
  const head = ['Item', 'Brand', 'Match', 'What differs'].map((text): TableCell => ({ text, bold: true }));
  const rows = others
    .slice(0, shown)
    .map(({ itemname, brandname, level, differs }): TableCell[] => [
      { text: itemname, bold: true },
      brandname,
      matchLevelText(level),
      differs.map((one, i) => (i > 0 ? differencePartsMidSentence : differenceParts)(one).join('')).join('; ') ||
        nonTechnicalDifference(brandname, item.brandname),
    ]);
  return {
    fontSize: textSize,
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
