import { useId } from 'react';
import { said, say } from '../lib/say.ts';
import { Select } from '../ui/select.tsx';
import styles from './availability-filter.module.css';
import type { CartLine } from './cart.contract.ts';
import { availabilityFilters, type AvailabilityFilter as Filter, selectedBy } from './select-lines.rule.ts';

export type AvailabilityFilterProps = {
  lines: readonly CartLine[];
  ticked: ReadonlySet<string>;
  onSelect: (ticked: ReadonlySet<string>) => void;
};

const byHand = 'by hand';

/** Ticks every line of one availability, and no other. */
export function AvailabilityFilter({ lines, ticked, onSelect }: AvailabilityFilterProps) {
  const id = useId();
  const keysOf = (filter: Filter) => selectedBy(filter, lines).map(String);
  const current = availabilityFilters.find(({ value }) => {
    const keys = keysOf(value);
    return (value === 0 || keys.length > 0) && keys.length === ticked.size && keys.every((key) => ticked.has(key));
  });
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{say`Availability`}</label>
      <Select
        id={id}
        small
        value={current?.value ?? byHand}
        onChange={(event) => onSelect(new Set(keysOf(Number(event.currentTarget.value) as Filter)))}
      >
        {!current && <option value={byHand}>{say`${ticked.size} selected`}</option>}
        {availabilityFilters.map(({ value, label, hidden }) => (
          <option key={value} value={value} hidden={hidden}>
            {value === 0 ? said(label) : `${said(label)} (${keysOf(value).length})`}
          </option>
        ))}
      </Select>
    </div>
  );
}
