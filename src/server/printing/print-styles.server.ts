import { logoSvg } from '../../sites/logo-svg.ts';
import type { Site } from '../../sites/site.ts';
import type { PrintTheme } from '../../sites/themes.ts';
import type { TableLayout } from './paper.ts';

const thick = 1.2;
const thin = 0.4;

type WithLogo = Pick<Site, 'name' | 'logo' | 'ownLook' | 'logoPictures'>;

/** The seller's own logo, else the mark of the site. */
export function printLogo({ logo, ownLook, logoPictures }: WithLogo, { brand, mark, draw }: PrintTheme): string {
  if (!ownLook?.logo || !logoPictures) return logoSvg(logo, { lines: brand, mark, ground: draw.paper });
  const { width, height } = ownLook.logo;
  const picture = `<image href="${logoPictures.onLight}" width="${width}" height="${height}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${picture}</svg>`;
}

/** The width of the logo at this height, in points. */
export const logoWidth = ({ ownLook, logoPictures }: WithLogo, height: number): number =>
  ownLook?.logo && logoPictures
    ? Math.min(height * 6, (height * ownLook.logo.width) / Math.max(1, ownLook.logo.height))
    : height;

/** The name that stands beside the logo; '' where the logo has it. */
export const nameBesideLogo = ({ name, ownLook, logoPictures }: WithLogo): string =>
  ownLook?.logo && logoPictures ? '' : name;

export function withPrintColors(svg: string, { draw }: PrintTheme): string {
  return svg
    .replace(/var\(--draw-(\w+),\w+\)/g, (_, name: string) => draw[name as keyof PrintTheme['draw']])
    .replaceAll('class="dim-text"', 'font-family="Text" font-size="13"');
}

/** A drawing's own size would override the one it is drawn in. */
export const withoutSize = (svg: string): string => svg.replace(/^(<svg [^>]*?)width="[\d.]+" height="[\d.]+"/, '$1');

export const framedTable = (theme: PrintTheme): TableLayout => ({
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? thick : thin),
  vLineWidth: (column, { table }) => (column === 0 || column === table.widths?.length ? thick : thin),
  hLineColor: (row, { table }) => (row === 0 || row === table.body.length ? theme.ink : theme.lineThin),
  vLineColor: (column, { table }) => (column === 0 || column === table.widths?.length ? theme.ink : theme.lineThin),
  paddingLeft: () => 8,
  paddingTop: () => 4,
  paddingBottom: () => 4,
});

export const ruledTable = (theme: PrintTheme): TableLayout => ({
  hLineWidth: (row) => (row === 0 ? thick : thin),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === 0 ? theme.ink : theme.lineThin),
  paddingTop: () => 1.6,
  paddingBottom: () => 1.6,
});

/** Parts that only stand beside one another. */
export const noBorders: TableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 4),
  paddingRight: (column, { table }) => (column < table.widths.length - 1 ? 4 : 0),
};

/** Figures in a column wrap at blanks, and are as small as the longest needs not to run over its neighbour. */
export function fittingNumber(text: string, width: number, size: number) {
  const longest = Math.max(...text.split(' ').map(widthInEms));
  return { text, alignment: 'right' as const, fontSize: Math.min(size, width / longest) };
}

/** The width is that of the bold face of the sites, or a little more. */
function widthInEms(text: string): number {
  const widths = [...text].map((letter) => (/[.,\s]/.test(letter) ? 0.3 : /\d/.test(letter) ? 0.6 : 0.75));
  return widths.reduce((sum, width) => sum + width, 0);
}
