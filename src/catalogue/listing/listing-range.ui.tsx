import { t } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './listing-facets.module.css';
import type { SizeRange } from './multi-search.contract.ts';

type RangeFacetProps = {
  /** 'bore' names the fields bore_min and bore_max. */
  name: string;
  label: string;
  from: number | undefined;
  to: number | undefined;
  /** The sizes that the listing has, shown until some are asked for. */
  found: SizeRange | undefined;
  /** Called when a field is left. */
  onLeave: () => void;
};

/** Two sizes in mm between which the listing stays; what is typed stays until it is asked. */
export function RangeFacet({ name, label, from, to, found, onLeave }: RangeFacetProps) {
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.head}>{label}</legend>
      <div className={styles.range}>
        <SizeInput name={`${name}_min`} label={t`${label}, from`} value={from} found={found?.min} onLeave={onLeave} />
        <span className={styles.to}>{t`to`}</span>
        <SizeInput name={`${name}_max`} label={t`${label}, to`} value={to} found={found?.max} onLeave={onLeave} />
      </div>
    </fieldset>
  );
}

type SizeInputProps = {
  name: string;
  label: string;
  value: number | undefined;
  found: number | undefined;
  onLeave: () => void;
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
      onBlur={onLeave}
    />
  );
}
