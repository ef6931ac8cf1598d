import { Link } from 'react-router';
import type { HomeWords } from '../sites/words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block } from '../ui/block.tsx';
import { Designation } from '../ui/designation.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { Served } from '../ui/served.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { HomePageProps } from './home.page.tsx';
import styles from './home-counter.module.css';
import { brandLink, searchLink } from './home-links.ts';
import { Buyers, TypeTiles } from './home-parts.tsx';
import { oneShaft, oneShaftScale } from './home-types.data.ts';

/** The counter: search first, then eight types for one shaft and the brand names in one row. */
export function CounterHome({ words, search, signedIn, counts }: HomePageProps) {
  return (
    <Wrap>
      <section className={styles.hero}>
        <div>
          <h1>{words.headline}</h1>
          <p className={styles.lead}>{words.lead}</p>
          {search}
        </div>
        <Served>{import.meta.env.SSR && <WaysToSearch words={words} />}</Served>
      </section>
      <Served>{import.meta.env.SSR && <BelowSearch words={words} signedIn={signedIn} counts={counts} />}</Served>
    </Wrap>
  );
}

function BelowSearch({ words, signedIn, counts }: Omit<HomePageProps, 'search'>) {
  return (
    <>
      <SectionHead
        title="Eight types, one shaft"
        meta="All for a 25 mm shaft, drawn to scale"
        end={<Link to="/listing">All products</Link>}
      />
      <TypeTiles types={oneShaft} counts={counts} size={112} scale={oneShaftScale} />
      {words.brands && <Brands brands={words.brands} />}
      <section className={styles.about}>
        <div>
          <h2>About Us</h2>
          {words.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Buyers words={words} signedIn={signedIn} />
      </section>
    </>
  );
}

/** The site's tries, each with the kind of search it is. */
function WaysToSearch({ words }: { words: HomeWords }) {
  const { tries } = useSite().home;
  return (
    <Block head="Ways to search" end="Try one">
      <ul className={styles.ways}>
        {tries.map((text, index) => (
          <li key={text}>
            <span>{words.tries[index]}</span>
            <Designation to={searchLink(text)}>{text}</Designation>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Brands({ brands }: { brands: NonNullable<HomeWords['brands']> }) {
  return (
    <>
      <SectionHead title="Brands" meta={brands.note} />
      <div className={styles.plates}>
        {brands.list.map(({ name, sells, drawing }) => (
          <Link key={name} className={styles.plate} to={brandLink(name)}>
            <b>{name}</b>
            <BearingDrawing {...drawing} size={72} decorative />
            <span>{sells}</span>
          </Link>
        ))}
      </div>
    </>
  );
}
