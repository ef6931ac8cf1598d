import { Link } from 'react-router';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Designation } from '../ui/designation.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import type { HomePageProps } from './home.page.tsx';
import { searchLink } from './home-links.ts';
import styles from './home-maker.module.css';
import { Buyers, Tries, TypeTiles } from './home-parts.tsx';
import { heroes, makerTypes } from './home-types.data.ts';

/** The maker: one bearing large in light lines; its centre line runs through the search field. */
export function MakerHome({ words, search, signedIn, counts }: HomePageProps) {
  const { designation, type, d, D, B, weightKg } = heroes.maker;
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
              <div>
                <BearingDrawing type={type} d={d} D={D} B={B} size="large" width={800} height={528} centred />
              </div>
            </div>
          </div>
        </Wrap>
      </section>
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
              Drawn above: {type}, {d} × {D} × {B} mm, {weightKg} kg
            </dt>
            <dd>
              <Designation to={searchLink(designation)}>{designation}</Designation>
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
    </>
  );
}
