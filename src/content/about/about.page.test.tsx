import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { type AboutContent, counterfeit } from '../../sites/about-content.ts';
import { siteCodes, siteModules } from '../../sites/site.ts';
import { AboutPage } from './about.page.tsx';
import type { Sold } from './assortment.tsx';

const nothingSold: Sold = { categories: [], makers: [] };
const render = (content: AboutContent, sold = nothingSold) =>
  renderPageHtml(
    <AboutPage content={content} counterfeit={counterfeit} sold={sold} open="Mon to Sat, 09:30 to 18:30" />,
  );

test.each(siteCodes)('%s: the figures, the years with what came of them, and the zones', (site) => {
  const { about } = siteModules[site];
  const text = visibleText(render(about));
  for (const { label, value } of about.figures) expect(text).toContain(`${label} ${value}`);
  for (const { year, text: event, more = '' } of about.timeline)
    expect(text).toContain([year, event, more].filter(Boolean).join(' '));
  expect(text).toContain('Zone 6 Thrust bearings for jacks, hooks and upright shafts.');
});

const koyo = { maker: 'Koyo', count: 3200, bearings: 3200, path: 'koyo', origin: 'Japan' };
const iko = { maker: 'IKO', count: 522, bearings: 522, path: 'iko', origin: 'Japan', categories: [] };
const sold: Sold = {
  categories: [
    { category: 'Deep groove ball', count: 3_000 },
    { category: 'Needle roller', count: 722 },
  ],
  makers: [{ ...koyo, categories: [{ category: 'Deep groove ball', count: 3_000 }] }, iko],
};

test('what is on sale today is counted, and each count leads to its items', () => {
  const html = render(siteModules.nod.about, sold);
  const text = visibleText(html);
  for (const part of ['Items on sale today 3,722', 'Deep groove ball 3,000', '3,200 items of Koyo on sale'])
    expect(text).toContain(part);
  for (const path of [
    '/listing?category=Deep+groove+ball',
    '/koyo',
    '/listing?brand=Koyo&amp;category=Deep+groove+ball',
  ])
    expect(html).toContain(`href="${path}"`);
});

test('nothing leads to goods that are not on sale', () => {
  const links = (html: string) => [...html.matchAll(/href="(\/listing[^"]*)"/g)].map(([, path]) => path);
  expect(links(render(siteModules.nod.about))).toEqual([]);
  expect(links(render(siteModules.zwz.about, sold)).join(' ')).not.toContain('Spherical');
});

test.each(siteCodes)('%s: each branch is named with the number that stands on its invoices', (site) => {
  const text = visibleText(
    renderPageHtml(
      <AboutPage content={siteModules[site].about} counterfeit={counterfeit} sold={nothingSold} open="" />,
      { site },
    ),
  );
  for (const { name, taxNumber } of siteModules[site].facts.branches)
    for (const fact of [name, taxNumber]) expect(text).toContain(fact);
});

test('the retrofit kit leads to a message about it', () => {
  expect(render(siteModules.nod.about)).toContain('href="/nodContact?about=retrofit-kit"');
});

test('what the seller has not written is not shown', () => {
  const { drawing } = siteModules.nod.about;
  const nothing = { figures: [], timeline: [], ventures: [], testimonials: [] };
  const html = render({ headline: 'About us', paragraphs: [], drawing, ...nothing });
  expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual([
    'Where we sell from',
    'Counterfeit bearings',
  ]);
  expect(html).not.toContain('<dl');
});

test('a factory says what is made there, in the words of the seller', () => {
  const zone = { name: 'Wafangdian', text: 'Wheel bearings', category: 'Thrust ball' };
  const zones = [{ ...zone, drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 } }];
  const html = render({ ...siteModules.zwz.about, factories: { note: '', zones } });
  expect(visibleText(html)).toContain('Wafangdian Wheel bearings');
  expect(html).not.toContain('Zones 1 to');
});

test('years that would be printed over each other are printed once on the drawing', () => {
  const timeline = [1969, 1970, 2010].map((year) => ({ year, text: `Year ${year}` }));
  const html = render({ ...siteModules.zwz.about, timeline });
  expect([...html.matchAll(/<text[^>]*>(\d{4})</g)].map(([, year]) => year)).toEqual(['1969', '2010']);
});
