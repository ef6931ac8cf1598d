import { say } from '../lib/say.ts';
import type { FeaturedGroup, FeaturedTab, HomeWords } from '../sites/words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { HomeParts } from './home-drawn.ts';
import styles from './home-featured.module.css';
import { CatalogueLink, FeaturedDetail, featuredAnchor } from './home-featured-detail.tsx';
import { listingLink } from './home-links.ts';
import { columnsOf } from './home-parts.tsx';

/**
 * What the house shows from its catalogue, in tabs. Without a line of script: the tabs are a group of radio buttons, and
 * Know More opens the view that its address names, so that Back works twice.
 */
export function Featured({ words: { featured }, items }: HomeParts) {
  if (!featured) return null;
  return (
    <section id={featuredAnchor} className={styles.featured}>
      <SectionHead title={say`From the catalogue`} />
      <fieldset className={styles.tabs}>
        <legend>{say`From the catalogue`}</legend>
        {featured.map(({ title }, index) => (
          <label key={title}>
            <input type="radio" name="featured" value={title} defaultChecked={index === 0} autoComplete="off" />
            {title}
          </label>
        ))}
      </fieldset>
      {featured.map((tab) => (
        <TabPanel key={tab.title} tab={tab} items={items} />
      ))}
    </section>
  );
}

function TabPanel({ tab, items }: { tab: FeaturedTab } & Pick<HomeParts, 'items'>) {
  return (
    <div className={styles.panel}>
      <div className={styles.list}>
        {tab.groups.map((group) => (
          <GroupLine key={group.id} group={group} />
        ))}
      </div>
      {tab.groups.map((group) => (
        <FeaturedDetail key={group.id} tab={tab.title} group={group} items={items} />
      ))}
    </div>
  );
}

function GroupLine({ group: { id, title, text, drawing, names } }: { group: FeaturedGroup }) {
  return (
    <article>
      <BearingDrawing {...drawing} size={96} decorative />
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        <a className={styles.more} href={`#${id}`} aria-label={say`Know More: ${title}`}>{say`Know More`}</a>
        {!names && <CatalogueLink />}
      </div>
    </article>
  );
}

/** Small tiles below the tabs. */
export function Tiles({ words: { tiles } }: { words: HomeWords }) {
  const { name: site } = useSite();
  if (!tiles) return null;
  return (
    <nav className={styles.tiles} style={columnsOf(tiles.length)} aria-label={say`Kinds of bearings from ${site}`}>
      {tiles.map(({ name, listing, drawing }) => (
        <a key={name} href={listingLink(listing)}>
          <BearingDrawing {...drawing} size={40} decorative />
          {name}
        </a>
      ))}
    </nav>
  );
}
