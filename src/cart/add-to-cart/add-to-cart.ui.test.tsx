import { expect, test } from 'vitest';
import { buttonOpeningTag, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { notActiveMessage } from '../cart.contract.ts';
import { AddToCart } from './add-to-cart.ui.tsx';

const item = { itemid: 11, itemname: '6205', itemcode: 'ZW-6205', min_quantity: 10, order_multiple: 4 } as ItemRow;

test('the box starts with the smallest quantity that is sold, and says the steps', () => {
  const html = renderPageHtml(<AddToCart item={item} form="row" />);
  expect(html).toContain('value="12"');
  expect(html).toContain('title="10 or more, in steps of 4"');
  expect(buttonOpeningTag(html, 'Add to cart')).not.toContain('disabled');
});

test.each(['Active', 'Unable to create new PI. Your account is overdue.'])('%s may add', (status) => {
  expect(
    buttonOpeningTag(renderPageHtml(<AddToCart item={item} form="detail" />, { status }), 'Add To Cart'),
  ).not.toContain('disabled');
});

test.each(['Verification Pending', 'Approval Pending'])(
  '%s sees quantity 0, a button that is off, and why',
  (status) => {
    const html = renderPageHtml(<AddToCart item={item} form="panel" />, { status });
    expect(html).toContain('value="0"');
    expect(buttonOpeningTag(html, 'Add To Cart')).toContain('disabled');
    expect(visibleText(html)).toContain(notActiveMessage);
  },
);

test('in the panel the box is empty and asks for Qty; only the first button stands out', () => {
  const [first, more] = (['panel', 'panel-more'] as const).map((form) =>
    renderPageHtml(<AddToCart item={item} form={form} />),
  );
  for (const html of [first, more]) expect(html).toMatch(/<input(?=[^>]*placeholder="Qty")(?=[^>]*value="")/);
  expect(buttonOpeningTag(first ?? '', 'Add To Cart')).toContain('primary');
  expect(buttonOpeningTag(more ?? '', 'Add To Cart')).not.toContain('primary');
});

test('two makers of one designation have buttons that sound apart', () => {
  const [zwz, koyo] = ['ZWZ', 'KOYO'].map((brandname) =>
    buttonOpeningTag(renderPageHtml(<AddToCart item={{ ...item, brandname }} form="row" />), 'Add to cart'),
  );
  expect(zwz).toContain('aria-label="Add 6205, ZWZ to cart"');
  expect(koyo).toContain('aria-label="Add 6205, KOYO to cart"');
});

test("on the item's own page the box has its label in sight", () => {
  expect(visibleText(renderPageHtml(<AddToCart item={item} form="detail" />))).toContain('Quantity');
  expect(visibleText(renderPageHtml(<AddToCart item={item} form="row" />))).not.toContain('Quantity');
});
