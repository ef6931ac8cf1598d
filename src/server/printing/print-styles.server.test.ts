import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes, siteModules } from '../../sites/site.ts';
import type { ContentTable, TableLayout } from './paper.ts';
import { framedTable, printLogo, ruledTable, withPrintColors } from './print-styles.server.ts';

const theme = siteModules.nod.printTheme;
const node = { table: { widths: [1, 1], body: [[], [], []] } } as unknown as ContentTable;
const lines = (layout: TableLayout, side: 'h' | 'v', count: number) =>
  Array.from({ length: count }, (_, index) => {
    const width = side === 'h' ? layout.hLineWidth : layout.vLineWidth;
    const color = side === 'h' ? layout.hLineColor : layout.vLineColor;
    const lineColor = typeof color === 'function' ? color(index, node) : color;
    return `${width?.(index, node)} ${lineColor ?? ''}`.trim();
  });

test('a framed table has a thick frame in ink and thin lines inside', () => {
  const [thick, thin] = [`1.2 ${theme.ink}`, `0.4 ${theme.lineThin}`];
  expect(lines(framedTable(theme), 'h', 4)).toEqual([thick, thin, thin, thick]);
  expect(lines(framedTable(theme), 'v', 3)).toEqual([thick, thin, thick]);
});

test('a ruled table has lines between its rows only, the first one thick', () => {
  expect(lines(ruledTable(theme), 'h', 3)).toEqual([`1.2 ${theme.ink}`, ...Array(2).fill(`0.4 ${theme.lineThin}`)]);
  expect(lines(ruledTable(theme), 'v', 3)).toEqual(['0', '0', '0']);
});

test.each(siteCodes)('%s prints its own logo in its brand colour', (code) => {
  const { printTheme } = siteModules[code];
  const logo = printLogo(sites[code], printTheme);
  expect(logo).toContain(`stroke="${printTheme.brand}"`);
  for (const other of siteCodes.filter((one) => one !== code))
    expect(printLogo(sites[other], printTheme)).not.toBe(logo);
});

test('a drawing of a page is printed without its style sheet', () => {
  const svg =
    '<path fill="var(--draw-ring,none)" stroke="var(--draw-line,currentColor)"/><text class="dim-text">25</text>';
  expect(withPrintColors(svg, theme)).toBe(
    `<path fill="${theme.draw.ring}" stroke="${theme.draw.line}"/><text font-family="Text" font-size="13">25</text>`,
  );
});
