import { expect, test } from 'vitest';
import { renderDeskHtml } from '../../../tests/rendering/render-desk.tsx';
import { visibleText } from '../../../tests/rendering/render-page.tsx';
import { useDeskSite } from './desk-session.ts';

function Figures() {
  const { site, currency, timeZone } = useDeskSite();
  return `${site} ${currency} ${timeZone}`;
}

test.each([
  ['nod', 'nod INR Asia/Kolkata'],
  ['gwd', 'gwd AED Asia/Dubai'],
] as const)('a page of %s has the currency and the time zone of its site', (site, figures) => {
  expect(visibleText(renderDeskHtml(<Figures />, { site }))).toBe(figures);
});

test('a site that one does not work for has no pages, and the desk leads on to one that one works for', () => {
  const html = renderDeskHtml(<Figures />, { site: 'nod', path: '/gwd/orders' });
  expect(visibleText(html)).toContain('The desk has no such page');
  expect(html).toContain('href="/nod/orders"');
});
