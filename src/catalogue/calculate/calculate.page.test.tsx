import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { CalculatePage, type CalculatePageProps } from './calculate.page.tsx';
import { calculateHref, readCalculateQuery } from './calculate-query.rule.ts';
import { calculate } from './calculation.ts';
import { ItemBench } from './item-bench.tsx';
import { subjectOf } from './subject.ts';

function render(typed: string, change: Partial<CalculatePageProps> = {}): string {
  const params = new URLSearchParams(typed);
  const query = readCalculateQuery(params);
  const subject = query.bearing === '' ? undefined : subjectOf(query.bearing, undefined, query);
  const props: CalculatePageProps = {
    query,
    address: calculateHref(params),
    subject,
    calculation: subject && calculate(query, subject),
    itemId: undefined,
    bearingProblem: '',
    found: undefined,
    ...change,
  };
  return renderPageHtml(<CalculatePage {...props} />, { path: `/calculate?${typed}` });
}

const typed = 'bearing=6308&c=41&c0=24&f0=13.2&fr=4.5&fa=1.2&n=1450&balls=8&ball=15.081';

test('the fields are a form that works without scripts, with what was typed', () => {
  const html = render(typed);
  expect(html).toMatch(/<form[^>]*action="\/calculate"/);
  expect(html).toMatch(/<input[^>]*name="fr"[^>]*value="4.5"/);
  expect(html).toMatch(/<input[^>]*name="hours"[^>]*value="20000"/);
  expect(html).toContain('type="submit"');
});

test('readings, formulas, fits and frequencies are shown', () => {
  const text = visibleText(render(typed));
  expect(text).toContain('Calculate 6308');
  expect(text).toContain('Life L10h 8,140 h Too short 20,000 h wanted');
  expect(text).toContain('Equivalent load P = X · F r + Y · F a 0.56 × 4.5 + 1.73 × 1.2 4.6 kN');
  expect(text).toContain('On the shaft, k5 Tight 2 to 25 µm interference');
  expect(text).toContain('In the housing, H7 Loose 0 to 50 µm clearance');
  expect(text).toContain('Outer ring (BPFO) z · (1 − γ) / 2 3.072 74.24');
});

test.each([
  ['6308', 'Deep groove ball · 40 × 90 × 23 mm · C '],
  ['UCP205', 'Insert/unit · 25 mm · C 14.0 kN · C0 7.8 kN'],
  ['AXK2035', 'Needle roller thrust · 20 × 35 × 2 mm'],
])('beside %s stands what is known of it: %s', (bearing, text) => {
  const shown = visibleText(render(`bearing=${bearing}`));
  expect(shown).toContain(text);
  expect(shown).not.toContain('NA kN');
  expect(shown).not.toContain('× NA');
});

test('a wrong figure says so at its field, a wrong number at the bearing', () => {
  const html = render('bearing=xyz&n=fast', { bearingProblem: 'xyz is no rolling bearing that we can calculate.' });
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="bearing"|<input[^>]*name="bearing"[^>]*aria-invalid/);
  expect(visibleText(html)).toContain('xyz is no rolling bearing that we can calculate.');
  expect(visibleText(html)).toContain('Type a number, as 4.5.');
});

test('bearings that do it say how they differ from the place', () => {
  const rows = [
    { ...sampleItemRow({ Dimension_OD: 90, Dimension_OW: 23 }), equivalent_load: 4.5, life_hours: 32_750 },
    { ...sampleItemRow({ itemid: 2, your_price: 486 }), equivalent_load: 4.5, life_hours: 28_400 },
  ];
  const text = visibleText(render(typed, { found: { rows, total: 2, boreMm: 40, hours: 20_000 } }));
  expect(text).toContain('2 bearings with a 40 mm bore for 20,000 h or more');
  expect(text).toContain('Same shaft, same housing P, kN 4.5 L10h, h 32,800');
  expect(text).toContain('D 52, not 90 · B 15, not 23');
});

test('without a bearing the page says what to write, and none found what to do', () => {
  expect(visibleText(render(''))).toContain('Write the number of a bearing');
  const text = visibleText(render('bore=40', { found: { rows: [], total: 0, boreMm: 40, hours: 20_000 } }));
  expect(text).toContain('None that we can work out.');
});

test('an item with a rating leads to its calculation, another does not', () => {
  const html = renderPageHtml(<ItemBench item={sampleItemRow({ itemid: 7 })} />);
  expect(html).toContain('href="/calculate?bearing=6205-2RS%2FC3&amp;item=7"');
  expect(renderPageHtml(<ItemBench item={sampleItemRow({ dynamic_load: 0 })} />)).not.toContain('href');
});
