import { type ChangeEvent, memo, type SubmitEvent, useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { type FieldValues, SyncFields } from '../../ui/forms/sync-fields.tsx';
import { countText } from '../items/item-format.rule.ts';
import { sizeNames } from '../items/size-names.data.ts';
import styles from './listing-facets.module.css';
import { maxWithAvailability } from './listing-limits.data.ts';
import {
  canNarrow,
  type Facet,
  filterValueText,
  type ListingQuery,
  listingHref,
  listingParams,
  rangeLabels,
  readListingQuery,
  valueFilters,
  withoutRedundantFacets,
} from './listing-query.rule.ts';
import type { ListingFilters, SizeRange } from './multi-search.contract.ts';
import { usePendingQuery } from './use-pending-query.ts';

const unfolded = 8;

type FacetsProps = {
  query: ListingQuery;
  facets: readonly Facet[];
  ranges: readonly SizeRange[];
  /** The size that all items share; '' where it differs. */
  size: string;
  isAvailabilityLeftOut: boolean;
};

export const Facets = memo(({ query, facets, ranges, size, isAvailabilityLeftOut }: FacetsProps) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const pendingQuery = usePendingQuery(query);

  const show = (filters: ListingFilters) => {
    const before = { ...pendingQuery(), page: 1 };
    const href = listingHref({ ...before, filters });
    if (href !== listingHref(before)) navigate(href, { preventScrollReset: true });
  };
  /** This choice alone, because another that was made elsewhere may still be loading. */
  const choose = ({ type, name, value, checked }: HTMLInputElement) => {
    const params = listingParams(pendingQuery());
    params.delete(name, type === 'checkbox' ? value : undefined);
    if (type !== 'checkbox' || checked) params.append(name, value);
    show(readListingQuery(params).filters);
  };
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const field = event.target as unknown as HTMLInputElement;
    if (field.type === 'checkbox') choose(field);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]);
    show(readListingQuery(new URLSearchParams(typed)).filters);
  };
  const hasSizes = (key: SizeRange['key']) =>
    ranges.some((range) => range.key === key && canNarrow(range)) ||
    query.filters[`${key}_min`] ||
    query.filters[`${key}_max`];
  return (
    <Form ref={form} action="/listing" className={styles.facets} onChange={onChange} onSubmit={onSubmit}>
      <SyncFields form={form} values={fieldValues(query)} isAhead={isNeverAhead} />
      {query.keyword && <input type="hidden" name="q" value={query.keyword} />}
      {query.sort !== 'best' && <input type="hidden" name="sort" value={query.sort} />}
      {withoutRedundantFacets(facets).map((facet) => (
        <ValueFacet key={facet.key} facet={facet} query={query} />
      ))}
      {sizeNames.filter(hasSizes).map((key) => (
        <RangeFacet
          key={key}
          name={key}
          label={t`${translate(rangeLabels[key])}, mm`}
          from={query.filters[`${key}_min`]}
          to={query.filters[`${key}_max`]}
          found={ranges.find((range) => range.key === key)}
          onLeave={choose}
        />
      ))}
      {sizeNames.some(hasSizes) && (
        <Link to="/size-search" className={styles.bySize}>{t`Type sizes on a drawing`}</Link>
      )}
      {size && <p className={styles.leftOut}>{t`All are ${size} mm.`}</p>}
      {isAvailabilityLeftOut && (
        <p className={styles.leftOut}>
          {t`Narrow the list to ${countText(maxWithAvailability)} items or fewer to filter by availability.`}
        </p>
      )}
      <div className={styles.apply}>
        <Button type="submit" kind="primary" wide>{t`Apply`}</Button>
      </div>
    </Form>
  );
});

/** Ticks are asked for at once, and sizes when their field is left. */
const isNeverAhead = () => false;

const fieldValues = ({ filters }: ListingQuery): FieldValues =>
  Object.fromEntries([
    ...valueFilters.map((key) => [key, filters[key] ?? []] as const),
    ...sizeNames.flatMap((key) => [rangeValue(filters, `${key}_min`), rangeValue(filters, `${key}_max`)]),
  ]);

const rangeValue = (filters: ListingFilters, name: `${SizeRange['key']}_${'min' | 'max'}`) =>
  [name, String(filters[name] ?? '')] as const;

function ValueFacet({ facet, query }: { facet: Facet; query: ListingQuery }) {
  const key = valueFilters.find((each) => each === facet.key);
  if (!key) return null;
  const selected = query.filters[key] ?? [];
  const known = facet.values.map(({ value }) => value);
  const values = [...facet.values, ...selected.filter((v) => !known.includes(v)).map((value) => ({ value, count: 0 }))];
  // Items without a certificate are in no value, so that one value narrows the list too.
  const fewest = key === 'certificate' ? 1 : 2;
  if (values.length < fewest && selected.length === 0) return null;
  const boxes = values.map(({ value, count }) => (
    <Checkbox
      key={value}
      name={key}
      value={value}
      defaultChecked={selected.includes(value)}
      label={filterValueText(key, value)}
      end={countText(count)}
    />
  ));
  const folded = boxes.slice(unfolded);
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.head}>{facet.label}</legend>
      {boxes.slice(0, unfolded)}
      {folded.length > 0 && (
        <details open={values.slice(unfolded).some(({ value }) => selected.includes(value))}>
          <summary className={styles.more}>{t`${folded.length} more`}</summary>
          {folded}
        </details>
      )}
    </fieldset>
  );
}

type RangeFacetProps = {
  name: string;
  label: string;
  from: number | undefined;
  to: number | undefined;
  /** Shown as placeholders. */
  found: SizeRange | undefined;
  onLeave: (field: HTMLInputElement) => void;
};

function RangeFacet({ name, label, from, to, found, onLeave }: RangeFacetProps) {
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.head}>{label}</legend>
      <div className={styles.range}>
        <SizeInput name={`${name}_min`} label={t`${label}, from`} value={from} found={found?.min} onLeave={onLeave} />
        <span className={styles.to}>{t`to`}</span>
        <SizeInput name={`${name}_max`} label={t`${label}, to`} value={to} found={found?.max} onLeave={onLeave} />
      </div>
      {from !== undefined && to !== undefined && from > to && (
        <p className={styles.leftOut}>{t`No size is from ${from} to ${to} mm. Please enter the smaller one first.`}</p>
      )}
    </fieldset>
  );
}

type SizeInputProps = {
  name: string;
  label: string;
  value: number | undefined;
  found: number | undefined;
  onLeave: (field: HTMLInputElement) => void;
};

function SizeInput({ name, label, value, found, onLeave }: SizeInputProps) {
  return (
    <TextInput
      small
      name={name}
      aria-label={label}
      defaultValue={value}
      placeholder={found === undefined ? undefined : String(found)}
      inputMode="decimal"
      autoComplete="off"
      onBlur={(event) => onLeave(event.currentTarget)}
    />
  );
}
