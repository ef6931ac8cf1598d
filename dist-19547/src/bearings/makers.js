import { brandsOfIso } from './brand-words.data.js';
                                                                  
import * as list from './maker-list.js';

export const makers                   = Object.values(list);

const makersByName = new Map(makers.map((maker) => [maker.name, maker]));
export const findMaker = (name        )                    => makersByName.get(name);

/** Brand names in search texts, in capitals, and their dialect. */
export const dialectByBrand                                   = Object.fromEntries([
  ...brandsOfIso.map((brand) => [brand, 'generic']),
  ...makers.flatMap(({ name, brands }) => brands.map((brand) => [brand, name])),
]);

export const makerSuffixes = makers.flatMap(({ name, suffixes = [] }) =>
  suffixes.map((row) => ({ ...row, dialect: name })),
);

export const makerPrefixes = makers.flatMap(({ name, prefixes = [] }) =>
  prefixes.map((row) => ({ ...row, dialect: name })),
);

const writers = makers.flatMap(({ name, spelling }) => (spelling ? [{ name, spelling }] : []));
const rankOf = ({ spelling }                             ) => spelling.rank ?? writers.length + 1;

export const spellingRules                                     = new Map(
  writers.map(({ name, spelling }) => [name, spelling]),
);

/** The dialects that a designation can be written in, ISO first. */
export const dialects                    = [
  'generic',
  ...writers.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ name }) => name),
];

/** By the last part of the page's path. */
export const brandPages                                      = Object.fromEntries(
  makers.flatMap(({ name, page }) => {
    if (!page) return [];
    const { path, ...facts } = page;
    return [[path, { name, ...facts }]];
  }),
);
