import { describe, expect, test } from 'vitest';
import {
  decidePriceTarget,
  type FoundTargets,
  readPriceTarget,
  type TargetItem,
  targetText,
  writePriceTarget,
} from './price-target.rule.ts';

const item = (id: number, maker: string, name = '6208-2Z'): TargetItem & { hasCode: boolean } => ({
  id,
  code: `${maker}-${id}`,
  name,
  maker,
  listMinor: 872_00,
  hasCode: false,
});
const nothing: FoundTargets = { items: [], makers: [], categories: [], subCategories: [], near: [] };
const decide = (text: string, found: Partial<FoundTargets>) => decidePriceTarget(text, { ...nothing, ...found });

test.each([
  ['all', { scope: 'all', name: '', groupOnly: true }],
  ['All items', { scope: 'all', name: '', groupOnly: true }],
  ['maker: ZWZ', { scope: 'maker', name: 'ZWZ', groupOnly: true }],
  ['Brand:Koyo', { scope: 'maker', name: 'Koyo', groupOnly: true }],
  ['category: Grease', { scope: 'category', name: 'Grease', groupOnly: true }],
  ['sub category: UC2 series', { scope: 'sub_category', name: 'UC2 series', groupOnly: true }],
  ['sub_category: UC2 series', { scope: 'sub_category', name: 'UC2 series', groupOnly: true }],
  ['item: all', { scope: 'item', name: 'all', groupOnly: false }],
  ['ZWZ, all', { scope: undefined, name: 'ZWZ', groupOnly: true }],
  ['6208-2Z', { scope: undefined, name: '6208-2Z', groupOnly: false }],
])('%s is read', (text, target) => {
  expect(readPriceTarget(text)).toEqual(target);
});

test.each([
  ['all', '', 'all'],
  ['maker', 'ZWZ', 'maker: ZWZ'],
  ['category', 'Seals, all', 'category: Seals, all'],
  ['sub_category', 'UC2 series', 'sub category: UC2 series'],
  ['item', 'ZW-6208', 'ZW-6208'],
  ['item', 'all', 'item: all'],
  ['item', 'maker: 5', 'item: maker: 5'],
] as const)('a row for %s %s is written so that it is read back', (scope, name, text) => {
  expect(writePriceTarget(scope, name)).toBe(text);
  expect(readPriceTarget(text)).toMatchObject({ name, scope: scope === 'item' && text === name ? undefined : scope });
});

test.each([
  ['6205', '6205'],
  ['item: all', 'all'],
  ['maker: ZWZ', 'ZWZ, all'],
  ['sub category: UC2 series', 'UC2 series, all'],
  ['all', 'All items'],
])('what is written as %s is shown as the sheet of prices names it', (written, text) => {
  expect(targetText(written)).toBe(text);
});

describe('what the catalogue has under a name', () => {
  test.each<[string, string, Partial<FoundTargets>, object]>([
    ['one item', '6208-2z', { items: [item(1, 'ZWZ')] }, { scope: 'item', scopeKey: '1' }],
    [
      'an item by its code, though others have that designation',
      'A1',
      { items: [{ ...item(1, 'ZWZ'), hasCode: true }, item(2, 'Koyo')] },
      { scope: 'item', scopeKey: '1' },
    ],
    [
      'the item that is spelled alike',
      '6208 2Z',
      { items: [item(1, 'ZWZ', '6208-2Z'), item(2, 'Koyo', '6208 2Z')] },
      { scope: 'item', scopeKey: '2' },
    ],
    ['a maker', 'zwz', { makers: ['ZWZ'] }, { scope: 'maker', scopeKey: 'ZWZ' }],
    ['a category', 'Grease', { categories: ['Grease'] }, { scope: 'category', scopeKey: 'Grease' }],
    ['a sub category', 'UC2 series', { subCategories: ['UC2 series'] }, { scope: 'sub_category' }],
    [
      'a maker where an item has that name too',
      'Timken, all',
      { makers: ['Timken'], items: [item(1, 'ZWZ', 'Timken')] },
      { scope: 'maker', scopeKey: 'Timken' },
    ],
    ['everything', 'all', {}, { scope: 'all', scopeKey: '' }],
  ])('%s', (_what, text, found, target) => {
    expect(decide(text, found)).toMatchObject(target);
  });

  test.each<[string, string, Partial<FoundTargets>, string, number[]]>([
    [
      'several makers',
      '6208-2Z',
      { items: [item(1, 'ZWZ'), item(2, 'Koyo')] },
      '6208-2Z is made by ZWZ, Koyo; write the maker before it, or the item code',
      [1, 2],
    ],
    [
      'a maker and a category',
      'Seals',
      { makers: ['Seals'], categories: ['Seals'] },
      'Seals has several meanings; write maker: Seals or another of them',
      [],
    ],
    [
      'a letter for a digit',
      '62O8-2Z',
      { near: [item(1, 'ZWZ')] },
      'No item 62O8-2Z: character 3 is the letter O. Did you mean 6208-2Z, ZWZ?',
      [1],
    ],
    ['a typing error', '6028-2Z', { near: [item(1, 'ZWZ')] }, 'No item 6028-2Z. Did you mean 6208-2Z, ZWZ?', [1]],
    ['nothing', 'X', {}, 'No item X; write an item code, a designation, maker: NAME or category: NAME', []],
    [
      'no such maker',
      'maker: X',
      { near: [item(1, 'ZWZ')] },
      'The catalogue has no maker of this name; check its spelling',
      [],
    ],
  ])('%s is refused with what to write', (_what, text, found, message, choices) => {
    const decided = decide(text, found);
    expect(decided).toMatchObject({ message });
    expect('choices' in decided && decided.choices.map(({ id }) => id)).toEqual(choices);
  });
});
