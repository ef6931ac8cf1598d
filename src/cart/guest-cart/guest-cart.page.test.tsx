import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { sites } from '../../sites/resolve-site.ts';
import { guestCartColumns } from './guest-cart.page.tsx';
import { toGuestCartLine } from './guest-cart.ts';

const productText = (item: Parameters<typeof toGuestCartLine>[0]) => {
  const line = { ...toGuestCartLine(item, 2, new Date('2026-11-20T08:00:00Z')), Amount: 0 };
  const [product] = guestCartColumns(sites.nod, ({ itemname }) => itemname);
  return visibleText(renderPageHtml(product?.cell(line)));
};

test('an item that is not drawn is called by its category', () => {
  const nut = { ...sampleItemRow(), itemname: 'KM5', itemtype: '', catname: 'Lock nut', cattype: 'Bearings' };
  expect(productText(nut)).toContain('Lock nut');
  expect(productText(nut)).not.toContain('Bearings');
});

test('a visitor reads in the cart how to see the availability', () => {
  const line = { ...toGuestCartLine(sampleItemRow(), 2, new Date('2026-11-20T08:00:00Z')), Amount: 0 };
  const column = guestCartColumns(sites.nod, ({ itemname }) => itemname).find(({ key }) => key === 'availability');
  expect(visibleText(renderPageHtml(column?.cell(line)))).toBe('Sign in to see stock');
});
