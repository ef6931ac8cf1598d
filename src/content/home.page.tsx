import './home-about.module.css';
import './home-featured.module.css';
import './home-featured-detail.module.css';
import './home-joins.module.css';
import './home-parts.module.css';
import './home-values.module.css';
import '../ui/bearing-drawing.module.css';
import '../ui/block.module.css';
import '../ui/designation.module.css';
import '../ui/field.module.css';
import '../ui/input.module.css';
import '../ui/layout.module.css';
import { createElement, type ReactNode } from 'react';
import { Served } from '../ui/served.tsx';
import { useSite } from '../ui/site-context.tsx';
import { CounterHome } from './home-counter.tsx';
import type { HomeParts } from './home-drawn.ts';
import { MakerHome } from './home-maker.tsx';
import { TradingHouseHome } from './home-trading-house.tsx';

/** The server's part of the page; the browser has its styles, imported above, and never its code. */
const drawn = import.meta.env.SSR ? (await import('./home-drawn.ts')).drawn : undefined;

type HomePageProps = {
  /** Undefined in the browser. */
  parts: HomeParts | undefined;
  /** The large search box. */
  search: ReactNode;
  /** How full the cart is. */
  cart: ReactNode;
};

/** What stands where in the form of a site. */
export type HomeSlots = Record<'head' | 'tries' | 'side' | 'below' | 'search' | 'cart', ReactNode>;

const forms = { maker: MakerHome, counter: CounterHome, 'trading-house': TradingHouseHome };

/** The home page in the form of the site; the server draws all of it but the search and the cart's line. */
export function HomePage({ parts, search, cart }: HomePageProps) {
  const { form } = useSite().home;
  const Home = forms[form];
  const served = (name: 'head' | 'tries' | 'side' | 'below') => (
    <Served>{drawn && parts && createElement(drawn[form][name], parts)}</Served>
  );
  return (
    <main id="main">
      <Home
        head={served('head')}
        tries={served('tries')}
        side={served('side')}
        below={served('below')}
        search={search}
        cart={cart}
      />
    </main>
  );
}
