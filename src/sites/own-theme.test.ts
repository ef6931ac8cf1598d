import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { ownTheme, pageColours, readableFirst, seenSecond } from './own-theme.ts';
import { readablePairs, themeOf } from './readable-pairs.fixture.ts';
import { siteCodes } from './site.ts';

const colours = [
  { first: '#7a2140', second: '#e2a33b' },
  { first: '#767676', second: '#ffffff' },
  { first: '#000000', second: '#ffff00' },
  { first: '#0000ff', second: '#ff9900' },
  { first: '#b50000', second: '#ffd0d0' },
  { first: '#006b3a', second: '#f4f4f4' },
];

const inCss = (name: string) => name.replace(/[A-Z23]/g, (sign) => `-${sign.toLowerCase()}`);

test.each(colours.flatMap((own) => siteCodes.map((site) => [own, site] as const)))(
  'with the colours %o the texts of %s are readable, light and dark',
  (own, site) => {
    for (const scheme of ['light', 'dark'] as const) {
      const tokens = Object.fromEntries(Object.entries(ownTheme(own)[scheme]).map(([name, of]) => [inCss(name), of]));
      const theme = { ...themeOf(site, scheme), ...tokens };
      const unreadable = readablePairs.filter(([text, on]) => contrast(theme[text] ?? '', theme[on] ?? '') < 4.5);
      expect([scheme, unreadable]).toEqual([scheme, []]);
    }
  },
);

test('white letters hold on the first colour that is proposed, and the second is seen on it', () => {
  expect(contrast(readableFirst('#ffff00'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(readableFirst('#7a2140')).toBe('#7a2140');
  for (const pair of [
    { first: '#767676', second: '#808080' },
    { first: '#000000', second: '#222222' },
  ])
    expect(contrast(seenSecond(pair), pair.first)).toBeGreaterThanOrEqual(3);
});

test('every colour of the page is one that the theme of a site has', () => {
  const css = readFileSync(join(import.meta.dirname, 'nod/theme.css'), 'utf8');
  for (const name of Object.keys(pageColours({ first: '#7a2140', second: '#e2a33b' })))
    expect(css).toContain(`${name}:`);
});
