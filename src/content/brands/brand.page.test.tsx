import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { BrandPage, type BrandPageProps, type ShownMaker as Maker } from './brand.page.tsx';

const maker: Maker = {
  name: 'Lindqvist',
  origin: 'Sweden',
  text: 'Slewing rims.',
  href: 'https://own.example/en/',
};

const page = { brand: 'lindqvist', siteName: 'NOD', total: 1, inStock: undefined, bores: undefined, spellings: [] };

function render(maker: Maker, more: Partial<BrandPageProps> = {}): string {
  return renderPageHtml(<BrandPage {...page} categories={[]} types={[]} {...more} maker={maker} popular={null} />);
}

test('of a maker with one category its types are shown, each with its items', () => {
  const categories = [{ value: 'Cylindrical roller', count: 9 }];
  const types = [
    { value: 'NU', count: 6 },
    { value: 'NJ', count: 3 },
  ];
  expect(render(maker, { categories, types })).toContain('href="/listing?brand=Lindqvist&amp;type=NU"');
  const others = [...categories, { value: 'Insert', count: 1 }];
  const html = render(maker, { categories: others, types });
  expect(html).toContain('href="/listing?brand=Lindqvist&amp;category=Insert"');
  expect(html).not.toContain('type=NU');
});

test('a maker with one kind of bearing is described in words, without a row of a single drawing', () => {
  const text = visibleText(
    render(maker, {
      total: 1500,
      categories: [{ value: 'Cylindrical roller', count: 1500 }],
      types: [{ value: 'cylindrical roller', count: 1500 }],
    }),
  );
  expect(text).toContain('NOD sells 1,500 Lindqvist items in one category: Cylindrical roller.');
  expect(text).not.toContain('By type');
});

test('a buyer reads which bores there are, from where they are sold, and how soon a price comes', () => {
  const text = visibleText(render(maker, { bores: { min: 10, max: 127 } }));
  for (const part of ['Bores 10 to 127 mm', 'Sold from Mumbai, Delhi', 'answered within 4 working hours'])
    expect(text).toContain(part);
  expect(visibleText(render(maker))).not.toContain('Bores');
});

test('a maker’s website that allows framing is shown in a sandboxed, lazily loaded frame', () => {
  const [frame = ''] = /<iframe[^>]*>/.exec(render({ ...maker, allowsFraming: true })) ?? [];
  expect(frame).toContain('src="https://own.example/en/"');
  expect(frame).toContain('title="Lindqvist website"');
  expect(frame).toContain('loading="lazy"');
  expect(/sandbox="([^"]*)"/.exec(frame)?.[1]?.split(' ')).not.toContain('allow-top-navigation');
});

test('a maker whose country is not known has no field for it', () => {
  expect(render(maker)).toContain('Sweden');
  expect(render({ ...maker, origin: '' })).not.toContain('country');
});

test('any other maker’s website is a link that opens in a new tab', () => {
  const html = render(maker);
  expect(html).not.toContain('<iframe');
  expect(html).toMatch(/<a(?=[^>]*href="https:\/\/own.example\/en\/")(?=[^>]*target="_blank")/);
});

test('a maker of which nothing is written has its items, without a text, website or catalogue of its own', () => {
  const html = render({ name: 'NBC', text: '' }, { brand: undefined, total: 9 });
  expect(visibleText(html)).toContain('NOD sells 9 NBC items');
  expect(html).not.toContain('.pdf');
  expect(html).not.toContain('target="_blank"');
});
