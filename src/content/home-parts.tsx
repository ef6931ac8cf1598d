import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { HomeWords } from '../sites/words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, BlockFoot, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useSite } from '../ui/site-context.tsx';
import { categoryLink, searchLink } from './home-links.ts';
import styles from './home-parts.module.css';
import type { BearingType } from './home-types.data.ts';

/** Searches to try, under the search box. */
export function Tries() {
  const { tries } = useSite().home;
  return (
    <p className={styles.tries}>
      <span>Try</span>
      {tries.map((text) => (
        <Link key={text} to={searchLink(text)}>
          {text}
        </Link>
      ))}
    </p>
  );
}

type TypeTilesProps = {
  types: readonly BearingType[];
  /** Sizes of each category, where they were counted. */
  counts: Record<string, number> | undefined;
  /** Side of a drawing in px, and px per mm where all are drawn to one scale. */
  size: number;
  scale?: number;
};

/** Types of bearings as drawings that lead to their listing. */
export function TypeTiles({ types, counts, size, scale }: TypeTilesProps) {
  return (
    <div className={styles.tiles} style={columnsOf(types.length)}>
      {types.map(({ category, title, example, ...drawing }) => {
        const count = counts?.[category];
        return (
          <Link key={category} className={styles.tile} to={categoryLink(category)}>
            <BearingDrawing {...drawing} {...(scale && { scale })} designation={example} size={size} decorative />
            <b>{title}</b>
            <span className={classNames(styles.note, !count && styles.mono)}>
              {count ? `${count.toLocaleString('en-IN')} sizes` : example}
            </span>
          </Link>
        );
      })}
    </div>
  );
}

/** All in one row; on a narrow screen more than five stand in two. */
function columnsOf(count: number): CSSProperties {
  return { '--columns': count, '--narrow': count > 5 ? Math.ceil(count / 2) : count } as CSSProperties;
}

/** Who buys here and how one gets in. */
export function Buyers({ words, signedIn }: { words: HomeWords; signedIn: boolean }) {
  return (
    <Block>
      <Cells columns={1}>
        {words.buyers.map(({ label, value }) => (
          <Cell key={label} label={label}>
            {value}
          </Cell>
        ))}
      </Cells>
      <BlockFoot>
        {signedIn ? (
          <ButtonLink to="/order-history">Order History</ButtonLink>
        ) : (
          <ButtonLink to="/login" kind="primary">
            SignIn
          </ButtonLink>
        )}
      </BlockFoot>
    </Block>
  );
}
