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

/** The colours of text, and the backgrounds that they stand on. */
const readable: readonly [texts: readonly string[], backgrounds: readonly string[]][] = [
  [
    ['ink', 'ink-2', 'ink-3', 'accent', 'accent-hover', 'good', 'warn', 'bad', 'quiet'],
    ['page', 'surface', 'sunken'],
  ],
  [
    ['ink', 'ink-2', 'on-accent-soft', 'accent'],
    ['accent-soft', 'good-soft', 'warn-soft', 'bad-soft', 'quiet-soft'],
  ],
  [['good'], ['good-soft']],
  [['warn'], ['warn-soft']],
  [['bad'], ['bad-soft']],
  [['quiet'], ['quiet-soft']],
  [['on-brand', 'on-brand-2'], ['brand']],
  [['on-accent'], ['accent', 'accent-hover']],
  [['on-mark'], ['mark']],
  [['page', 'surface'], ['ink']],
];

const schemes = ['light', 'dark'] as const;
test.each(siteCodes.flatMap((site) => schemes.map((scheme) => [site, scheme] as const)))(
  'the texts of %s are readable on their backgrounds, %s',
  (site, scheme) => {
    const theme = themeOf(site, scheme);
    const pairs = readable.flatMap(([texts, backgrounds]) =>
      texts.flatMap((text) => backgrounds.map((on) => [text, on])),
    );
    const isReadable = ([text = '', on = '']: readonly string[]) => contrast(theme[text], theme[on]) >= 4.5;
    expect(pairs.filter((pair) => !isReadable(pair))).toEqual([]);
  },
);

/** WCAG 2.1, contrast ratio. */
function contrast(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.1, relative luminance of '#rrggbb'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
