import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { type AboutContent, counterfeit } from '../../sites/about-content.ts';
import { siteCodes, siteModules } from '../../sites/site.ts';
import { AboutPage } from './about.page.tsx';

const render = (content: AboutContent) => renderPageHtml(<AboutPage content={content} counterfeit={counterfeit} />);

test.each(siteCodes)('%s: the figures, the years with what came of them, and the zones', (site) => {
  const { about } = siteModules[site];
  const text = visibleText(render(about));
  for (const { label, value } of about.figures) expect(text).toContain(`${label} ${value}`);
  for (const { year, text: event, more = '' } of about.timeline)
    expect(text).toContain([year, event, more].filter(Boolean).join(' '));
  expect(text).toContain('Zone 6 Shown: Thrust ball');
});

test('the retrofit kit leads to a message about it', () => {
  expect(render(siteModules.nod.about)).toContain('href="/nodContact?about=retrofit-kit"');
});

test('what the seller has not written is not shown', () => {
  const { drawing } = siteModules.nod.about;
  const nothing = { figures: [], timeline: [], ventures: [], testimonials: [] };
  const html = render({ headline: 'About us', paragraphs: [], drawing, ...nothing });
  expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual(['Counterfeit bearings']);
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
