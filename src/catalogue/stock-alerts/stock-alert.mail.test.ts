import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { stockAlertTemplates } from './stock-alert.mail.ts';

test('the mail names the item and leads to its page', () => {
  const data = { name: '6205-2RS/C3', maker: 'ZWZ', path: '/product-category?item=7' };
  const mail = stockAlertTemplates['in-stock']?.(data, { site: sites.nod, address: 'https://nod.example' });
  expect(mail?.subject).toBe('ZWZ 6205-2RS/C3 is in stock');
  expect(mail?.blocks).toContainEqual({
    kind: 'link',
    label: 'View item',
    href: 'https://nod.example/product-category?item=7',
  });
});
