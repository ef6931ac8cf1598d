import type { HomeWords } from '../sites/words.ts';

/** The designations that all tabs name, for the server to find. */
export const featuredNames = ({ featured = [] }: HomeWords): string[] => [
  ...new Set(featured.flatMap(({ groups }) => groups.flatMap(({ names = [] }) => names))),
];
