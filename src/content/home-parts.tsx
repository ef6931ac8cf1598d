import type { CSSProperties } from 'react';
import { countOf, said, say } from '../lib/say.ts';
import type { HomeWords } from '../sites/words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { classNames } from '../ui/class-names.ts';
import { useSite } from '../ui/site-context.tsx';
import type { HomeParts } from './home-drawn.ts';
import { categoryLink, searchLink } from './home-links.ts';
import styles from './home-parts.module.css';
import type { BearingType } from './home-types.data.ts';

/** The head of a page whose search stands on the sheet's own ground. */
export function Lead({ words }: { words: HomeWords }) {
  return (
    <div className={styles.lead}>
      <h1>{words.headline}</h1>
      <p>{words.lead}</p>
    </div>
  );
}

/** Searches to try, under the search box; `list` offers the quick order where the page has no panel for it. */
export function Tries({ list }: { list?: boolean }) {
  const { tries } = useSite().home;
  return (
    <>
      <p className={styles.tries}>
        <span>{say`Try`}</span>
        {tries.map((text) => (
          <a key={text} href={searchLink(text)}>
            {text}
          </a>
        ))}
      </p>
      {list && (
        <p className={styles.list}>
          <a href="/quick-order">{say`Paste a list of part numbers`}</a>
        </p>
      )}
    </>
  );
}

type TypeTilesProps = {
  types: readonly BearingType[];
  counts: HomeParts['counts'];
  /** Side of a drawing in px, and px per mm where all are drawn to one scale. */
  size: number;
  scale?: number;
};

/** Types of bearings as drawings that lead to their listing. */
export function TypeTiles({ types, counts, size, scale }: TypeTilesProps) {
  return (
    <div className={styles.tiles} style={columnsOf(types.length)}>
      {types.map(({ category, title, example, ...drawing }) => {
        const count = counts[category];
        return (
          <a key={category} className={styles.tile} href={categoryLink(category)}>
            <BearingDrawing {...drawing} {...(scale && { scale })} designation={example} size={size} decorative />
            <b>{said(title)}</b>
            <span className={classNames(styles.note, !count && styles.mono)}>
              {count ? countOf(count, 'item') : example}
            </span>
          </a>
        );
      })}
    </div>
  );
}

/** All in one row; on a narrow screen more than five stand in two. */
export function columnsOf(count: number): CSSProperties {
  return { '--columns': count, '--narrow': count > 5 ? Math.ceil(count / 2) : count } as CSSProperties;
}
