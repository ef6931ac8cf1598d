import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { drawingType, sectionDrawing } from '../bearings/drawing.ts';
import { counted } from '../lib/counted.ts';
import { type Day, formatDay } from '../lib/dates.ts';
import { onPaper, paperMark } from '../server/paper.ts';
import { type PaperLook, paperLooks } from '../sites/paper-looks.data.ts';
import type { Site } from '../sites/site.ts';
import type { CatalogueItem, CatalogueSection, CatalogueSeries } from './catalogue-sections.rule.ts';
import { goodsTable, sizesTable } from './catalogue-tables.ts';

export type Catalogue = {
  site: Site;
  /** '' for all makers. */
  maker: string;
  day: Day;
  sections: readonly CatalogueSection[];
};

const marginPt = 36;
const drawingPt = 64;

/** The catalogue as A4 pages in the look of its site: cover with contents, then by category and series. */
export function cataloguePages(catalogue: Catalogue): TDocumentDefinitions {
  const { site, sections } = catalogue;
  const look = paperLooks[site.code];
  const several = new Set(sections.flatMap(makersOf)).size > 1;
  return {
    pageSize: 'A4',
    pageMargins: [marginPt, 36, marginPt, 44],
    defaultStyle: { font: 'Text', fontSize: 7, color: look.ink, lineHeight: 1.1 },
    info: { title: titleOf(catalogue), author: site.legalName },
    content: [
      ...cover(catalogue, look),
      ...sections.flatMap((section) => sectionPages(section, { site, look, several })),
    ],
    footer: (page, pages) => (page === 1 ? '' : foot(catalogue, look, page, pages)),
  };
}

const titleOf = ({ site, maker }: Pick<Catalogue, 'site' | 'maker'>) =>
  maker ? `${maker} catalogue, ${site.name}` : `${site.name} catalogue`;

const countText = (items: number, { language }: Site) => counted(items, { one: 'item', other: 'items' }, language);

const makersOf = ({ series }: CatalogueSection) => series.flatMap(({ lines }) => lines.map(({ plain }) => plain.maker));

function cover(catalogue: Catalogue, look: PaperLook): Content[] {
  const { site, maker, day, sections } = catalogue;
  const count = sections.reduce((sum, { items }) => sum + items, 0);
  const lines = sections[0]?.series[0]?.lines ?? [];
  const shown = lines[Math.floor(lines.length / 2)];
  const svg = shown ? drawn(shown.plain, look, { size: 'large', width: 640, height: 346 }) : '';
  return [
    {
      columns: [
        { width: 30, svg: paperMark(site.code, look), fit: [26, 26] },
        { text: site.name, bold: true, fontSize: 20, color: look.brand },
        { text: formatDay(day), alignment: 'right', color: look.ink2, fontSize: 9, margin: [0, 9, 0, 0] },
      ],
    },
    { text: maker ? `${maker} catalogue` : 'Catalogue', bold: true, fontSize: 34, margin: [0, 28, 0, 0] },
    { text: countText(count, site), fontSize: 11, color: look.ink2 },
    ...(svg ? [{ svg, width: 420, margin: [0, 20, 0, 12] } satisfies Content] : []),
    {
      toc: {
        title: { text: 'Contents', bold: true, fontSize: 11, margin: [0, 0, 0, 4] },
        numberStyle: { fontSize: 9, bold: true },
      },
    },
    {
      text: [
        'Sizes d, D and B are nominal, in mm; of thrust bearings the width is their height. Load ratings C and C0 in kN, ',
        'weight of one piece in kg, those of the first designation of a line. NA is not known. ',
        `${site.legalName}, ${site.contact.lines.join(', ')} · ${site.contact.email} · ${site.contact.phone}`,
      ].join(''),
      color: look.ink2,
      margin: [0, 16, 0, 0],
    },
  ];
}

function sectionPages(
  { title, items, series }: CatalogueSection,
  { site, look, several }: { site: Site; look: PaperLook; several: boolean },
): Content[] {
  return [
    {
      text: title,
      bold: true,
      fontSize: 16,
      color: look.brand,
      pageBreak: 'before',
      tocItem: true,
      tocStyle: { fontSize: 9, bold: false, color: look.ink },
      tocMargin: [0, 1, 0, 1],
    },
    { text: countText(items, site), fontSize: 9, color: look.ink2 },
    ...series.flatMap((one) => seriesPages(one, look, several)),
  ];
}

function seriesPages({ title, lines }: CatalogueSeries, look: PaperLook, several: boolean): Content[] {
  const [first] = lines;
  if (!first) return [];
  const middle = lines[Math.floor(lines.length / 2)] ?? first;
  const svg = drawn(middle.plain, look, { size: 96 });
  return [
    {
      unbreakable: true,
      margin: [0, 12, 0, 4],
      columns: [
        ...(svg ? [{ width: drawingPt + 10, svg, fit: [drawingPt, drawingPt] as [number, number] }] : []),
        {
          width: '*',
          margin: [0, svg ? 22 : 0, 0, 0],
          stack: [
            { text: title, bold: true, fontSize: 11 },
            ...(svg ? [{ text: `Drawn: ${middle.plain.name}`, color: look.ink2 }] : []),
          ],
        },
      ],
    },
    first.plain.bearingType ? sizesTable(lines, look, several) : goodsTable(lines, look),
  ];
}

type Drawn = { size: number } | { size: 'large'; width: number; height: number };

/** '' for what is not drawn. */
function drawn(item: CatalogueItem, look: PaperLook, how: Drawn): string {
  const { bearingType, name, seal, boreMm: d, outsideMm: D, widthMm: B } = item;
  if (!bearingType || d === null || D === null || B === null) return '';
  return onPaper(sectionDrawing({ type: drawingType(bearingType, name), d, D, B, seal, ...how }), look);
}

function foot(catalogue: Catalogue, look: PaperLook, page: number, pages: number): Content {
  const { site, day } = catalogue;
  return {
    margin: [marginPt, 12, marginPt, 0],
    color: look.ink2,
    columns: [
      { width: '*', text: `${titleOf(catalogue)} · ${formatDay(day)} · ${site.contact.email} · ${site.contact.phone}` },
      { width: 70, text: `${page} of ${pages}`, alignment: 'right' },
    ],
  };
}
