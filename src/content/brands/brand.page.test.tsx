import { expect, test } from 'vitest';
import { renderPageHtml } from '../../../tests/rendering/render-page.tsx';
import type { MakerPage as Maker } from '../../bearings/maker.ts';
import { BrandPage } from './brand.page.tsx';

const maker: Maker = {
  name: 'Lindqvist',
  origin: 'Sweden',
  text: 'Slewing rims.',
  href: 'https://own.example/en/',
};

function render(maker: Maker): string {
  const page = { brand: 'lindqvist', siteName: 'NOD', total: 1, inStock: undefined, categories: [], spellings: [] };
  return renderPageHtml(<BrandPage {...page} maker={maker} popular={null} />);
}

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
