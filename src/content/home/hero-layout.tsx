import { t, translate } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { searchLink } from '../listing-links.ts';
import { AboutUs } from './about-us.tsx';
import { Banners } from './banners.tsx';
import { Brands } from './brands.tsx';
import { CategoryTiles, Featured } from './featured.tsx';
import { heroItems } from './hero-items.data.ts';
import styles from './hero-layout.module.css';
import type { HomeData, HomeProps } from './home-data.ts';
import { BearingTypeTiles, ExampleSearches } from './search-intro.tsx';
import { SignUpOffers, TermsList } from './sign-up-offers.tsx';

const hero = heroItems.maker;

/** One large drawing in light lines; its centre line runs through the search field. */
export function HeroLayout({ data, search, cart }: HomeProps) {
  return (
    <>
      <section className={styles.hero} data-ground="brand">
        <Container>
          <div className={styles.grid}>
            <div className={styles.searchColumn}>
              <h1>{data.content.headline}</h1>
              {search}
              <ExampleSearches list />
              {cart}
            </div>
            <div className={styles.drawing}>
              <div>
                <BearingDrawing {...hero.drawing} size="large" width={800} height={528} centreLineFromEdge />
              </div>
            </div>
          </div>
        </Container>
      </section>
      <Container>
        <Below {...data} />
      </Container>
    </>
  );
}

function Below(data: HomeData) {
  const { content, types, brands, tiles, banners } = data;
  return (
    <>
      <Banners banners={banners} />
      <Facts facts={content.facts} sellsDrawn={data.sellsDrawn} />
      {types.length > 0 && (
        <>
          <SectionHeader title={t`By type`} end={<a href="/listing">{t`All products`}</a>} />
          <BearingTypeTiles types={types} size={120} />
        </>
      )}
      <Brands brands={brands} note={content.brands?.note} />
      <Featured featured={data.content.featured} featuredRows={data.featuredRows} />
      <CategoryTiles tiles={tiles} />
      <section className={styles.about}>
        <h2>{t`About Us`}</h2>
        <AboutUs content={content} />
        <TermsList content={content} />
      </section>
      <Values content={content} />
      <Clients content={content} />
      <div className={styles.offers}>
        <SignUpOffers content={content} />
      </div>
    </>
  );
}

function Facts({ facts, sellsDrawn }: Pick<HomeData['content'], 'facts'> & Pick<HomeData, 'sellsDrawn'>) {
  const { type, d, D, B } = hero.drawing;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t`Shown above: ${translate(type)}, ${[d, D, B].join(' × ')} mm, ${hero.weightKg} kg`}</dt>
        <dd>
          <Designation {...(sellsDrawn && { to: searchLink(hero.designation) })}>{hero.designation}</Designation>
        </dd>
      </div>
    </dl>
  );
}

function Values({ content: { values } }: { content: HomeContent }) {
  if (!values) return null;
  return (
    <>
      <SectionHeader title={t`What you can count on`} />
      <dl className={styles.values}>
        {values.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A strip that scrolls where there are many; each leads to what clients say. */
export function Clients({ content: { clients } }: { content: HomeContent }) {
  const { pages } = useSite();
  if (!clients) return null;
  return (
    <>
      <SectionHeader title={t`Clients`} meta={clients.note} />
      <ul className={styles.clients} aria-label={t`Clients`}>
        {clients.list.map(({ name, logo, drawing }) => (
          <li key={name}>
            <a href={pages.about}>
              {logo ? (
                <img src={logo} alt="" />
              ) : (
                <svg viewBox="0 0 72 72" aria-hidden="true">
                  <path d={drawing} />
                </svg>
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
