import type { FunctionComponent, ReactNode } from 'react';
import type { FeaturedItem } from '../../catalogue/recommendations/featured-items.contract.ts';
import type { HomeContent } from '../../sites/home-content.ts';

export type HomeData = {
  content: HomeContent;
  signedIn: boolean;
  items: readonly FeaturedItem[];
  /** How many items each category has: { 'Deep groove ball': 426 }. */
  counts: Readonly<Record<string, number>>;
};

type SectionName = 'headline' | 'examples' | 'aside' | 'below';

export type HomeSections = Record<SectionName, FunctionComponent<HomeData>>;

export type HomeSlots = Record<SectionName | 'search' | 'cart', ReactNode>;
