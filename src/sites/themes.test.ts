import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { readablePairs, themeOf } from './readable-pairs.fixture.ts';
import { siteCodes, siteModules } from './site.ts';

test.each(siteCodes)('the colours of %s apply to its pages and its sign at the desk only', (site) => {
  const css = readFileSync(join(import.meta.dirname, site, 'theme.css'), 'utf8');
  expect(css.match(/^[^\s/}].*\{$/gm)).toEqual([`[data-site="${site}"] {`, `[data-of="${site}"] {`]);
});

test.each(siteCodes)('%s prints in the colours of its light theme', (site) => {
  const theme = themeOf(site);
  const { ink, ink2, lineThin, brand, mark, draw } = siteModules[site].printTheme;
  expect({ ink, ink2, lineThin, brand, mark }).toEqual({
    ink: theme.ink,
    ink2: theme['ink-2'],
    lineThin: theme.line,
    brand: theme.brand,
    mark: theme.mark,
  });
  for (const [name, colour] of Object.entries(draw)) expect([name, colour]).toEqual([name, theme[`draw-${name}`]]);
});

const inCss = (name: string) => name.replace(/[A-Z23]/g, (sign) => `-${sign.toLowerCase()}`);

test.each(siteCodes)('%s writes mails in the colours of its themes', (site) => {
  const { mailTheme, mailThemeDark } = siteModules[site];
  for (const [name, colour] of Object.entries(mailTheme))
    expect([name, colour]).toEqual([name, themeOf(site)[inCss(name)]]);
  for (const [name, colour] of Object.entries(mailThemeDark))
    expect([name, colour]).toEqual([name, themeOf(site, 'dark')[inCss(name)]]);
});

const schemes = ['light', 'dark'] as const;
test.each(siteCodes.flatMap((site) => schemes.map((scheme) => [site, scheme] as const)))(
  'the texts of %s are readable on their backgrounds, %s',
  (site, scheme) => {
    const theme = themeOf(site, scheme);
    const unreadable = readablePairs.filter(([text, on]) => contrast(theme[text] ?? '', theme[on] ?? '') < 4.5);
    expect(unreadable).toEqual([]);
  },
);
