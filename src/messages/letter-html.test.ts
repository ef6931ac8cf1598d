import { expect, test } from 'vitest';
import { sites } from '../sites/which-site.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';

const letter: Letter = { subject: 'Order', blocks: [{ kind: 'table', head: ['Item', 'Qty'], rows: [['6205', '4']] }] };
const written = (language: 'en-AE' | 'ar-AE') =>
  letterHtml(letter, { site: { ...sites.gwd, language }, address: 'http://gwd.example' });

test('a letter runs as its language is written, its numbers on the far side', () => {
  expect(written('en-AE').match(/dir="ltr"/g)).toHaveLength(2);
  expect(written('ar-AE').match(/dir="rtl"/g)).toHaveLength(2);
  const sides = (html: string) => Array.from(html.matchAll(/text-align:(\w+)/g), ([, side]) => side);
  expect(sides(written('en-AE'))).toEqual(['left', 'right', 'left', 'right']);
  expect(sides(written('ar-AE'))).toEqual(['right', 'left', 'right', 'left']);
});
