import { drawingTypeFor } from '../../bearings/drawing/drawing-kind.js';
import { sectionSvg } from '../../bearings/drawing/section-svg.js';
import {           formatDay } from '../../lib/dates.js';
import { formatCount } from '../../lib/format-number.js';
import { printLogo, withPrintColors } from '../../server/printing/print-styles.server.js';
                                                                              
                                                
import { siteModules } from '../../sites/site.js';
                                                        
                                                                                                     
import { writeGoodsTable, writeSizesTable } from './catalogue-tables.server.js';
import { createPageWriter,                 } from './pdf-layout.server.js';

                         
             
                           
                
                                                                     
               
           
                                        
  

                                                                              

const drawingPt = 64;

/**
 * The table of contents needs page numbers, so a catalogue is laid out twice: the first time on a dry-run canvas,
 * without `paging`.
 */
export async function layOutCatalogue(
  paper           ,
  catalogue           ,
  paging               ,
)                        {
  const { site, sections } = catalogue;
  const theme = siteModules[site.code].printTheme;
  const footer = `${catalogueTitle(catalogue)} · ${formatDay(catalogue.day)} · ${site.contact.email} · ${site.contact.phone}`;
  const writer = createPageWriter(paper, theme, (page) =>
    page > 1 ? { left: footer, right: `${page} of ${paging?.pages}` } : undefined,
  );
  const hasSeveralBrands = new Set(sections.flatMap(makersOf)).size > 1;
  await layOutCover(writer, catalogue, theme, paging);
  const sectionPages           = [];
  for (const [index, section] of sections.entries()) {
    await writer.newPage();
    sectionPages.push(writer.page());
    paper.bookmark(sectionName(index), section.title);
    writer.text(section.title, { size: 16, bold: true, color: theme.brand });
    writer.text(countText(section.items, site), { size: 9, color: theme.ink2 });
    for (const series of section.series) await layOutSeries(writer, series, theme, hasSeveralBrands);
  }
  return { sectionPages, pages: writer.page() };
}

export const catalogueTitle = ({ site, maker }                                   ) =>
  maker ? `${maker} catalogue, ${site.name}` : `${site.name} catalogue`;

const sectionName = (index        ) => `section-${index + 1}`;

const countText = (items        , { language }      ) => formatCount(items, { one: 'item', other: 'items' }, language);

const makersOf = ({ series }                  ) => series.flatMap(({ lines }) => lines.map(({ plain }) => plain.maker));

async function layOutCover(
  writer            ,
  catalogue           ,
  theme            ,
  paging               ,
)                {
  const { site, maker, part, day, sections } = catalogue;
  const count = sections.reduce((sum, { items }) => sum + items, 0);
  writer.drawing(printLogo(site, theme), { width: 26, height: 26, stays: true });
  writer.textRight(formatDay(day), { size: 9, color: theme.ink2 }, 9);
  writer.text(site.name, { size: 20, bold: true, color: theme.brand }, { indent: 30 });
  writer.moveDown(28);
  writer.text(maker ? `${maker} catalogue` : 'Catalogue', { size: 34, bold: true, color: theme.ink });
  if (part) writer.text(part, { size: 16, bold: true, color: theme.ink });
  writer.text(countText(count, site), { size: 11, color: theme.ink2 });
  const lines = sections[0]?.series[0]?.lines ?? [];
  const drawn = lines[Math.floor(lines.length / 2)];
  const svg = drawn ? drawingSvg(drawn.plain, theme, { size: 'large', width: 640, height: 346 }) : '';
  if (svg) {
    writer.moveDown(20);
    writer.drawing(svg, { width: 420, height: (420 * 346) / 640 });
    writer.moveDown(12);
  }
  writer.text('Contents', { size: 11, bold: true, color: theme.ink });
  writer.moveDown(4);
  for (const [index, { title }] of sections.entries())
    await writer.contentsLine(title, String(paging?.sectionPages[index] ?? ''), sectionName(index));
  await layOutNote(writer, site, theme);
}

async function layOutNote(writer            , site      , theme            )                {
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
  writer            ,
  { title, lines }                 ,
  theme            ,
  hasSeveralBrands         ,
) {
  const [first] = lines;
  if (!first) return;
  const middle = lines[Math.floor(lines.length / 2)] ?? first;
  const svg = drawingSvg(middle.plain, theme, { size: 96 });
  // Keeps the title with its drawing, the table header and one row.
  await writer.ensureSpace(svg ? 12 + drawingPt + 40 : 70);
  writer.moveDown(12);
  const indent = svg ? drawingPt + 10 : 0;
  if (svg) writer.drawing(svg, { width: drawingPt, height: drawingPt, stays: true });
  const top = writer.y();
  if (svg) writer.moveDown(22);
  writer.text(title, { size: 11, bold: true, color: theme.ink }, { indent });
  if (svg) writer.text(`Shown: ${middle.plain.name}`, { size: 7, color: theme.ink2 }, { indent });
  writer.moveDown(Math.max(0, svg ? top + drawingPt - writer.y() : 0) + 4);
  await (first.plain.bearingType ? writeSizesTable(writer, lines, hasSeveralBrands) : writeGoodsTable(writer, lines));
}

                                                                                       

/** '' if the item has no drawing. */
function drawingSvg(item               , theme            , view             )         {
  const { bearingType, name, seal, boreMm: d, outsideMm: D, widthMm: B } = item;
  if (!bearingType || d === null || D === null || B === null) return '';
  return withPrintColors(sectionSvg({ type: drawingTypeFor(bearingType, name), d, D, B, seal, ...view }), theme);
}
