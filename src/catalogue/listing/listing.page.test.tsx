import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { type RenderOptions, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { sites } from '../../sites/resolve-site.ts';
import { ListingPage, type ListingPageProps } from './listing.page.tsx';
import { listingColumns } from './listing-columns.tsx';
import { readListingQuery } from './listing-query.rule.ts';

const zwz = sampleItemRow();
const koyo = sampleItemRow({ itemid: 2, itemname: '6205 DDU C3', brandname: 'Koyo' });
const facet = (key: string, ...values: [string, number][]) => ({
  key,
  label: key,
  values: values.map(([value, count]) => ({ value, count })),
});

function page(change: Partial<ListingPageProps> = {}, shown: RenderOptions = {}): string {
  const props: ListingPageProps = {
    query: readListingQuery(new URLSearchParams('q=6205')),
    rows: [zwz, koyo],
    total: 2,
    facets: [facet('brand', ['ZWZ', 1], ['Koyo', 1]), facet('clearance', ['C3', 2])],
    ranges: (['bore', 'outside', 'width'] as const).map((key) => ({ key, min: 25, max: 25 })),
    isAvailabilityLeftOut: false,
    instead: [],
    paging: { first: 1, last: 2, previous: undefined, next: undefined },
    standing: shown.standing,
    ...change,
  };
  return renderPageHtml(<ListingPage {...props} />, { path: '/listing?q=6205', ...shown });
}

test('a visitor reads once above the items how to see prices and stock, and can sign in or ask for the price at each of them', () => {
  const html = page();
  const text = visibleText(html);
  expect(text.split('Sign in to see your price, stock and delivery day')).toHaveLength(2);
  expect(html.match(/href="\/login\?next=%2Flisting%3Fq%3D6205"[^>]*>Sign in for price/g)).toHaveLength(2);
  for (const { itemid } of [zwz, koyo]) expect(html).toContain(`href="/ask-for-price?item=${itemid}"`);
  expect(html).not.toMatch(/rowSpan/i);
  expect(text).not.toContain('Display on request');
});

test('an item says from how many pieces on it costs less, and what a carton holds', () => {
  const steps = [100, 500, 1000].map((from) => ({ from, price: 250 - from / 100 }));
  const rows = [{ ...zwz, your_price: 250, price_steps: steps, QtyPerCarton: 60 }];
  const html = page({ rows }, { standing: 'active' });
  const text = visibleText(html);
  expect(text).toContain('from 100: 249.00');
  expect(text).toContain('from 500: 245.00');
  expect(text).not.toContain('from 1,000');
  expect(text).toContain('60 a carton');
  expect(html).toContain('<abbr title="Pieces in a carton, country of origin">PT/CA</abbr>');
});

test('the first link of the list leads past the filters, to the choice to stay and the items', () => {
  const html = page({ addChoice: 'Stay on this page' });
  expect(html.indexOf('href="#items"')).toBeLessThan(html.indexOf('aria-label="Filter"'));
  const found = html.slice(html.indexOf('id="items"'));
  expect(found.indexOf('Stay on this page')).toBeLessThan(found.indexOf('<table'));
  expect(found.indexOf('Stay on this page')).toBeGreaterThan(-1);
});

test('all products are browsed by category, a category by type, each with its drawing', () => {
  const facets = [
    facet('category', ['Deep groove ball', 30], ['Tapered roller', 20]),
    facet('type', ['thrust ball', 4], ['tapered roller', 9]),
  ];
  const shown = (search: string) => {
    const html = page({ facets, query: readListingQuery(new URLSearchParams(search)) });
    return /<nav[^>]*aria-label="Browse by type".*?<\/nav>/s.exec(html)?.[0] ?? '';
  };
  expect(shown('')).toContain('href="/listing?category=Tapered+roller"');
  expect(shown('').match(/<svg/g)).toHaveLength(2);
  expect(visibleText(shown(''))).toContain('Deep groove ball 30');
  expect(shown('category=Thrust')).toContain('href="/listing?category=Thrust&amp;type=thrust+ball"');
  for (const search of ['q=6205', 'brand=ZWZ', 'category=Thrust&brand=ZWZ', 'page=2']) expect(shown(search)).toBe('');
  expect(visibleText(page({ facets, query: readListingQuery(new URLSearchParams('category=Thrust ball')) }))).toContain(
    'Thrust ball 2 items',
  );
});

test('only who sees stock can sort by it; without a search nothing matches best', () => {
  const stocked = [{ ...zwz, Availability: 'Stock' as const }, koyo];
  expect(visibleText(page({ rows: stocked }, { standing: 'active' }))).toContain(
    'Best match first Item name Bore, smallest first In stock first',
  );
  expect(
    visibleText(
      page({
        rows: [
          { ...zwz, Availability: '' },
          { ...koyo, Availability: '' },
        ],
      }),
    ),
  ).not.toContain('In stock first');
  expect(visibleText(page({ query: readListingQuery(new URLSearchParams()) }))).toContain('Most popular first');
});

test('a buyer sees availability and price of each item, and can ask to be told of what is not there', () => {
  const rows = [
    { ...zwz, Availability: 'Stock' as const, your_price: 238.96 },
    { ...koyo, Availability: 'On Demand' as const },
  ];
  const text = visibleText(page({ rows }, { standing: 'active' }));
  expect(text).toContain('Your Price, ₹');
  expect(text).toContain('238.96');
  expect(text).not.toContain('Sign in');
  expect(text.match(/Notify me/g)).toHaveLength(1);
});

test('the maker stands before each number, the universal number only where it is another', () => {
  const text = visibleText(page());
  expect(text).toContain('ZWZ 6205-2RS/C3 25 × 52 × 15 mm');
  expect(text).toContain('Koyo 6205 DDU C3 = 6205-2RS/C3');
});

test('what is pressed beside an item names its maker, because several have the same number', () => {
  const rows = [zwz, { ...koyo, itemname: zwz.itemname }];
  const names =
    page({ rows, renderAdd: () => null }, { standing: 'active' }).match(/aria-label="[^"]*6205[^"]*"/g) ?? [];
  expect(names).toContain('aria-label="6205-2RS/C3, ZWZ in your wishlist"');
  expect(new Set(names).size).toBe(names.length);
});

test('only filters that narrow are offered; what all items share is told', () => {
  const text = visibleText(page());
  expect(text).toContain('brand ZWZ 1 Koyo 1');
  expect(text).not.toContain('clearance');
  expect(text).not.toContain('Bore d');
  expect(text).toContain('All are 25 × 25 × 25 mm.');
});

test('nothing is told of all items where the size of one is not known', () => {
  expect(visibleText(page({ rows: [zwz, { ...koyo, Dimension_OW: 0 }] }))).not.toContain('All are');
});

test('the count above the list agrees with the makers below it', () => {
  const facets = [facet('brand', ['ZWZ', 9000], ['Koyo', 3001])];
  expect(visibleText(page({ total: 1000, facets }))).toContain('12,001 items');
});

test('items can be ticked and compared, where there are two', () => {
  const html = page();
  expect(html).toMatch(/<form id="compare"[^>]*action="\/compare"/);
  expect(html.match(/<input[^>]*form="compare"[^>]*name="item"/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Compare Koyo 6205 DDU C3"');
  expect(page({ rows: [zwz] })).not.toContain('id="compare"');
});

test('the column of makers is there where they differ', () => {
  expect(page()).toContain('>Brand</th>');
  expect(page({ rows: [zwz, { ...zwz, itemid: 3, itemname: '6206-2RS' }] })).not.toContain('>Brand</th>');
});

test('a list without the button that compares has nothing to tick', () => {
  const columns = listingColumns(sites.nod, [zwz, koyo], {});
  expect(columns.map(({ key }) => key)).not.toContain('compare');
});

test('sizes from a larger one to a smaller one are explained at their field, and nowhere else', () => {
  const ofSizes = (sizes: string) =>
    visibleText(page({ query: readListingQuery(new URLSearchParams(`q=6205&${sizes}`)), rows: [], total: 0 }));
  const advice = 'No size is from 50 to 10 mm. Please enter the smaller one first.';
  expect(ofSizes('bore_min=50&bore_max=10').split(advice)).toHaveLength(2);
  expect(ofSizes('bore_min=10&bore_max=10')).not.toContain('Please enter the smaller one first.');
  expect(ofSizes('bore_min=50')).not.toContain('Please enter the smaller one first.');
});
