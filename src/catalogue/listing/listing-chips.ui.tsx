import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { facetValueText } from '../items/item-format.rule.ts';
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

export function Chips({ query, facets }: { query: ListingQuery; facets: readonly Facet[] }) {
  const chips = [...valueChips(query, facets), ...rangeChips(query)];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Filters`}>
      {chips.map(({ text, href }) => (
        <li key={text}>
          <Link className={styles.chip} to={href} preventScrollReset aria-label={t`Remove ${text}`}>
            {text}
            <Icon name="close" small />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Chip = { text: string; href: string };

function valueChips(query: ListingQuery, facets: readonly Facet[]): Chip[] {
  return valueFilters.flatMap((key) => {
    const label = facets.find((facet) => facet.key === key)?.label ?? '';
    return (query.filters[key] ?? []).map((value) => ({
      text: `${label} ${facetValueText(key, value)}`.trim(),
      href: listingHref(withoutValue(query, key, value)),
    }));
  });
}

function rangeChips(query: ListingQuery): Chip[] {
  return rangeFilters.flatMap((key) => {
    const range = rangeText(query.filters[`${key}_min`], query.filters[`${key}_max`]);
    return range
      ? [{ text: `${translate(rangeLabels[key])} ${range}`, href: listingHref(withoutRange(query, key)) }]
      : [];
  });
}

function rangeText(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined) return to === undefined ? undefined : t`up to ${to} mm`;
  if (to === undefined) return t`from ${from} mm`;
  return from === to ? t`${from} mm` : t`${from} to ${to} mm`;
}
