import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { drawSizes } from './draw-sizes.ts';
import type { FoundSizes } from './size-matches.tsx';
import { readSizeQuery } from './size-query.rule.ts';
import { SizeSearchPage } from './size-search.page.tsx';

const none: FoundSizes = { rows: [], total: 0, types: [], closest: [] };

function render(typed: string, found?: FoundSizes): string {
  const query = readSizeQuery(new URLSearchParams(typed));
  const page = <SizeSearchPage query={query} drawings={drawSizes(query, found?.rows[0])} found={found} />;
  return renderPageHtml(page, { path: `/size-search?${typed}` });
}

test('the fields are a form that works without scripts, with what was typed', () => {
  const html = render('bore=1"&width=15&width_tolerance=0');
  expect(html).toMatch(/<form[^>]*action="\/size-search"/);
  const fieldNamed = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
  expect(fieldNamed('bore')).toContain('value="1&quot;"');
  expect(fieldNamed('outside')).toContain('value=""');
  expect(fieldNamed('bore_tolerance')).toContain('value="0.5"');
  expect(fieldNamed('width_tolerance')).toContain('value="0"');
  expect(html).toContain('type="submit"');
  expect(visibleText(html)).toContain('Bore d = 25.4 mm');
  expect(visibleText(html)).not.toContain('= 15 mm');
});

test('the items that fit are counted and listed, and the listing shows them all', () => {
  const rows = [sampleItemRow({ your_price: 238.96, Availability: 'Stock' })];
  const types = [{ value: 'deep groove ball', count: 30 }];
  const html = render('bore=25&outside=52', { ...none, rows, total: 30, types });
  const text = visibleText(html);
  expect(text).toContain('30 items fit Show all in the list');
  expect(text).toContain('6205-2RS/C3 ZWZ · Deep groove ball 25 × 52 × 15 Exactly these sizes Stock ₹ 238.96');
  expect(text).toContain('Any type 30');
  expect(text).toContain('Tapered roller 0');
  expect(html).toContain('href="/listing?bore_min=24.5&amp;bore_max=25.5&amp;outside_min=51.5&amp;outside_max=52.5"');
});

test('where nothing fits the closest are listed with what is off', () => {
  const closest = [sampleItemRow({ Dimension_OW: 16.25 })];
  const text = visibleText(render('bore=25&outside=52&width=15', { ...none, closest }));
  expect(text).toContain('No item fits within your tolerance. The closest sizes are listed.');
  expect(text).toContain('1.25 mm wider');
  expect(text).not.toContain('in the list');
  expect(visibleText(render('bore=25', none))).toContain('No item fits. Leave out a size, or allow more tolerance.');
});

test('a wrong size says so at its field', () => {
  const html = render('bore=52&outside=25');
  expect(visibleText(html)).toContain('Outside D : The outside must be larger than the bore.');
  const field = /<input[^>]*name="outside"[^>]*>/.exec(html)?.[0];
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('aria-describedby="outside-problem"');
  expect(html).toContain('id="outside-problem"');
  expect(visibleText(html)).toContain('Correct the marked size.');
});
