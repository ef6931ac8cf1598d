import { expect, test } from 'vitest';
import { extractPatterns } from './regular-expressions.ts';
import { parseSource } from './source-files.ts';

test('a pattern is assembled from constants; anything else is a violation', () => {
  const code = [
    "const UNIT = 'pcs|nos';",
    `export const one = new RegExp(\`^(\${UNIT})$\`, "i");`,
    'export const two = (text: string) => new RegExp(text);',
    "export const three = (text: string) => text.match('a+');",
    'export const four = /b/g;',
    "export const five = (text: string) => text.normalize('NFC');",
  ].join('\n');
  const { patterns, violations } = extractPatterns(parseSource('src/lib/x.ts', code));
  expect(patterns.map(({ source, flags }) => `/${source}/${flags}`).sort()).toEqual(['/^(pcs|nos)$/i', '/b/g']);
  expect(violations).toEqual([
    expect.stringContaining('x.ts:3'),
    expect.stringContaining('x.ts:4'),
    expect.stringContaining('x.ts:6'),
  ]);
});
