import { drawingTypeFor } from '../../bearings/drawing/drawing-kind.ts';
import { sectionSvg } from '../../bearings/drawing/section-svg.ts';
import { loadText, notAvailable, sizeText, weightText } from '../../catalogue/items/item-format.rule.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format-number.ts';
import { logoWidth, nameBesideLogo, printLogo, withPrintColors } from '../../server/printing/print-styles.server.ts';
import type { PdfCanvas } from '../../server/printing/streamed-pdf.server.ts';
import type { Site } from '../../sites/site.ts';
import { printThemeOf } from '../../sites/site-look.ts';
import type { PrintTheme } from '../../sites/themes.ts';
import type { CatalogueItem, CatalogueLine, CatalogueSection, SectionSeries } from './catalogue-sections.rule.ts';
import { createPageWriter, type PageWriter, type PdfColumn } from './pdf-layout.server.ts';

export type Catalogue = {
  site: Site;
  /** '' for all makers. */
  maker: string;
  /** 'Deep groove ball, part 2 of 3'; '' for the whole catalogue. */
  part: string;
  day: Day;
  sections: readonly CatalogueSection[];
};

export type SectionPages = { sectionPages: readonly number[]; pages: number };

const drawingPt = 64;

/**
 * The table of contents needs page numbers, so a catalogue is laid out twice: the first time on a dry-run canvas,
 * without `paging`.
 */
export async function layOutCatalogue(
  paper: PdfCanvas,
  catalogue: Catalogue,
  paging?: SectionPages,
): Promise<SectionPages> {
  const { site, sections } = catalogue;
  const theme = printThemeOf(site);
  const footer = `${catalogueTitle(catalogue)} · ${formatDay(catalogue.day)} · ${site.contact.email} · ${site.contact.phone}`;
  const writer = createPageWriter(paper, theme, (page) =>
    page > 1 ? { left: footer, right: `${page} of ${paging?.pages}` } : undefined,
  );
  const hasSeveralBrands = new Set(sections.flatMap(makersOf)).size > 1;
  await layOutCover(writer, catalogue, theme, paging);
  const sectionPages: number[] = [];
  for (const [index, section] of sections.entries()) {
    await writer.newPage();
    sectionPages.push(writer.page());
    paper.bookmark(sectionName(index), section.title);
    writer.text(section.title, { size: 16, bold: true, color: theme.brand }, { tag: 'H1' });
    writer.text(countText(section.items, site), { size: 9, color: theme.ink2 });
    for (const series of section.series) await layOutSeries(writer, series, theme, hasSeveralBrands);
  }
  return { sectionPages, pages: writer.page() };
}

export const catalogueTitle = ({ site, maker }: Pick<Catalogue, 'site' | 'maker'>) =>
  maker ? `${maker} catalogue, ${site.name}` : `${site.name} catalogue`;

const sectionName = (index: number) => `section-${index + 1}`;

const countText = (items: number, { language }: Site) => formatCount(items, { one: 'item', other: 'items' }, language);

const makersOf = ({ series }: CatalogueSection) => series.flatMap(({ lines }) => lines.map(({ plain }) => plain.maker));

async function layOutCover(
  writer: PageWriter,
  catalogue: Catalogue,
  theme: PrintTheme,
  paging?: SectionPages,
): Promise<void> {
  const { site, maker, part, day, sections } = catalogue;
  const count = sections.reduce((sum, { items }) => sum + items, 0);
  writer.drawing(printLogo(site, theme), { width: logoWidth(site, 26), height: 26, stays: true });
  writer.textRight(formatDay(day), { size: 9, color: theme.ink2 }, 9);
  writer.text(nameBesideLogo(site) || ' ', { size: 20, bold: true, color: theme.brand }, { indent: 30 });
  writer.moveDown(28);
  writer.text(maker ? `${maker} catalogue` : 'Catalogue', { size: 34, bold: true, color: theme.ink }, { tag: 'H1' });
  if (part) writer.text(part, { size: 16, bold: true, color: theme.ink });
  writer.text(countText(count, site), { size: 11, color: theme.ink2 });
  const lines = sections[0]?.series[0]?.lines ?? [];
  const drawn = lines[Math.floor(lines.length / 2)];
  const svg = drawn ? drawingSvg(drawn.plain, theme, { size: 'large', width: 640, height: 346 }) : '';
  if (svg && drawn) {
    writer.moveDown(20);
    writer.drawing(svg, { width: 420, height: (420 * 346) / 640, alt: drawingAlt(drawn.plain) });
    writer.moveDown(12);
  }
  writer.text('Contents', { size: 11, bold: true, color: theme.ink });
  writer.moveDown(4);
  for (const [index, { title }] of sections.entries())
    await writer.contentsLine(title, String(paging?.sectionPages[index] ?? ''), sectionName(index));
  await layOutNote(writer, site, theme);
}

