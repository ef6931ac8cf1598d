import type { CustomTableLayout } from 'pdfmake/interfaces.js';
import { marks } from '../sites/marks.data.ts';
import type { PaperLook } from '../sites/paper-looks.data.ts';
import type { SiteCode } from '../sites/site.ts';

const thick = 1.2;
const thin = 0.4;

/** The site's mark in one colour, as SVG text. */
export function paperMark(code: SiteCode, { brand, draw }: PaperLook): string {
  const { heavy, light, ball } = marks[code];
  const lines = `<path d="${heavy}" stroke-width="4"/><path d="${light}" stroke-width="2.5"/>`;
  const disc = `<circle cx="16" cy="16" r="${ball.radius}" fill="${ball.outlined ? draw.paper : brand}" stroke-width="2.5"/>`;
  return `<svg viewBox="0 0 32 32"><g fill="none" stroke="${brand}">${lines}${disc}</g></svg>`;
}

/** A drawing of src/bearings in the site's colours on paper. */
export function onPaper(svg: string, { draw }: PaperLook): string {
  return svg
    .replace(/var\(--draw-(\w+),\w+\)/g, (_, name: string) => draw[name as keyof PaperLook['draw']])
    .replaceAll('class="dim-text"', 'font-family="Text" font-size="13"');
}

/** A frame with hairlines in it. */
export const framed = (look: PaperLook): CustomTableLayout => ({
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? thick : thin),
  vLineWidth: (column, { table }) => (column === 0 || column === table.widths?.length ? thick : thin),
  hLineColor: (row, { table }) => (row === 0 || row === table.body.length ? look.ink : look.lineThin),
  vLineColor: (column, { table }) => (column === 0 || column === table.widths?.length ? look.ink : look.lineThin),
  paddingLeft: () => 8,
  paddingTop: () => 4,
  paddingBottom: () => 4,
});

/** A heavy line on top, hairlines between. */
export const ruled = (look: PaperLook): CustomTableLayout => ({
  hLineWidth: (row) => (row === 0 ? thick : thin),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === 0 ? look.ink : look.lineThin),
  paddingTop: () => 1.6,
  paddingBottom: () => 1.6,
});
