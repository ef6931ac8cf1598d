import { Link } from 'react-router';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Designation } from '../ui/designation.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { Served } from '../ui/served.tsx';
import type { HomePageProps } from './home.page.tsx';
import { searchLink } from './home-links.ts';
import styles from './home-maker.module.css';
import { Buyers, Tries, TypeTiles } from './home-parts.tsx';
import { heroes, makerTypes } from './home-types.data.ts';

const hero = heroes.maker;

/** The maker: one bearing large in light lines; its centre line runs through the search field. */
export function MakerHome({ words, search, signedIn, counts }: HomePageProps) {
  return (
    <>
      <section className={styles.hero} data-ground="brand">
        <Wrap>
          <div className={styles.grid}>
            <div className={styles.find}>
              <h1>{words.headline}</h1>
              {search}
              <Tries />
            </div>
            <div className={styles.drawing}>
              <Served>
                {import.meta.env.SSR && (
                  <BearingDrawing {...hero.drawing} size="large" width={800} height={528} centred />
                )}
              </Served>
            </div>
          </div>
        </Wrap>
      </section>
      <Served>{import.meta.env.SSR && <BelowSearch words={words} signedIn={signedIn} counts={counts} />}</Served>
    </>
  );
}

function BelowSearch({ words, signedIn, counts }: Omit<HomePageProps, 'search'>) {
  const { type, d, D, B } = hero.drawing;
  return (
    <Wrap>
      <dl className={styles.facts}>
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>
            Drawn above: {type}, {d} × {D} × {B} mm, {hero.weightKg} kg
          </dt>
          <dd>
            <Designation to={searchLink(hero.designation)}>{hero.designation}</Designation>
          </dd>
        </div>
      </dl>
      <SectionHead title="By type" end={<Link to="/listing">All products</Link>} />
      <TypeTiles types={makerTypes} counts={counts} size={120} />
      <section className={styles.about}>
        <h2>About Us</h2>
        <div>
          {words.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Buyers words={words} signedIn={signedIn} />
      </section>
    </Wrap>
  );
}
