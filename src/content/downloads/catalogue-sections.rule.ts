/**
 * A catalogue is ordered by category (other goods by super category), series and size; variants of one size and maker
 * share a line, the plain one first.
 */

/** Sizes in mm, load ratings in kN, weight in kg per piece; null if unknown. */
export type CatalogueItem = {
  name: string;
  maker: string;
  superCategory: string;
  category: string;
  subCategory: string;
  description: string;
  /** '' if the item is not a bearing. */
  bearingType: string;
  seal: string;
  boreMm: number | null;
  outsideMm: number | null;
  widthMm: number | null;
  weightKg: number | null;
  dynamicKn: number | null;
  staticKn: number | null;
};

/** All variants of one size and maker; the figures are those of the plain one. */
export type CatalogueLine = { plain: CatalogueItem; names: readonly string[] };
export type SectionSeries = { title: string; lines: readonly CatalogueLine[] };
export type CatalogueSection = { title: string; items: number; series: readonly SectionSeries[] };

export type ItemKind = Pick<CatalogueItem, 'bearingType' | 'superCategory' | 'category' | 'subCategory'>;

const sectionTitle = ({ bearingType, category, superCategory }: ItemKind) => (bearingType ? category : superCategory);

/** '62 series' for '62 series, sealed'; other goods by category. */
const seriesTitle = ({ bearingType, subCategory, category }: ItemKind) =>
  (bearingType && subCategory.split(',')[0]?.trim()) || category;

type Group<Kind> = { title: string; items: number; members: readonly Kind[] };

/** Bearings first, then by number of items. */
export function groupBySection<Kind extends ItemKind>(
  entries: readonly Kind[],
  count: (entry: Kind) => number,
): Group<Kind>[] {
  return groupByTitle(entries, sectionTitle, count)
    .map((section) => ({ ...section, isBearings: section.members[0]?.bearingType !== '' }))
    .sort((a, b) => Number(b.isBearings) - Number(a.isBearings) || b.items - a.items || byNumber(a.title, b.title));
}

export function groupBySeries<Kind extends ItemKind>(
  entries: readonly Kind[],
  count: (entry: Kind) => number,
): Group<Kind>[] {
  return groupByTitle(entries, seriesTitle, count).sort((a, b) => byNumber(a.title, b.title));
}

function groupByTitle<Kind>(
  entries: readonly Kind[],
  titleOf: (entry: Kind) => string,
  count: (entry: Kind) => number,
) {
  return [...Map.groupBy(entries, titleOf)].map(([title, members]) => ({
    title,
    items: members.reduce((sum, entry) => sum + count(entry), 0),
    members,
  }));
}

const countOne = () => 1;

export function groupIntoSections(items: readonly CatalogueItem[]): CatalogueSection[] {
  return groupBySection(items, countOne).map(({ title, items: count, members }) => ({
    title,
    items: count,
    series: groupBySeries(members, countOne).map((series) => ({ title: series.title, lines: linesOf(series.members) })),
  }));
}

function linesOf(items: readonly CatalogueItem[]): CatalogueLine[] {
  const lineKey = (item: CatalogueItem) =>
    item.bearingType ? [item.boreMm, item.outsideMm, item.widthMm, item.maker].join('|') : `${item.maker}|${item.name}`;
  return [...Map.groupBy(items, lineKey).values()]
    .flatMap((members) => {
      const [plain, ...others] = members.toSorted((a, b) => a.name.length - b.name.length || byNumber(a.name, b.name));
      return plain ? [{ plain, names: [plain, ...others].map(({ name }) => name) }] : [];
    })
    .sort(({ plain: a }, { plain: b }) => bySize(a, b) || byNumber(a.name, b.name));
}

function bySize(a: CatalogueItem, b: CatalogueItem): number {
  const sizes = (item: CatalogueItem) => [item.boreMm, item.outsideMm, item.widthMm].map((size) => size ?? 0);
  const others = sizes(b);
  return sizes(a).reduce((order, size, index) => order || size - (others[index] ?? 0), 0);
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;
