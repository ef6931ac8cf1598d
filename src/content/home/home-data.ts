import type { ReactNode } from 'react';
import type { Banner, HomeContent } from '../../sites/home-content.ts';

/** Sizes in mm. */
export type ShownBearingType = {
  /** Must match a category of the catalogue. */
  category: string;
  title: string;
  type: string;
  example: string;
  d: number;
  D: number;
  B: number;
  seal?: string;
};

export type ProductGroup = {
  name: string;
  drawing: { type: string; d: number; D: number; B: number };
  categories: readonly string[];
};

export type FeaturedRow = { designation: string; link: string; brand: string; sizes: string; weight: string };

export type HomeData = {
  content: HomeContent;
  /** The banners of today. */
  banners: readonly Banner[];
  types: readonly ShownBearingType[];
  productGroups: readonly ProductGroup[];
  /** The rows by the id of their group. */
  featuredRows: Readonly<Record<string, readonly FeaturedRow[]>>;
  /** How many items each category has: { 'Deep groove ball': 426 }. */
  counts: Readonly<Record<string, number>>;
};

export type HomeProps = {
  data: HomeData;
  search: ReactNode;
  cart: ReactNode;
};
