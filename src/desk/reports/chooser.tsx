import { useId } from 'react';
import { Select } from '../../ui/controls/select.tsx';
import { DayFilter } from '../list/day-filter.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { reportPeriods } from './report-choices.data.ts';
import type { Days } from './report-period.rule.ts';
import { periodNames } from './report-words.ts';
import styles from './reports.module.css';

type Choice = { value: string; text: string };

type ChooserProps = {
  name: string;
  label: string;
  options: readonly Choice[];
  /** What is chosen where the address says nothing; the first of the options by default. */
  otherwise?: string;
  also?: (value: string) => Record<string, string>;
};

/** One choice of a report, which is in its address. */
export function Chooser({ name, label, options, otherwise = options[0]?.value ?? '', also }: ChooserProps) {
  const query = useListQuery();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        small
        value={query.asked(name) || otherwise}
        onChange={({ target: { value } }) => query.set({ ...also?.(value), [name]: value === otherwise ? '' : value })}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Which days the report is of: a named period, or days that are chosen, which begin as those that are shown. */
export function PeriodChooser({ from, to }: Days) {
  const query = useListQuery();
  return (
    <>
      <Chooser
        name="period"
        label="Period"
        otherwise="this-year"
        options={reportPeriods.map((one) => ({ value: one, text: periodNames[one] }))}
        also={(period) => (period === 'days' ? { from, to } : { from: '', to: '' })}
      />
      {query.get('period') === 'days' && (
        <span className={styles.days}>
          <DayFilter name="from" label="From" /> to <DayFilter name="to" label="Until" />
        </span>
      )}
    </>
  );
}
