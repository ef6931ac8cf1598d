import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { arabicFont, codeFont, otherFont, textFont } from './print-fonts.server.ts';

function draw(letter: string, file: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><text y="30" font-size="30">${letter}</text></svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [file] } }).render().asPng()).toString(
    'base64',
  );
}

test.each([
  ['plain', textFont.normal, '₹€$AZaz09×ØΩ·–−éŻЖ'],
  ['bold', textFont.bold, '₹€$AZaz09×ØΩ·–−éŻЖ'],
  ['code', codeFont.normal, '₹AZaz09-/.×Ø'],
  ['bold code', codeFont.bold, '₹AZaz09-/.×Ø'],
  ['other', otherFont.normal, 'शकतपमरन'],
  ['bold other', otherFont.bold, 'शकतपमरन'],
  ['plain Arabic', arabicFont.normal, 'سعةدرهم'],
  ['bold Arabic', arabicFont.bold, 'سعةدرهم'],
])('the %s font has every letter of the documents', (_name, file, letters) => {
  const missing = draw('\ue000', file);
  expect([...letters].filter((letter) => draw(letter, file) === missing)).toEqual([]);
});

test('bold is another font', () => {
  expect(draw('A', textFont.bold)).not.toBe(draw('A', textFont.normal));
  expect(draw('A', codeFont.bold)).not.toBe(draw('A', codeFont.normal));
  expect(draw('س', arabicFont.bold)).not.toBe(draw('س', arabicFont.normal));
});
