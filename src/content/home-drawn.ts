import type { FunctionComponent } from 'react';
import type { ShelfItem } from '../catalogue/shelf.contract.ts';
import type { HomeWords } from '../sites/words.ts';
import { counterParts } from './home-counter-parts.tsx';
import { makerParts } from './home-maker-parts.tsx';
import { tradingHouseParts } from './home-trading-house-parts.tsx';

/** What the parts of a home page are drawn from. */
export type HomeParts = {
  /** `homeWords` of the site. */
  words: HomeWords;
  signedIn: boolean;
  /** The items that the words name, as far as the site sells them. */
  items: readonly ShelfItem[];
  /** How many items each category has ({ 'Deep groove ball': 426 }). */
  counts: Readonly<Record<string, number>>;
};

/** The parts that the server draws: over the search, under it, beside it and below. */
export type DrawnParts = Record<'head' | 'tries' | 'side' | 'below', FunctionComponent<HomeParts>>;

/** They carry no handler: the browser never runs them. */
export const drawn: Record<'maker' | 'counter' | 'trading-house', DrawnParts> = {
  maker: makerParts,
  counter: counterParts,
  'trading-house': tradingHouseParts,
};
