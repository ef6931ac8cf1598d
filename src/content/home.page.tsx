import type { ReactNode } from 'react';
import type { HomeWords } from '../sites/words.ts';
import { useSite } from '../ui/site-context.tsx';
import { CounterHome } from './home-counter.tsx';
import { MakerHome } from './home-maker.tsx';
import { TradingHouseHome } from './home-trading-house.tsx';

export type HomePageProps = {
  /** `homeWords` of the site. */
  words: HomeWords;
  /** The large search box. */
  search: ReactNode;
  signedIn: boolean;
  /** How many sizes each category has ({ 'Deep groove ball': 426 }); not said where it is not known. */
  counts?: Record<string, number> | undefined;
};

const forms = { maker: MakerHome, counter: CounterHome, 'trading-house': TradingHouseHome };

/** The home page in the form of the site. */
export function HomePage(props: HomePageProps) {
  const Home = forms[useSite().home.form];
  return (
    <main id="main">
      <Home {...props} />
    </main>
  );
}
