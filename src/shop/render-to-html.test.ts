import { createElement, lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { dataScripts, renderToHtml, wholePage } from './render-to-html.ts';

const page = (...children: readonly React.ReactNode[]) =>
  createElement('html', null, createElement('body', null, ...children));

test('a page is rendered', async () => {
  expect(await renderToHtml(page('6205'))).toEqual({
    html: '<html><head></head><body>6205</body></html>',
    hasFailed: false,
  });
});

test('code that is loaded when first needed is waited for, in a boundary and without', async () => {
  const code = () => lazy(async () => ({ default: () => createElement('b', null, 'seen') }));
  for (const part of [createElement(Suspense, null, createElement(code())), createElement(code())]) {
    const { html, hasFailed } = await renderToHtml(page(part));
    expect([html.startsWith('<html>'), hasFailed]).toEqual([true, false]);
    expect(html).toContain('<b>seen</b>');
  }
});

test('a page that fails is rejected, a part that fails is reported', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(renderToHtml(page(createElement(Broken)))).rejects.toThrow('broken');
  const part = createElement(Suspense, { fallback: 'later' }, createElement(Broken));
  expect(await renderToHtml(page(part))).toMatchObject({ hasFailed: true });
  expect(vi.mocked(console.error).mock.calls).toHaveLength(2);
  vi.mocked(console.error).mockClear();
});

test('data is written at the end of the page, and cannot end the script', () => {
  const html = wholePage('<html><body>6205</body></html>', dataScripts('["</script>&\u2028"]\n', 'n1'));
  expect(html).toBe(
    '<!DOCTYPE html><html><body>6205' +
      '<script nonce="n1">window.__reactRouterContext.streamController.enqueue("[\\"\\u003c/script\\u003e\\u0026\\u2028\\"]\\n");</script>' +
      '<script nonce="n1">window.__reactRouterContext.streamController.close();</script></body></html>',
  );
});
