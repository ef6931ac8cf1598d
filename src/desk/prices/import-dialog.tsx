import { useState } from 'react';
import { targetText } from '../../catalogue/price-lists/price-target.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { plural } from '../../lib/i18n.ts';
import { formatAmount } from '../../lib/money.ts';
import type { SiteCode } from '../../sites/site.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { wordsOfColumn } from '../field-words.ts';
import type { importPricesAtDesk } from './price-rows.contract.ts';
import styles from './prices.module.css';
import { readPriceFile } from './read-price-file.ts';
import { changeText } from './sheet-texts.ts';
import type { LoadedPrices } from './use-price-sheet.ts';

type ImportReport = ReplyOf<typeof importPricesAtDesk>;
type ImportProps = { site: SiteCode; loaded: LoadedPrices; onClose: () => void; onImported: () => void };

const maxShown = 20;

/** First checks the file without writing: counts, bad lines with what to write, the largest changes. */
export function ImportPricesDialog({ site, loaded, onClose, onImported }: ImportProps) {
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<ImportReport>();
  const [isReading, setReading] = useState(false);
  const { send: sendOnce, busy: isSending, error, refuse } = useAction('page');
  const isBusy = isReading || isSending;
  const toast = useToast();
  const { owner, currency } = loaded;

  const send = (mode: 'check' | 'good-lines', text: string) =>
    sendOnce(() =>
      callDesk<typeof importPricesAtDesk>('POST /desk/api/:site/prices/import/', { site, owner, mode, csv: text }),
    );

  async function check(file: File | undefined) {
    setReport(undefined);
    refuse('');
    if (!file) return;
    setReading(true);
    const read = await readPriceFile(file);
    setReading(false);
    if ('problem' in read) return refuse(read.problem);
    setCsv(read.csv);
    setReport(await send('check', read.csv));
  }

  async function apply() {
    const done = await send('good-lines', csv);
    if (!done) return;
    toast({ message: `${done.begun} new, ${done.changed} changed.` });
    onImported();
  }

  const amount = (minor: number) => formatAmount({ minor, currency });
  const writes = (report?.begun ?? 0) + (report?.changed ?? 0);
  return (
    <ConfirmDialog
      width={720}
      title={`Import prices of ${loaded.name}`}
      busy={isBusy}
      onClose={onClose}
      action={writes > 0 ? `Import ${plural(writes, 'good line')}` : 'Import'}
      disabled={writes === 0}
      onConfirm={() => void apply()}
    >
      <Field
        label="CSV or XLSX file"
        hint="Columns: for, min_qty, discount_percent or net_price, valid_from, valid_to. Rows that are not in the file stay."
        error={error}
      >
        <TextInput
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          disabled={isBusy}
          onChange={(event) => void check(event.target.files?.[0])}
        />
      </Field>
      {report && (
        <div className={styles.report} role="status">
          <p>
            <strong>Nothing is written yet.</strong>{' '}
            {`${report.begun} new, ${report.changed} changed, ${report.unchanged} unchanged, ${report.problems.length} to correct.`}
          </p>
          {report.problems.length > 0 && (
            <ul>
              {report.problems.slice(0, maxShown).map(({ line, field, message }) => (
                <li
                  key={`${line} ${field} ${message}`}
                >{`Line ${line}, ${wordsOfColumn('prices', field) ?? field}: ${message}`}</li>
              ))}
            </ul>
          )}
          {report.moves.length > 0 && (
            <>
              <h3>Largest changes</h3>
              <ul>
                {report.moves.slice(0, maxShown).map((move) => (
                  <li key={move.line}>
                    {targetText(move.label)} <b>{changeText(move)}</b>{' '}
                    {move.isItem && `${amount(move.before)} becomes ${amount(move.after)}`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
