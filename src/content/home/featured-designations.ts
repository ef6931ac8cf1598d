import type { HomeContent } from '../../sites/home-content.ts';

/** The designations that all tabs name, for the server to find. */
export const featuredDesignations = ({ featured = [] }: HomeContent): string[] => [
  ...new Set(featured.flatMap(({ groups }) => groups.flatMap(({ designations = [] }) => designations))),
];
