import type { FunctionComponent } from 'react';
import type { FeaturedItem } from '../../catalogue/recommendations/featured-items.contract.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { directorySections } from './directory-sections.ui.tsx';
import { heroSections } from './hero-sections.ui.tsx';
import { quickOrderSections } from './quick-order-sections.ui.tsx';

/** What the parts of a home page are drawn from. */
export type HomeData = {
  /** `homeWords` of the site. */
  words: HomeContent;
  signedIn: boolean;
  /** The items that the words name, as far as the site sells them. */
  items: readonly FeaturedItem[];
  /** How many items each category has ({ 'Deep groove ball': 426 }). */
  counts: Readonly<Record<string, number>>;
};

/** The parts that the server draws: over the search, under it, beside it and below. */
export type HomeSections = Record<'head' | 'tries' | 'side' | 'below', FunctionComponent<HomeData>>;

/** They carry no handler: the browser never runs them. */
export const sectionsByLayout: Record<'maker' | 'counter' | 'trading-house', HomeSections> = {
  maker: heroSections,
  counter: quickOrderSections,
  'trading-house': directorySections,
};
