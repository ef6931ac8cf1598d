import { createElement, lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderToHtml } from './render-to-html.ts';

const page = (...children: readonly React.ReactNode[]) =>
  createElement('html', null, createElement('body', null, ...children));

test('a page is rendered', async () => {
  expect(await renderToHtml(page('6205'))).toEqual({
    html: '<!DOCTYPE html><html><head></head><body>6205</body></html>',
    hasFailed: false,
  });
});

test('code that is loaded when first needed is waited for, in a boundary and without', async () => {
  const code = () => lazy(async () => ({ default: () => createElement('b', null, 'seen') }));
  for (const part of [createElement(Suspense, null, createElement(code())), createElement(code())]) {
    const { html, hasFailed } = await renderToHtml(page(part));
    expect([html.startsWith('<!DOCTYPE html><html>'), hasFailed]).toEqual([true, false]);
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
