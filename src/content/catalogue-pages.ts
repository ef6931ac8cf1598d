import { drawingType, sectionDrawing } from '../bearings/drawing.ts';
import { counted } from '../lib/counted.ts';
import { type Day, formatDay } from '../lib/dates.ts';
import { onPaper, paperMark } from '../server/paper.ts';
import type { Paper } from '../server/streamed-pdf.ts';
import { type PaperLook, paperLooks } from '../sites/paper-looks.data.ts';
import type { Site } from '../sites/site.ts';
import type { CatalogueItem, CatalogueSection, CatalogueSeries } from './catalogue-sections.rule.ts';
import { type Sheets, sheetsOn } from './catalogue-sheets.ts';
import { goodsTable, sizesTable } from './catalogue-tables.ts';

export type Catalogue = {
  site: Site;
  /** '' for all makers. */
  maker: string;
  /** What of the catalogue it is ('Deep groove ball, part 2 of 3'); '' when it is the whole. */
  part: string;
  day: Day;
  sections: readonly CatalogueSection[];
};

/** Where the sections of a file begin, and how many pages it has. */
export type Paging = { sectionPages: readonly number[]; pages: number };

const drawingPt = 64;

/**
 * The catalogue as A4 pages in the look of its site: cover with contents, then by category and series. The contents need
 * the paging, so a catalogue is laid out twice: on blank paper first, which answers it.
 */
export async function layOutCatalogue(paper: Paper, catalogue: Catalogue, paging?: Paging): Promise<Paging> {
  const { site, sections } = catalogue;
  const look = paperLooks[site.code];
  const foot = `${titleOf(catalogue)} · ${formatDay(catalogue.day)} · ${site.contact.email} · ${site.contact.phone}`;
  const sheets = sheetsOn(paper, look, (page) =>
    page > 1 ? { left: foot, right: `${page} of ${paging?.pages}` } : undefined,
  );
  const several = new Set(sections.flatMap(makersOf)).size > 1;
  await layOutCover(sheets, catalogue, look, paging);
  const sectionPages: number[] = [];
  for (const [index, section] of sections.entries()) {
    await sheets.newPage();
    sectionPages.push(sheets.page());
    paper.bookmark(sectionName(index), section.title);
    sheets.text(section.title, { size: 16, bold: true, color: look.brand });
    sheets.text(countText(section.items, site), { size: 9, color: look.ink2 });
    for (const series of section.series) await layOutSeries(sheets, series, look, several);
  }
  return { sectionPages, pages: sheets.page() };
}

export const titleOf = ({ site, maker }: Pick<Catalogue, 'site' | 'maker'>) =>
  maker ? `${maker} catalogue, ${site.name}` : `${site.name} catalogue`;

const sectionName = (index: number) => `section-${index + 1}`;

const countText = (items: number, { language }: Site) => counted(items, { one: 'item', other: 'items' }, language);

const makersOf = ({ series }: CatalogueSection) => series.flatMap(({ lines }) => lines.map(({ plain }) => plain.maker));

async function layOutCover(sheets: Sheets, catalogue: Catalogue, look: PaperLook, paging?: Paging): Promise<void> {
  const { site, maker, part, day, sections } = catalogue;
  const count = sections.reduce((sum, { items }) => sum + items, 0);
  sheets.drawing(paperMark(site.code, look), { width: 26, height: 26, stays: true });
  sheets.textRight(formatDay(day), { size: 9, color: look.ink2 }, 9);
  sheets.text(site.name, { size: 20, bold: true, color: look.brand }, { indent: 30 });
  sheets.down(28);
  sheets.text(maker ? `${maker} catalogue` : 'Catalogue', { size: 34, bold: true, color: look.ink });
  if (part) sheets.text(part, { size: 16, bold: true, color: look.ink });
  sheets.text(countText(count, site), { size: 11, color: look.ink2 });
  const lines = sections[0]?.series[0]?.lines ?? [];
  const shown = lines[Math.floor(lines.length / 2)];
  const svg = shown ? drawn(shown.plain, look, { size: 'large', width: 640, height: 346 }) : '';
  if (svg) {
    sheets.down(20);
    sheets.drawing(svg, { width: 420, height: (420 * 346) / 640 });
    sheets.down(12);
  }
  sheets.text('Contents', { size: 11, bold: true, color: look.ink });
  sheets.down(4);
  for (const [index, { title }] of sections.entries())
    await sheets.contentsLine(title, String(paging?.sectionPages[index] ?? ''), sectionName(index));
  await layOutNote(sheets, site, look);
}

async function layOutNote(sheets: Sheets, site: Site, look: PaperLook): Promise<void> {
  const note = [
    'Sizes d, D and B are nominal, in mm; of thrust bearings the width is their height. Load ratings C and C0 in kN, ',
    'weight of one piece in kg, those of the first designation of a line. NA is not known. ',
    `${site.legalName}, ${site.contact.lines.join(', ')} · ${site.contact.email} · ${site.contact.phone}`,
  ].join('');
  await sheets.ensure(60);
  sheets.down(16);
  sheets.paragraph(note, { size: 7, color: look.ink2 });
}

async function layOutSeries(sheets: Sheets, { title, lines }: CatalogueSeries, look: PaperLook, several: boolean) {
  const [first] = lines;
  if (!first) return;
  const middle = lines[Math.floor(lines.length / 2)] ?? first;
  const svg = drawn(middle.plain, look, { size: 96 });
  // The title stays with its drawing, the head of its table and a line.
  await sheets.ensure(svg ? 12 + drawingPt + 40 : 70);
  sheets.down(12);
  const indent = svg ? drawingPt + 10 : 0;
  if (svg) sheets.drawing(svg, { width: drawingPt, height: drawingPt, stays: true });
  const top = sheets.y();
  if (svg) sheets.down(22);
  sheets.text(title, { size: 11, bold: true, color: look.ink }, { indent });
  if (svg) sheets.text(`Drawn: ${middle.plain.name}`, { size: 7, color: look.ink2 }, { indent });
  sheets.down(Math.max(0, svg ? top + drawingPt - sheets.y() : 0) + 4);
  await (first.plain.bearingType ? sizesTable(sheets, lines, several) : goodsTable(sheets, lines));
}

type Drawn = { size: number } | { size: 'large'; width: number; height: number };

/** '' for what is not drawn. */
function drawn(item: CatalogueItem, look: PaperLook, how: Drawn): string {
  const { bearingType, name, seal, boreMm: d, outsideMm: D, widthMm: B } = item;
  if (!bearingType || d === null || D === null || B === null) return '';
  return onPaper(sectionDrawing({ type: drawingType(bearingType, name), d, D, B, seal, ...how }), look);
}
