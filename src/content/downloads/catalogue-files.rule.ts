import { groupBySection, groupBySeries, type ItemKind } from './catalogue-sections.rule.ts';

/** A catalogue too large for one file is one file for each section, and a section too large for one is several parts. */

/** How many items there are of one kind. */
export type ItemGroup = ItemKind & { items: number };

/** A file of a catalogue and what it holds. */
export type CatalogueFile = {
  /** '' when the file is the whole catalogue. */
  section: string;
  /** The section as its address has it. */
  slug: string;
  part: number;
  parts: number;
  items: number;
  /** Titles of the first and the last series. */
  from: string;
  to: string;
  groups: readonly ItemGroup[];
  /** How many items of the groups, by size, earlier parts hold. */
  skip: number;
};

type Part = Pick<CatalogueFile, 'items' | 'from' | 'to' | 'groups' | 'skip'>;

/**
 * Most items of one file: more than any of our sites sells today. A file of so many has about 200 pages and 2 MB, is
 * printed in some ten seconds, and its printer holds no more than these items.
 */
export const maxItemsPerFile = 20_000;

/** The files of the catalogue that these groups make up, none of more than `most` items. */
export function splitIntoFiles(groups: readonly ItemGroup[], maxItems = maxItemsPerFile): CatalogueFile[] {
  const items = sum(groups);
  if (items === 0) return [];
  if (items <= maxItems)
    return [{ section: '', slug: '', part: 1, parts: 1, items, from: '', to: '', groups, skip: 0 }];
  const taken = new Set<string>();
  return groupBySection(groups, itemsOf).flatMap(({ title, members }) => {
    const parts = partsOf(members, maxItems);
    const slug = freeSlug(title, taken);
    return parts.map((part, index) => ({ section: title, slug, part: index + 1, parts: parts.length, ...part }));
  });
}

const itemsOf = ({ items }: ItemGroup) => items;
const sum = (groups: readonly ItemGroup[]) => groups.reduce((count, { items }) => count + items, 0);

/** Whole series as long as they fit; only a series larger than a file is cut. */
function partsOf(section: readonly ItemGroup[], maxItems: number): Part[] {
  const parts: Part[] = [];
  for (const { title, items, members } of groupBySeries(section, itemsOf)) {
    const last = parts.at(-1);
    if (last && last.items + items <= maxItems && last.skip === 0)
      parts[parts.length - 1] = { ...last, items: last.items + items, to: title, groups: [...last.groups, ...members] };
    else
      for (let skip = 0; skip < items; skip += maxItems)
        parts.push({ items: Math.min(maxItems, items - skip), from: title, to: title, groups: members, skip });
  }
  return parts;
}

/** 'deep-groove-ball'; two titles that read the same in an address are numbered. */
function freeSlug(title: string, taken: Set<string>): string {
  const plain =
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'other';
  let slug = plain;
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`;
  taken.add(slug);
  return slug;
}
