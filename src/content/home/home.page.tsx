import './about-us.module.css';
import './featured.module.css';
import './featured-detail.module.css';
import './sign-up-offers.module.css';
import './search-intro.module.css';
import './values-and-clients.module.css';
import '../../ui/graphics/bearing-drawing.module.css';
import '../../ui/page/block.module.css';
import '../../ui/items/designation.module.css';
import '../../ui/controls/field.module.css';
import '../../ui/controls/input.module.css';
import '../../ui/page/layout.module.css';
import { createElement, type ReactNode } from 'react';
import { ServerOnly } from '../../ui/page/server-only.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DirectoryLayout } from './directory-layout.ui.tsx';
import { HeroLayout } from './hero-layout.ui.tsx';
import type { HomeData, HomeSections } from './home-sections.ts';
import { QuickOrderLayout } from './quick-order-layout.ui.tsx';

/** The browser never loads the code of these sections, only their styles, imported above. */
const sectionsByLayout = import.meta.env.SSR ? (await import('./sections-by-layout.ts')).sectionsByLayout : undefined;

type HomePageProps = {
  /** Undefined in the browser. */
  data: HomeData | undefined;
  search: ReactNode;
  cart: ReactNode;
};

const layouts = { maker: HeroLayout, counter: QuickOrderLayout, 'trading-house': DirectoryLayout };

/** Everything but the search and the cart link is rendered on the server only. */
export function HomePage({ data, search, cart }: HomePageProps) {
  const { form } = useSite().home;
  const Home = layouts[form];
  const renderOnServer = (name: keyof HomeSections) => (
    <ServerOnly>{sectionsByLayout && data && createElement(sectionsByLayout[form][name], data)}</ServerOnly>
  );
  return (
    <main id="main">
      <Home
        headline={renderOnServer('headline')}
        examples={renderOnServer('examples')}
        aside={renderOnServer('aside')}
        below={renderOnServer('below')}
        search={search}
        cart={cart}
      />
    </main>
  );
}
