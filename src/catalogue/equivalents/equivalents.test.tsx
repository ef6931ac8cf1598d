import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { Equivalents } from './equivalents.tsx';
import { checkNumber, listEquivalents } from './list-equivalents.ts';

const item = { itemid: 1, itemname: '6205-2RS/C3', brandname: 'ZWZ' } as ItemRow;
const rows = listEquivalents(item, [{ itemname: '6205 2RS C3', brandname: 'Koyo' }]);
const page = (typed: string, path = '/page?makers=all') =>
  renderPageHtml(
    <Equivalents
      item={item}
      rows={path.includes('makers') ? rows : undefined}
      check={checkNumber(item, typed)}
      renderAsk={(name) => <i>Ask for {name}</i>}
    />,
    { path },
  );
const rowsIn = (html: string) =>
  (html.match(/<tr[^>]*>.*?<\/tr>/gs) ?? []).slice(1).map((row) => visibleText(row).replace(/\s+/g, ' '));

test('the numbers of other makers are listed once they are asked for', () => {
  const closed = visibleText(page('', '/page'));
  expect(closed).toContain('Show the numbers of all makers');
  expect(closed).not.toContain('6205DDUC3');
  expect(visibleText(page(''))).not.toContain('Show the numbers of all makers');
});

test('other numbers can be asked for, old ones are only names, and what is sold here is not listed again', () => {
  const listed = rowsIn(page(''));
  expect(listed.find((row) => row.startsWith('NSK'))).toMatch(/Spelling only ?Ask for it/);
  expect(listed.find((row) => row.startsWith('GOST'))).toMatch(/Old number/);
  expect(listed.find((row) => row.startsWith('Koyo'))).toBeUndefined();
});

test('the address narrows the list to one maker', () => {
  const listed = rowsIn(page('', '/page?makers=NSK'));
  expect(listed.map((row) => row.split(/(?<=[a-zK])(?=\d)| /)[0])).toEqual(['NSK']);
});

const pageOf = (itemname: string, brandname: string, typed = '') => {
  const other = { itemid: 2, itemname, brandname } as ItemRow;
  const html = renderPageHtml(
    <Equivalents item={other} rows={listEquivalents(other, [])} check={checkNumber(other, typed)} />,
    { path: '/page?makers=all' },
  );
  return visibleText(html).replace(/\s+/g, ' ');
};

test('where no other maker has a number, there is neither a choice nor a list of makers', () => {
  const text = pageOf('CSK25', 'Stieber');
  expect(text).toContain('We know no number of another maker for it.');
  expect(text).not.toMatch(/All makers|Copy numbers|We sell all/);
  expect(text).toContain('Which number do you have?');
});

test.each([
  ['KM5', 'KM05', 'KM05 is the same part.'],
  ['KM5', 'KM6', 'KM6 is another part.'],
  ['CSK25', 'CSK25PP', 'CSK25PP has the same size, but is not the same part.'],
  ['KM5', '6205', '6205 is another part.'],
])('of %s and %s, which are no bearings, the page says: %s', (itemname, typed, answer) => {
  expect(pageOf(itemname, 'SKF', typed)).toContain(answer);
});

test.each([
  ['6205DDUC3', '6205DDUC3 is this bearing.'],
  ['6205DDU', '6205DDU has the same size, but is not the same bearing.'],
  ['6206DDUC3', '6206DDUC3 is another bearing.'],
  ['grease', 'We do not know the number grease'],
])('of %s the page says: %s', (typed, answer) => {
  expect(visibleText(page(typed)).replace(/\s+/g, ' ')).toContain(answer);
});
