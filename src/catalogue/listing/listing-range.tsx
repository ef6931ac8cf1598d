import { t } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './listing-facets.module.css';
import type { SizeRange } from './multi-search.contract.ts';

type RangeFacetProps = {
  name: string;
  label: string;
  from: number | undefined;
  to: number | undefined;
  /** Shown as placeholders. */
  found: SizeRange | undefined;
  onLeave: (field: HTMLInputElement) => void;
};

export function RangeFacet({ name, label, from, to, found, onLeave }: RangeFacetProps) {
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
