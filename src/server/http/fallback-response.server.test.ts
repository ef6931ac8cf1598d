import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../../tests/rendering/set-locale.ts';
import { fallbackResponse } from './fallback-response.server.ts';

const text = { title: 'This page did not load', sentence: 'Please try <again> later.' };

test('a call gets JSON with the id of the request, so that it can be found in the log', async () => {
  const response = await fallbackResponse('/api/cart/', 500, { ...text, requestId: 'r-1', notice: 'Demonstration' });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ success: false, message: text.sentence, request_id: 'r-1' });
});

test('a page gets HTML that says what happened and leads back to itself', async () => {
  const response = await fallbackResponse('/cart', 500, { ...text, requestId: 'r-1', notice: 'Demonstration' });
  const html = await response.text();
  for (const part of ['<h1>This page did not load</h1>', 'Request r-1.', '<aside>Demonstration</aside>', '<a href="">'])
    expect(html).toContain(part);
  expect(html).toContain('Please try &lt;again&gt; later.');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('without an id or a notice it mentions neither', async () => {
  const html = await (await fallbackResponse('/cart', 503, text)).text();
  expect(html).not.toMatch(/Request |<aside>/);
});

test('only the style of the page itself is allowed', async () => {
  const response = await fallbackResponse('/cart', 503, text);
  const nonce = /<style nonce="(\w+)">/.exec(await response.text())?.[1];
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
  );
});

test.each([
  [503, '5'],
  [500, null],
] as const)('a %i is never cached and says when to try again: %j', async (status, retryAfter) => {
  for (const path of ['/cart', '/api/cart/']) {
    const { headers } = await fallbackResponse(path, status, text);
    expect([headers.get('cache-control'), headers.get('retry-after')]).toEqual(['no-store', retryAfter]);
  }
});

test('the page follows the language of the site', async () => {
  setLocaleInTest({ language: 'ar-AE' });
  expect(await (await fallbackResponse('/cart', 503, text)).text()).toContain('<html lang="ar-AE" dir="rtl">');
});
