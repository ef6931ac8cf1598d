import { useSearchParams } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useSaveFile } from '../browser/use-save-file.ts';
import { SavedViews } from '../list/saved-views.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { Chooser, PeriodChooser } from './chooser.tsx';
import { comparisons, salesColumns, salesDimensions, salesMeasures } from './report-choices.data.ts';
import type { SalesReportReply } from './report-types.ts';
import { comparisonNames, dimensionNames, measureNames } from './report-words.ts';
import styles from './reports.module.css';
import type { salesFileAtDesk } from './sales-report.contract.ts';
import { salesRequestOf } from './sales-request.ts';

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
      <PeriodChooser from={report.from} to={report.to} />
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
      <SavedViews onOpen={() => {}} />
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
