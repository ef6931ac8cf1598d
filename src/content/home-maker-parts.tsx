import { said, say } from '../lib/say.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Designation } from '../ui/designation.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { AboutUs } from './home-about.tsx';
import type { DrawnParts, HomeParts } from './home-drawn.ts';
import { Featured, Tiles } from './home-featured.tsx';
import { Joins, Terms } from './home-joins.tsx';
import { searchLink } from './home-links.ts';
import styles from './home-maker.module.css';
import { Tries, TypeTiles } from './home-parts.tsx';
import { heroes, makerTypes } from './home-types.data.ts';
import { Clients, Values } from './home-values.tsx';

const hero = heroes.maker;

const Head = ({ words }: HomeParts) => <h1>{words.headline}</h1>;
const Side = () => <BearingDrawing {...hero.drawing} size="large" width={800} height={528} centred />;
const TriesOrList = () => <Tries list />;

function Below(parts: HomeParts) {
  const { words, signedIn, counts } = parts;
  return (
    <>
      <Facts facts={words.facts} />
      <SectionHead title={say`By type`} end={<a href="/listing">{say`All products`}</a>} />
      <TypeTiles types={makerTypes} counts={counts} size={120} />
      <Featured {...parts} />
      <Tiles words={words} />
      <section className={styles.about}>
        <h2>{say`About Us`}</h2>
        <AboutUs words={words} />
        {!signedIn && <Terms words={words} />}
      </section>
      <Values words={words} />
      <Clients words={words} />
      <div className={styles.joins}>
        <Joins words={words} signedIn={signedIn} />
      </div>
    </>
  );
}

function Facts({ facts }: Pick<HomeParts['words'], 'facts'>) {
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
        <dt>{say`Drawn above: ${said(type)}, ${[d, D, B].join(' × ')} mm, ${hero.weightKg} kg`}</dt>
        <dd>
          <Designation to={searchLink(hero.designation)}>{hero.designation}</Designation>
        </dd>
      </div>
    </dl>
  );
}

export const makerParts: DrawnParts = { head: Head, tries: TriesOrList, side: Side, below: Below };
