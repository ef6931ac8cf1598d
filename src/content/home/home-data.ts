import type { ReactNode } from 'react';
import type { HomeContent } from '../../sites/home-content.ts';

export type FeaturedRow = { designation: string; link: string; brand: string; sizes: string; weight: string };

export type HomeData = {
  content: HomeContent;
  signedIn: boolean;
  /** By the id of their group. */
  featuredRows: Readonly<Record<string, readonly FeaturedRow[]>>;
  /** How many items each category has: { 'Deep groove ball': 426 }. */
  counts: Readonly<Record<string, number>>;
};

export type HomeProps = {
  data: HomeData;
  search: ReactNode;
  cart: ReactNode;
};
