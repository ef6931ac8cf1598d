import { brandsOfIso } from './brand-words.data.ts';
import type { Maker, MakerPage, SpellingRules } from './maker.ts';
import * as list from './maker-list.ts';

export const makers: readonly Maker[] = Object.values(list);

const makersByName = new Map(makers.map((maker) => [maker.name, maker]));
export const findMaker = (name: string): Maker | undefined => makersByName.get(name);

/** Brand names in search texts, in capitals, and their dialect. */
export const dialectByBrand: Readonly<Record<string, string>> = Object.fromEntries([
  ...brandsOfIso.map((brand) => [brand, 'generic']),
  ...makers.flatMap(({ name, brands }) => brands.map((brand) => [brand, name])),
]);

/** 'Koyo' of KOYO; a brand that is none of the makers here keeps its capitals. */
export const brandName = (brand: string): string =>
  makers.find(({ name }) => name.toUpperCase() === brand)?.name ?? brand;

export const makerSuffixes = makers.flatMap(({ name, suffixes = [] }) =>
  suffixes.map((row) => ({ ...row, dialect: name })),
);

export const makerPrefixes = makers.flatMap(({ name, prefixes = [] }) =>
  prefixes.map((row) => ({ ...row, dialect: name })),
);

const writers = makers.flatMap(({ name, spelling }) => (spelling ? [{ name, spelling }] : []));
const rankOf = ({ spelling }: { spelling: SpellingRules }) => spelling.rank ?? writers.length + 1;

export const spellingRules: ReadonlyMap<string, SpellingRules> = new Map(
  writers.map(({ name, spelling }) => [name, spelling]),
);

/** The dialects that a designation can be written in, ISO first. */
export const dialects: readonly string[] = [
  'generic',
  ...writers.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ name }) => name),
];

/** The pages by the last part of their path. */
export const brandPages: Readonly<Record<string, MakerPage>> = Object.fromEntries(
  makers.flatMap(({ name, page }) => {
    if (!page) return [];
    const { path, ...facts } = page;
    return [[path, { name, ...facts }]];
  }),
);
