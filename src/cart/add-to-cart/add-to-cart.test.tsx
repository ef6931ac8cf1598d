import { expect, test } from 'vitest';
import { buttonOpeningTag, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { AddToCart } from './add-to-cart.tsx';

const item = { itemid: 11, itemname: '6205', itemcode: 'ZW-6205', min_quantity: 10, order_multiple: 4 } as ItemRow;

test('the quantity starts at the minimum, and the steps are shown', () => {
  const html = renderPageHtml(<AddToCart item={item} form="row" />);
  expect(html).toContain('value="12"');
  expect(visibleText(html)).toContain('10 or more, in steps of 4');
  expect(buttonOpeningTag(html, 'Add to cart')).not.toContain('disabled');
});

test.each(['active', 'overdue'] as const)('an account that is %s can add items', (standing) => {
  expect(
    buttonOpeningTag(renderPageHtml(<AddToCart item={item} form="detail" />, { standing }), 'Add To Cart'),
  ).not.toContain('disabled');
});

test.each(['pending', 'approval'] as const)(
  'an account that is %s sees quantity 0, a disabled button and the reason',
  (standing) => {
    const html = renderPageHtml(<AddToCart item={item} form="panel" />, { standing });
    expect(html).toContain('value="0"');
    expect(buttonOpeningTag(html, 'Add To Cart')).toContain('disabled');
    expect(visibleText(html)).toContain(notActiveMessage);
  },
);

test('an account that waits for approval asks for the price, in a list and on the page of the item', () => {
  for (const form of ['row', 'detail'] as const) {
    const html = renderPageHtml(<AddToCart item={item} form={form} />, { standing: 'approval' });
    expect(visibleText(html)).toBe('Request price : 6205');
    expect(html).toContain('href="/ask-for-price?item=11"');
  }
});

test('in a panel the quantity is empty with the placeholder Qty, and only the first button is primary', () => {
  const [first, more] = (['panel', 'panel-more'] as const).map((form) =>
    renderPageHtml(<AddToCart item={item} form={form} />),
  );
  for (const html of [first, more]) expect(html).toMatch(/<input(?=[^>]*placeholder="Qty")(?=[^>]*value="")/);
  expect(buttonOpeningTag(first ?? '', 'Add To Cart')).toContain('primary');
  expect(buttonOpeningTag(more ?? '', 'Add To Cart')).not.toContain('primary');
});

test('buttons of two makers with one designation have different names, which begin with what they show', () => {
  const [zwz, koyo] = ['ZWZ', 'KOYO'].map((brandname) =>
    buttonOpeningTag(renderPageHtml(<AddToCart item={{ ...item, brandname }} form="row" />), 'Add to cart'),
  );
  expect(zwz).toContain('aria-label="Add to cart: 6205, ZWZ"');
  expect(koyo).toContain('aria-label="Add to cart: 6205, KOYO"');
});

test('in a list the quantities of two makers with one designation have different labels', () => {
  const html = renderPageHtml(<AddToCart item={{ ...item, brandname: 'Koyo' }} form="row" />);
  expect(html).toContain('aria-label="Quantity of 6205, Koyo"');
});

test('on the item page alone the quantity can be pressed up and down', () => {
  const detail = renderPageHtml(<AddToCart item={item} form="detail" />);
  expect(detail).toContain('aria-label="More"');
  expect(detail).toContain('aria-label="Fewer"');
  expect(renderPageHtml(<AddToCart item={item} form="row" />)).not.toContain('aria-label="More"');
});

test('on the item page the quantity has a visible label', () => {
  expect(visibleText(renderPageHtml(<AddToCart item={item} form="detail" />))).toContain('Quantity');
  expect(visibleText(renderPageHtml(<AddToCart item={item} form="row" />))).not.toContain('Quantity');
});
