import { expect, test } from 'vitest';
import { logoSvg } from './logo-svg.ts';
import { sites } from './resolve-site.ts';

const colours = { lines: '#111111', mark: '#eeaa00', ground: '#ffffff' };

test.each([
  ['zwz', '#ffffff', '2.5'],
  ['nod', '#eeaa00', '2.5'],
  ['gwd', '#eeaa00', '0'],
] as const)('the ball of %s is filled with %s, its outline is %s wide', (code, fill, outline) => {
  const svg = logoSvg(sites[code].logo, colours);
  expect(svg).toContain('stroke="#111111"');
  expect(svg).toContain(`fill="${fill}" stroke-width="${outline}"`);
  expect(svg).not.toContain('var(');
});
