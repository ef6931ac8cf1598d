import { useId } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { Select } from '../../ui/controls/select.tsx';
import type { CartLine } from '../cart.contract.ts';
import styles from './availability-filter.module.css';
import { availabilityFilters, type AvailabilityFilter as Filter, lineIdsMatching } from './select-lines.rule.ts';

export type AvailabilityFilterProps = {
  lines: readonly CartLine[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

const byHand = 'by hand';

export function AvailabilityFilter({ lines, selected, onSelect }: AvailabilityFilterProps) {
  const id = useId();
  const keysOf = (filter: Filter) => lineIdsMatching(filter, lines).map(String);
  const current = availabilityFilters.find(({ value }) => {
    const keys = keysOf(value);
    return (value === 0 || keys.length > 0) && keys.length === selected.size && keys.every((key) => selected.has(key));
  });
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t`Select`}</label>
      <Select
        id={id}
        small
        value={current?.value ?? byHand}
        onChange={(event) => onSelect(new Set(keysOf(Number(event.currentTarget.value) as Filter)))}
      >
        {!current && <option value={byHand}>{t`${selected.size} selected`}</option>}
        {availabilityFilters.map(({ value, label, hidden }) => (
          <option key={value} value={value} hidden={hidden}>
            {value === 0 ? translate(label) : `${translate(label)} (${keysOf(value).length})`}
          </option>
        ))}
      </Select>
    </div>
  );
}
