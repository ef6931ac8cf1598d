import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { drawSizes } from './draw-sizes.ts';
import { readSizeQuery } from './size-query.rule.ts';

const typed = (text: string) => readSizeQuery(new URLSearchParams(text));
const titleOf = (svg: string) => /aria-label="([^"]*)"/.exec(svg)?.[1];

test('the closest item is drawn by its name, in two forms', () => {
  const { wide, narrow } = drawSizes(typed('bore=25&outside=52'), sampleItemRow());
  expect(titleOf(wide)).toBe('6205-2RS/C3, drawn to scale: deep groove ball bearing, 25 × 52 × 15 mm');
  expect([/width="(\d+)"/.exec(wide)?.[1], /width="(\d+)"/.exec(narrow)?.[1]]).toEqual(['596', '328']);
});

test('without an item a bearing of the typed sizes and type is drawn', () => {
  expect(titleOf(drawSizes(typed('bore=30&outside=62&width=16&type=tapered+roller'), undefined).wide)).toBe(
    'tapered roller bearing, 30 × 62 × 16 mm',
  );
  expect(titleOf(drawSizes(typed(''), undefined).wide)).toBe('deep groove ball bearing, 25 × 52 × 15 mm');
});

test('something is drawn whatever is typed', () => {
  for (const text of ['bore=52&outside=25', 'bore=x', 'type=spherical+plain', 'width=4000', 'bore=0.1&outside=5000'])
    expect(drawSizes(typed(text), undefined).wide, text).toContain('<svg');
  const grease = sampleItemRow({ itemtype: '', Dimension_ID: 0, Dimension_OD: 0, Dimension_OW: 0 });
  expect(titleOf(drawSizes(typed('bore=25'), grease).wide)).toMatch(/^deep groove ball bearing/);
});