async function layOutNote(writer: PageWriter, site: Site, theme: PrintTheme): Promise<void> {
  const note = [
    'Sizes d, D and B are nominal, in mm; for thrust bearings B is the height. Load ratings C and C0 in kN and ',
    'weight per piece in kg are those of the first designation in a row. NA: not known. ',
    `${site.legalName}, ${site.contact.lines.join(', ')} · ${site.contact.email} · ${site.contact.phone}`,
  ].join('');
  await writer.ensureSpace(60);
  writer.moveDown(16);
  writer.paragraph(note, { size: 7, color: theme.ink2 });
}

async function layOutSeries(
  writer: PageWriter,
  { title, lines }: SectionSeries,
  theme: PrintTheme,
  hasSeveralBrands: boolean,
) {
  const [first] = lines;
  if (!first) return;
  const middle = lines[Math.floor(lines.length / 2)] ?? first;
  const svg = drawingSvg(middle.plain, theme, { size: 96 });
  // Keeps the title with its drawing, the table header and one row.
  await writer.ensureSpace(svg ? 12 + drawingPt + 40 : 70);
  writer.moveDown(12);
  const indent = svg ? drawingPt + 10 : 0;
  if (svg) writer.drawing(svg, { width: drawingPt, height: drawingPt, stays: true, alt: drawingAlt(middle.plain) });
  const top = writer.y();
  if (svg) writer.moveDown(22);
  writer.text(title, { size: 11, bold: true, color: theme.ink }, { indent, tag: 'H2' });
  if (svg) writer.text(`Shown: ${middle.plain.name}`, { size: 7, color: theme.ink2 }, { indent });
  writer.moveDown(Math.max(0, svg ? top + drawingPt - writer.y() : 0) + 4);
  await (first.plain.bearingType ? writeSizesTable(writer, lines, hasSeveralBrands) : writeGoodsTable(writer, lines));
}

const drawingAlt = ({ name }: CatalogueItem) => `Section of ${name}`;

type DrawingView = { size: number } | { size: 'large'; width: number; height: number };

/** '' if the item has no drawing. */
function drawingSvg(item: CatalogueItem, theme: PrintTheme, view: DrawingView): string {
  const { bearingType, name, seal, boreMm: d, outsideMm: D, widthMm: B } = item;
  if (!bearingType || d === null || D === null || B === null) return '';
  return withPrintColors(sectionSvg({ type: drawingTypeFor(bearingType, name), d, D, B, seal, ...view }), theme);
}

const figures: readonly PdfColumn[] = [
  { header: 'd', width: 34, align: 'right' },
  { header: 'D', width: 34, align: 'right' },
  { header: 'B', width: 30, align: 'right' },
  { header: 'kg', width: 34, align: 'right' },
  { header: 'C', width: 30, align: 'right' },
  { header: 'C0', width: 30, align: 'right' },
];
const brand: PdfColumn = { header: 'Brand', width: 32 };
const designations: PdfColumn = { header: 'Designations', width: '*' };

/** One row per size, with all its designations. */
export function writeSizesTable(
  writer: PageWriter,
  lines: readonly CatalogueLine[],
  showBrand: boolean,
): Promise<void> {
  const columns = [...figures, ...(showBrand ? [brand] : []), designations];
  const rows = lines.map(({ plain, names }) => [
    sizeText(plain.boreMm ?? 0),
    sizeText(plain.outsideMm ?? 0),
    sizeText(plain.widthMm ?? 0),
    weightText(plain.weightKg ?? 0, 3),
    loadText(plain.dynamicKn ?? 0),
    loadText(plain.staticKn ?? 0),
    ...(showBrand ? [plain.maker] : []),
    names.join(' · '),
  ]);
  return writer.table(columns, rows);
}

const goods: readonly PdfColumn[] = [
  { header: 'Item', width: 150, bold: true },
  { header: 'Brand', width: 60 },
  { header: 'Description', width: '*' },
  { header: 'kg', width: 40 },
];

export function writeGoodsTable(writer: PageWriter, lines: readonly CatalogueLine[]): Promise<void> {
  const rows = lines.map(({ plain }) => [
    plain.name,
    plain.maker || notAvailable,
    plain.description,
    weightText(plain.weightKg ?? 0, 3),
  ]);
  return writer.table(goods, rows);
}
