import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteCodes, siteModules } from './site.ts';

function themeOf(site: string, scheme: 'light' | 'dark' = 'light'): Record<string, string> {
  const css = readFileSync(join(import.meta.dirname, site, 'theme.css'), 'utf8');
  const found = css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6}))?/g);
  return Object.fromEntries([...found].map(([, name, day, night]) => [name, scheme === 'dark' ? (night ?? day) : day]));
}

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
