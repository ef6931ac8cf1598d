import { expect, test } from 'vitest';
import { renderPageHtml } from '../../../tests/rendering/render-page.tsx';
import { siteModules } from '../../sites/site.ts';
import { Clients } from './values-and-clients.tsx';

const { home } = siteModules.zwz;
const render = (list: NonNullable<typeof home.clients>['list']) =>
  renderPageHtml(<Clients content={{ ...home, clients: { note: '', list } }} />);

test('a client with a logo shows it, another one its line drawing', () => {
  const [first, second] = home.clients?.list ?? [];
  const html = render([
    { name: 'Western Gear', drawing: '', logo: '/seller-files/1/a.webp' },
    ...(second ? [second] : []),
  ]);
  expect(html).toContain('<img src="/seller-files/1/a.webp" alt=""/>');
  expect(html).toContain(second?.drawing);
  expect(html).not.toContain(first?.drawing);
});
