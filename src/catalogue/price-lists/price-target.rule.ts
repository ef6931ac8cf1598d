import type { PriceScope } from '../pricing/price.rule.ts';
// What a price row is for, as staff write it: an item, 'maker: ZWZ', 'category: Grease', 'sub category: UC2 series', 'all'.

import { t } from '../../lib/i18n.ts';

/** `scope` is undefined where the text alone does not say it. */
export type WrittenTarget = { scope: PriceScope | undefined; name: string; groupOnly: boolean };

const words = { maker: 'maker', category: 'category', sub_category: 'sub category', item: 'item' } as const;
const prefixes = [
  ['item', /^item ?: ?/i],
  ['maker', /^(?:maker|brand) ?: ?/i],
  ['category', /^category ?: ?/i],
  ['sub_category', /^sub[ _-]?category ?: ?/i],
] as const;

export function readPriceTarget(text: string): WrittenTarget {
  if (/^(all|all items|everything)$/i.test(text)) return { scope: 'all', name: '', groupOnly: true };
  for (const [scope, prefix] of prefixes)
    if (prefix.test(text)) return { scope, name: text.replace(prefix, ''), groupOnly: scope !== 'item' };
  const groupOnly = /, ?all$/i.test(text);
  return { scope: undefined, name: groupOnly ? text.slice(0, text.lastIndexOf(',')).trim() : text, groupOnly };
}

/** Is read back as the same target; an item is written by its code. */
export function writePriceTarget(scope: PriceScope, name: string): string {
  if (scope === 'all') return 'all';
  if (scope !== 'item') return `${words[scope]}: ${name}`;
  const { scope: read } = readPriceTarget(name);
  return read === undefined && !/, ?all$/i.test(name) ? name : `item: ${name}`;
}

/** Shows a target as staff read it: an item by its designation, a group as the list names it. */
export function targetText(written: string): string {
  const { scope, name, groupOnly } = readPriceTarget(written);
  if (scope === 'all') return t`All items`;
  return groupOnly ? t`${name}, all` : name;
}

export type TargetItem = { id: number; code: string; name: string; maker: string; listMinor: number };

export type FoundTargets = {
  /** The items with the same code, or else the same designation. */
  items: readonly (TargetItem & { hasCode: boolean })[];
  makers: readonly string[];
  categories: readonly string[];
  subCategories: readonly string[];
  /** Items one typing error away. */
  near: readonly TargetItem[];
};

export type PriceTarget = { scope: PriceScope; scopeKey: string; item: TargetItem | null };

export type UnknownTarget = { message: string; choices: TargetItem[] };

const maxChoices = 3;

/** `found` is what the catalogue has under the name; `number` is that name without a maker beside it. */
export function decidePriceTarget(
  text: string,
  found: FoundTargets,
  number = readPriceTarget(text).name,
): PriceTarget | UnknownTarget {
  const { scope, name, groupOnly } = readPriceTarget(text);
  if (scope === 'all') return { scope, scopeKey: '', item: null };
  const named = (names: readonly string[]) => names.find((one) => one.toLowerCase() === name.toLowerCase());
  const groups = (['maker', 'category', 'sub_category'] as const).flatMap((one) => {
    const names = { maker: found.makers, category: found.categories, sub_category: found.subCategories }[one];
    const scopeKey = scope === undefined || scope === one ? named(names) : undefined;
    return scopeKey === undefined ? [] : [{ scope: one, scopeKey, item: null }];
  });
  const items = groupOnly ? [] : itemsMeant(found, number);
  const [group, ...otherGroups] = groups;
  const [item, ...otherItems] = items;
  if (item && !group && otherItems.length === 0) return { scope: 'item', scopeKey: String(item.id), item };
  if (group && !item && otherGroups.length === 0) return group;
  if (item && !group)
    return {
      message: t`${text} is made by ${listed(items.map(({ maker }) => maker))}; write the maker before it, or the item code`,
      choices: items.slice(0, maxChoices),
    };
  if (group) {
    const first = writePriceTarget(group.scope, group.scopeKey);
    return { message: t`${text} has several meanings; write ${first} or another of them`, choices: [] };
  }
  return unknown(text, scope, found);
}

/** A code names one item; of equal designations the one spelled alike is meant. */
function itemsMeant({ items }: FoundTargets, number: string): TargetItem[] {
  const byCode = items.filter(({ hasCode }) => hasCode);
  if (byCode.length > 0) return byCode;
  const plain = (text: string) => text.toUpperCase().replace(/\s+/g, '');
  const alike = items.filter((item) => plain(item.name) === plain(number));
  return alike.length === 1 ? alike : [...items];
}

function unknown(text: string, scope: Exclude<PriceScope, 'all'> | undefined, { near }: FoundTargets): UnknownTarget {
  const choices = near.slice(0, maxChoices);
  const [best] = choices;
  if (scope !== undefined && scope !== 'item')
    return { message: t`The catalogue has no ${words[scope]} of this name; check its spelling`, choices: [] };
  if (!best)
    return {
      message: t`No item ${text}; write an item code, a designation, maker: NAME or category: NAME`,
      choices: [],
    };
  const letter = wrongLetter(text);
  return {
    message: letter
      ? t`No item ${text}: character ${letter.position} is the letter ${letter.letter}. Did you mean ${best.name}, ${best.maker}?`
      : t`No item ${text}. Did you mean ${best.name}, ${best.maker}?`,
    choices,
  };
}

/** A letter between digits that looks like one of them. */
function wrongLetter(text: string): { position: number; letter: string } | undefined {
  const found = /\d([OIl])(?=\d)/.exec(text);
  return found?.[1] ? { position: found.index + 2, letter: found[1] } : undefined;
}

const listed = (names: readonly string[]) => [...new Set(names)].slice(0, maxChoices).join(', ');
