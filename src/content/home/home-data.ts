import type { ReactNode } from 'react';
import type { Banner, HomeContent, HomeDrawing } from '../../sites/home-content.ts';

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

/** A type with items, and where they are listed; `count` is 0 while it is not known. */
export type ShownType = ShownBearingType & { to: string; count: number };

export type ShownGroup = Omit<ProductGroup, 'categories'> & {
  to: string;
  categories: readonly { category: string; count: number }[];
};

/** A maker with items; one that the site says nothing of shows how many they are. */
export type ShownBrand = { name: string; to: string; sells?: string; drawing?: HomeDrawing; count?: number };

export type FeaturedRow = { designation: string; link: string; brand: string; sizes: string; weight: string };

export type HomeData = {
  content: HomeContent;
  /** The banners of today. */
  banners: readonly Banner[];
  types: readonly ShownType[];
  productGroups: readonly ShownGroup[];
  brands: readonly ShownBrand[];
  tiles: NonNullable<HomeContent['tiles']>;
  /** Whether the bearing in the large drawing is on sale, so that its number may lead to it. */
  sellsDrawn: boolean;
  /** The rows by the id of their group. */
  featuredRows: Readonly<Record<string, readonly FeaturedRow[]>>;
};

export type HomeProps = {
  data: HomeData;
  search: ReactNode;
  cart: ReactNode;
};
