import { expect, test } from 'vitest';
import { sampleFamily } from '../../../tests/fixtures/variant-family.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { AskForVariant } from './ask-for-variant.tsx';
import { useShownVariant } from './use-shown-variant.ts';
import type { Family } from './variant-choice.rule.ts';
import { VariantSwitch } from './variant-switch.tsx';

function Page({ family }: { family: Family }) {
  const [item] = family.variants;
  const shown = useShownVariant(family, item as (typeof family.variants)[number]);
  if (!shown) return null;
  return (
    <>
      <h1>{shown.row.itemname}</h1>
      <VariantSwitch family={family} shown={shown} />
      {!shown.variant && <AskForVariant family={family} shown={shown} />}
    </>
  );
}

const render = (query: string, family: Family = sampleFamily) =>
  renderPageHtml(<Page family={family} />, { path: `/product-category?${query}` });

test('without scripts each value is a link to the item that has it, with its price and stock', () => {
  const html = render('item=1');
  expect(html).toContain('href="/product-category?item=3"');
  expect(html).not.toContain('role="radio"');
  expect(html).not.toContain('tabindex="-1"');
  const text = visibleText(html);
  expect(text).toContain('2Z , Shields, two sides, 209.96 , Stock');
  expect(text).toContain('C3 , clearance C3, 13–28 µm 184.44 , On Demand');
  expect(html.match(/aria-current="true"/g)).toHaveLength(3);
});

test('what is not listed can be chosen and leads to a request and to the nearest items', () => {
  expect(render('item=1')).toContain('href="/product-category?item=1&amp;seal=2RS"');
  const html = render('item=1&seal=2RS&clearance=C4');
  const text = visibleText(html);
  expect(text).toContain('6205-2RS/C4');
  expect(text).toContain('Not in our list');
  expect(text).toContain('Nearest that we sell 6205-2RS/C3 clearance C3');
  expect(html).toMatch(/href="mailto:[^"]+subject=Price%20and%20delivery%20of%20ZWZ%206205-2RS%2FC4"/);
});

test('a page with one item of its kind shows no switch', () => {
  expect(visibleText(render('item=1', { ...sampleFamily, variants: sampleFamily.variants.slice(0, 1) }))).toBe('6205');
});

test('drawn seals are hidden from screen readers, because their names stand beside them', () => {
  const drawings = render('item=1').match(/<span[^>]*><svg/g) ?? [];
  expect(drawings).toHaveLength(5);
  for (const drawing of drawings) expect(drawing).toContain('aria-hidden="true"');
});

test('the choice of the address is marked in each group', () => {
  const html = render('item=4');
  const marked = html.match(/<a[^>]*aria-current="true"[^>]*>/g) ?? [];
  expect(marked.map((link) => /item=\d+/.exec(link)?.[0])).toEqual(['item=4', 'item=4', 'item=4']);
});

test('the play that each clearance leaves is drawn to scale, the chosen one filled', () => {
  const html = render('item=2');
  expect(visibleText(html)).toContain('C2 CN C3 C4 0 41 µm of radial play');
  const bars = [...html.matchAll(/--from:([\d.]+)%;--length:([\d.]+)%/g)].map(([, from, length]) => [from, length]);
  expect(bars.map((bar) => bar.map((share) => Math.round((Number(share) * 41) / 100)))).toEqual([
    [1, 10],
    [5, 15],
    [13, 15],
    [23, 18],
  ]);
});
