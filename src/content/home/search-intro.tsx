import type { CSSProperties } from 'react';
import { plural, t, translate } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { classNames } from '../../ui/class-names.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { searchLink } from '../listing-links.ts';
import type { HomeData } from './home-data.ts';
import styles from './search-intro.module.css';

export function HomeIntro({ content }: { content: HomeContent }) {
  return (
    <div className={styles.intro}>
      <h1>{content.headline}</h1>
      <p>{content.lead}</p>
    </div>
  );
}

export function ExampleSearches({ list }: { list?: boolean }) {
  const { exampleSearches } = useSite().home;
  return (
    <>
      {exampleSearches.length > 0 && (
        <p className={styles.examples}>
          <span>{t`Try`}</span>
          {exampleSearches.map((text) => (
            <a key={text} href={searchLink(text)}>
              {text}
            </a>
          ))}
        </p>
      )}
      {list && (
        <p className={styles.list}>
          <a href="/quick-order">{t`Paste a list of part numbers`}</a>
        </p>
      )}
    </>
  );
}

type TypeTilesProps = {
  types: HomeData['types'];
  /** `size` in px; `scale` in px per mm if all are drawn to one scale. */
  size: number;
  scale?: number;
};

export function BearingTypeTiles({ types, size, scale }: TypeTilesProps) {
  return (
    <div className={styles.tiles} style={gridColumns(types.length)}>
      {types.map(({ category, title, example, to, count, ...drawing }) => (
        <a key={category} className={styles.tile} href={to}>
          <BearingDrawing {...drawing} {...(scale && { scale })} designation={example} size={size} decorative />
          <b>{translate(title)}</b>
          <span className={classNames(styles.note, !count && styles.mono)}>
            {count ? plural(count, 'item') : example}
          </span>
        </a>
      ))}
    </div>
  );
}

export function gridColumns(count: number): CSSProperties {
  return { '--columns': count, '--narrow': count > 5 ? Math.ceil(count / 2) : count } as CSSProperties;
}
