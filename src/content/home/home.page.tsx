import { useSite } from '../../ui/page/site-context.tsx';
import { DirectoryLayout } from './directory-layout.tsx';
import { HeroLayout } from './hero-layout.tsx';
import type { HomeProps } from './home-data.ts';
import { QuickOrderLayout } from './quick-order-layout.tsx';

const layouts = { maker: HeroLayout, counter: QuickOrderLayout, 'trading-house': DirectoryLayout };

export function HomePage(props: HomeProps) {
  const Home = layouts[useSite().home.form];
  return (
    <main id="main">
      <Home {...props} />
    </main>
  );
}
