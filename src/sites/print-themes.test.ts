import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printThemes } from './print-themes.data.ts';
import { siteCodes } from './site.ts';

function themeOf(site: string): Record<string, string> {
  const css = readFileSync(join(import.meta.dirname, `${site}.theme.css`), 'utf8');
  const found = css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g);
  return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]));
}

test.each(siteCodes)('%s prints in the colours of its light theme', (site) => {
  const theme = themeOf(site);
  const { ink, ink2, lineThin, brand, draw } = printThemes[site];
  expect({ ink, ink2, lineThin, brand }).toEqual({
    ink: theme.ink,
    ink2: theme['ink-2'],
    lineThin: theme.line,
    brand: theme.brand,
  });
  for (const [name, colour] of Object.entries(draw)) expect([name, colour]).toEqual([name, theme[`draw-${name}`]]);
});
