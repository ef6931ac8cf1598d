import type { HomeContent } from '../../sites/home-content.ts';

export const featuredDesignations = ({ featured = [] }: HomeContent): string[] => [
  ...new Set(featured.flatMap(({ groups }) => groups.flatMap(({ designations = [] }) => designations))),
];
