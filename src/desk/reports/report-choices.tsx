import { useSearchParams } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useSaveFile } from '../browser/use-save-file.ts';
import { useTypedValue } from '../browser/use-typed-value.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { comparisons, reportPeriods, salesColumns, salesDimensions, salesMeasures } from './report-choices.data.ts';
import { comparisonNames, dimensionNames, measureNames, periodNames } from './report-words.ts';
import styles from './reports.module.css';
import type { salesFileAtDesk } from './sales-report.contract.ts';
import type { SalesReportReply } from './sales-report.tsx';
import { salesRequestOf } from './sales-request.ts';

type Choice = { value: string; text: string };

/** What the report shows, by what, of which days and against which; all of it is in the address. */
export function ReportChoices({ report }: { report: SalesReportReply }) {
  const query = useListQuery();
  const [params] = useSearchParams();
  const { site } = useDeskSite();
  const { save, busy } = useSaveFile();
  const file = (format: 'csv' | 'xlsx') =>
    save(() =>
      callDesk<typeof salesFileAtDesk>('GET /desk/api/:site/reports/sales/file/', {
        site,
        ...salesRequestOf(params),
        format,
      }),
    );
  return (
    <div className={styles.choices}>
      <Chooser
        name="measure"
        label="Show"
        options={salesMeasures.map((one) => ({ value: one, text: measureNames[one] }))}
      />
      <Chooser
        name="rows"
        label="Rows"
        options={salesDimensions.map((one) => ({ value: one, text: dimensionNames[one].one }))}
      />
      <Chooser
        name="columns"
        label="Columns"
        options={salesColumns.map((one) => ({ value: one, text: dimensionNames[one].one }))}
      />
      <Chooser
        name="period"
        label="Period"
        otherwise="this-year"
        options={reportPeriods.map((one) => ({ value: one, text: periodNames[one] }))}
        also={(period) => (period === 'days' ? { from: report.from, to: report.to } : { from: '', to: '' })}
      />
      {query.get('period') === 'days' && (
        <span className={styles.days}>
          <DayField name="from" label="From" /> to <DayField name="to" label="Until" />
        </span>
      )}
      <Chooser
        name="against"
        label="Against"
        options={comparisons.map((one) => ({ value: one, text: comparisonNames[one] }))}
      />
      {report.narrowed.map(({ name, label }) => (
        <Button key={name} small icon="close" onClick={() => query.set({ [name]: '' })}>
          {`Only ${label}`}
        </Button>
      ))}
      <span className={styles.files}>
        <Button small busy={busy} onClick={() => void file('xlsx')}>
          XLSX
        </Button>
        <Button small busy={busy} onClick={() => void file('csv')}>
          CSV
        </Button>
      </span>
    </div>
  );
}

type ChooserProps = {
  name: string;
  label: string;
  options: readonly Choice[];
  /** What is chosen where the address says nothing; the first of the options by default. */
  otherwise?: string;
  also?: (value: string) => Record<string, string>;
};

function Chooser({ name, label, options, otherwise = options[0]?.value ?? '', also }: ChooserProps) {
  const query = useListQuery();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select in it is the control.
    <label className={styles.choice}>
      <span>{label}</span>
      <Select
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
    </label>
  );
}

/** A year that is not complete yet, such as 0202, is not asked for. */
function DayField({ name, label }: { name: 'from' | 'to'; label: string }) {
  const query = useListQuery();
  const [typed, setTyped] = useTypedValue(query.asked(name));
  return (
    <TextInput
      small
      type="date"
      min="2000-01-01"
      required
      aria-label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) query.set({ [name]: target.value });
      }}
    />
  );
}
