import { directorySections } from './directory-sections.ui.tsx';
import { heroSections } from './hero-sections.ui.tsx';
import type { HomeSections } from './home-sections.ts';
import { quickOrderSections } from './quick-order-sections.ui.tsx';

/** Server-rendered only, so the sections must not have event handlers. */
export const sectionsByLayout: Record<'maker' | 'counter' | 'trading-house', HomeSections> = {
  maker: heroSections,
  counter: quickOrderSections,
  'trading-house': directorySections,
};
