import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { sizeNames } from '../items/size-names.data.ts';
import styles from './listing-chips.module.css';
import {
  type Facet,
  filterValueText,
  type ListingQuery,
  listingHref,
  rangeLabels,
  valueFilters,
  withoutRange,
  withoutValue,
} from './listing-query.rule.ts';
import { usePendingQuery } from './use-pending-query.ts';

export function Chips({ query, facets }: { query: ListingQuery; facets: readonly Facet[] }) {
  const chips = [...valueChips(query, facets), ...rangeChips(query)];
  const pendingQuery = usePendingQuery(query);
  const navigate = useNavigate();
  if (chips.length === 0) return null;
  const remove = (event: MouseEvent, { without }: Chip) => {
    if (pendingQuery() === query || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(listingHref(without(pendingQuery())), { preventScrollReset: true });
  };
  return (
    <ul className={styles.chips} aria-label={t`Filters`}>
      {chips.map((chip) => (
        <li key={chip.text}>
          <Link
            className={styles.chip}
            to={listingHref(chip.without(query))}
            preventScrollReset
            aria-label={t`Remove ${chip.text}`}
            onClick={(event) => remove(event, chip)}
          >
            {chip.text}
            <Icon name="close" small />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Chip = { text: string; without: (query: ListingQuery) => ListingQuery };

function valueChips(query: ListingQuery, facets: readonly Facet[]): Chip[] {
  return valueFilters.flatMap((key) => {
    const label = facets.find((facet) => facet.key === key)?.label ?? '';
    return (query.filters[key] ?? []).map((value) => ({
      text: `${label} ${filterValueText(key, value)}`.trim(),
      without: (from: ListingQuery) => withoutValue(from, key, value),
    }));
  });
}

function rangeChips(query: ListingQuery): Chip[] {
  return sizeNames.flatMap((key) => {
    const range = rangeText(query.filters[`${key}_min`], query.filters[`${key}_max`]);
    const without = (from: ListingQuery) => withoutRange(from, key);
    return range ? [{ text: `${translate(rangeLabels[key])} ${range}`, without }] : [];
  });
}

function rangeText(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined) return to === undefined ? undefined : t`up to ${to} mm`;
  if (to === undefined) return t`from ${from} mm`;
  return from === to ? t`${from} mm` : t`${from} to ${to} mm`;
}
