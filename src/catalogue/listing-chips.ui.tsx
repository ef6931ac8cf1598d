import { Link } from 'react-router';
import { said, say } from '../lib/say.ts';
import { Icon } from '../ui/icon.tsx';
import { facetValueText } from './display.rule.ts';
import styles from './listing-chips.module.css';
import {
  type Facet,
  type ListingQuery,
  listingHref,
  rangeFilters,
  rangeLabels,
  valueFilters,
  withoutRange,
  withoutValue,
} from './listing-query.rule.ts';

/** What the listing is narrowed to, each as a link that takes it off. */
export function Chips({ query, facets }: { query: ListingQuery; facets: readonly Facet[] }) {
  const chips = [...valueChips(query, facets), ...rangeChips(query)];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={say`Filters`}>
      {chips.map(({ words, href }) => (
        <li key={words}>
          <Link className={styles.chip} to={href} preventScrollReset aria-label={say`Remove ${words}`}>
            {words}
            <Icon name="close" small />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Chip = { words: string; href: string };

function valueChips(query: ListingQuery, facets: readonly Facet[]): Chip[] {
  return valueFilters.flatMap((key) => {
    const label = facets.find((facet) => facet.key === key)?.label ?? '';
    return (query.filters[key] ?? []).map((value) => ({
      words: `${label} ${facetValueText(key, value)}`.trim(),
      href: listingHref(withoutValue(query, key, value)),
    }));
  });
}

function rangeChips(query: ListingQuery): Chip[] {
  return rangeFilters.flatMap((key) => {
    const range = rangeText(query.filters[`${key}_min`], query.filters[`${key}_max`]);
    return range ? [{ words: `${said(rangeLabels[key])} ${range}`, href: listingHref(withoutRange(query, key)) }] : [];
  });
}

function rangeText(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined) return to === undefined ? undefined : say`up to ${to} mm`;
  if (to === undefined) return say`from ${from} mm`;
  return from === to ? say`${from} mm` : say`${from} to ${to} mm`;
}
