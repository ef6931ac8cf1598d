import type { CSSProperties } from 'react';
import { plural, t, translate } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { classNames } from '../../ui/class-names.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { categoryLink, searchLink } from '../listing-links.ts';
import type { BearingType } from './bearing-types.data.ts';
import type { HomeData } from './home-sections.ts';
import styles from './search-intro.module.css';

/** The head of a page whose search stands on the sheet's own ground. */
export function HomeIntro({ words }: { words: HomeContent }) {
  return (
    <div className={styles.lead}>
      <h1>{words.headline}</h1>
      <p>{words.lead}</p>
    </div>
  );
}

/** Searches to try, under the search box; `list` offers the quick order where the page has no panel for it. */
export function ExampleSearches({ list }: { list?: boolean }) {
  const { tries } = useSite().home;
  return (
    <>
      <p className={styles.tries}>
        <span>{t`Try`}</span>
        {tries.map((text) => (
          <a key={text} href={searchLink(text)}>
            {text}
          </a>
        ))}
      </p>
      {list && (
        <p className={styles.list}>
          <a href="/quick-order">{t`Paste a list of part numbers`}</a>
        </p>
      )}
    </>
  );
}

type TypeTilesProps = {
  types: readonly BearingType[];
  counts: HomeData['counts'];
  /** Side of a drawing in px, and px per mm where all are drawn to one scale. */
  size: number;
  scale?: number;
};

/** Types of bearings as drawings that lead to their listing. */
export function BearingTypeTiles({ types, counts, size, scale }: TypeTilesProps) {
  return (
    <div className={styles.tiles} style={gridColumns(types.length)}>
      {types.map(({ category, title, example, ...drawing }) => {
        const count = counts[category];
        return (
          <a key={category} className={styles.tile} href={categoryLink(category)}>
            <BearingDrawing {...drawing} {...(scale && { scale })} designation={example} size={size} decorative />
            <b>{translate(title)}</b>
            <span className={classNames(styles.note, !count && styles.mono)}>
              {count ? plural(count, 'item') : example}
            </span>
          </a>
        );
      })}
    </div>
  );
}

/** All in one row; on a narrow screen more than five stand in two. */
export function gridColumns(count: number): CSSProperties {
  return { '--columns': count, '--narrow': count > 5 ? Math.ceil(count / 2) : count } as CSSProperties;
}
