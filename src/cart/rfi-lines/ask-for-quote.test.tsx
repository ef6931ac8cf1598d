import { expect, test } from 'vitest';
import { type RenderOptions, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { AskForQuote } from './ask-for-quote.tsx';

const render = (options: RenderOptions = {}) =>
  renderPageHtml(<AskForQuote name="ZWZ 6205-2RS/C4" />, { path: '/product-category?item=1&clearance=C4', ...options });

test('a buyer asks for a quantity of what is not in the list', () => {
  const html = render({ standing: 'active' });
  expect(html).toContain('aria-label="Quantity of ZWZ 6205-2RS/C4"');
  expect(visibleText(html)).toContain('Ask for a quote');
});

test('a visitor signs in first and comes back to the same choice', () => {
  const html = render();
  expect(visibleText(html)).toBe('Sign in to ask for a quote');
  expect(html).toContain(`href="/login?next=${encodeURIComponent('/product-category?item=1&clearance=C4')}"`);
});
