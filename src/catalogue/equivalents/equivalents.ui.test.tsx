import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { Difference, ItemRow, Substitute } from '../items/item.contract.ts';
import { Equivalents } from './equivalents.ui.tsx';
import { checkNumber, type EquivalentRow, listEquivalents } from './list-equivalents.ts';

const item = { itemid: 1, itemname: '6205-2RS/C3', brandname: 'ZWZ' } as ItemRow;
const rows = listEquivalents(item, [{ itemid: 7, itemname: '6205 2RS C3', brandname: 'Koyo' } as Substitute]);
const page = (typed: string) =>
  renderPageHtml(<Equivalents item={item} rows={rows} check={checkNumber(item, typed)} />);

test('what is sold here is a link, other makers’ numbers are text', () => {
  const html = page('');
  expect(html).toMatch(/<a[^>]*item=7[^>]*>/);
  expect(visibleText(html)).toContain('6205DDUC3');
});

test('that only the spelling differs is said once; where a row differs, each row says what', () => {
  expect(visibleText(page(''))).toContain('only the spelling differs');
  expect(visibleText(page(''))).not.toContain('Spelling only');
  const differs = [{ what: 'cage', theirs: 'brass', ours: 'steel' }] as unknown as Difference[];
  const other: EquivalentRow = { maker: 'NSK', number: '6205M', differs };
  const html = renderPageHtml(<Equivalents item={item} rows={[...rows, other]} check={undefined} />);
  expect(visibleText(html)).toContain('Spelling only');
  expect(visibleText(html)).not.toContain('only the spelling differs');
});

test.each([
  ['6205DDUC3', '6205DDUC3 is this bearing.'],
  ['6205DDU', '6205DDU has the same size, but is not the same bearing.'],
  ['6206DDUC3', '6206DDUC3 is another bearing.'],
  ['grease', 'We do not know the number grease'],
])('of %s the page says: %s', (typed, answer) => {
  expect(visibleText(page(typed)).replace(/\s+/g, ' ')).toContain(answer);
});
