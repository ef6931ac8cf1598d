import { type BearingType, ringsDependOnDesign } from '../../bearings/attributes.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole } from '../../bearings/designation/parsed-designation.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { compareBearings, disagreement } from '../../bearings/interchange/compare-bearings.ts';
import { memoize } from '../../lib/memoize.ts';
import type { SearchTerm } from './search-terms.ts';

export type NamedItem = { name: string; maker: string };
type Asked = Pick<SearchTerm, 'number' | 'maker'>;

export const readingAsked = ({ number, maker }: Asked) => parseDesignation(number, maker ?? '');
export const readingOfItem = ({ name, maker }: NamedItem) => parseDesignation(name, maker);

/** More are left in the order of their popularity: each is read, which takes time. */
const maxRead = 100;

const isThrust = (type: BearingType | null): boolean => type?.includes('thrust') === true;

/** 0 for the type that is asked for; a thrust bearing never takes the place of a radial one. */
const distanceOfTypes = (asked: BearingType | null, offered: BearingType | null): number =>
  asked === offered ? 0 : isThrust(asked) === isThrust(offered) ? 1 : 2;

/**
 * Those of the type that is asked for first, then those that have most of what is written, then those of the type that
 * differ least.
 */
export function nearestFirst<Item extends NamedItem>(asked: Asked, items: readonly Item[]): Item[] {
  const reading = readingAsked(asked);
  const read = items.slice(0, maxRead).map((item) => {
    const offered = readingOfItem(item);
    const [written, all] = disagreement(reading, offered);
    const type = distanceOfTypes(reading.type, offered.type);
    return { item, type, written, all: type === 0 ? all : 0 };
  });
  const nearest = read.sort((a, b) => a.type - b.type || a.written - b.written || a.all - b.all);
  return [...nearest.map(({ item }) => item), ...items.slice(maxRead)];
}

type Exact = Asked & Pick<SearchTerm, 'whole' | 'universalKeys'>;

/**
 * Cylindrical roller bearings with and without E share a universal number, but their rings do not fit together: those of the
 * other design come behind. `fits` is false where there are no others.
 */
export function fittingFirst<Item extends NamedItem & { universalNo: string }>(
  asked: Exact,
  items: readonly Item[],
): { items: Item[]; fits: boolean } {
  if (!ringsDependOnDesign(asked.whole[0]?.type ?? null)) return { items: [...items], fits: true };
  const [exact, others] = partition(items, (item) => isExact(asked, item));
  const [fitting, ofOtherDesign] = partition(exact, (item) => !isOtherDesign(asked, item));
  return { items: [...fitting, ...ofOtherDesign, ...others], fits: exact.length === 0 || fitting.length > 0 };
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

export const isExact = ({ universalKeys }: Pick<Exact, 'universalKeys'>, item: { universalNo: string }): boolean =>
  item.universalNo !== '' && universalKeys.includes(keyOf(item.universalNo));

const keys = memoize<string>(2000);
const keyOf = (universalNo: string): string => keys(universalNo, () => designationKey(universalNo));

function isOtherDesign(asked: Asked, item: NamedItem): boolean {
  const offered = readingOfItem(item);
  return isWhole(offered) && compareBearings(readingAsked(asked), offered).differs.includes('internal design');
}
