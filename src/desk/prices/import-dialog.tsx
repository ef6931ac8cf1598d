import { useState } from 'react';
import { priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
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
import { readTableFile, type SheetsOfFile } from '../browser/read-table-file.ts';
import { SheetChoice } from '../browser/sheet-choice.tsx';
import { wordsOfColumn } from '../field-words.ts';
import type { importPricesAtDesk } from './price-rows.contract.ts';
import styles from './prices.module.css';
import { changeText } from './sheet-texts.ts';
import type { LoadedPrices } from './use-price-sheet.ts';

type ImportReport = ReplyOf<typeof importPricesAtDesk>;
type ImportProps = { site: SiteCode; loaded: LoadedPrices; onClose: () => void; onImported: () => void };

const maxShown = 20;
/** What one request takes. */
const maxCharacters = 900_000;
const columnsOfPrices = (cells: readonly string[]) =>
  priceColumns.filter((column) => cells.some((cell) => cell.trim().toLowerCase() === column)).length;

/** First checks the file without writing: counts, bad lines with what to write, the largest changes. */
export function ImportPricesDialog({ site, loaded, onClose, onImported }: ImportProps) {
  const [table, setTable] = useState<SheetsOfFile>();
  const [sheet, setSheet] = useState(0);
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
    setTable(undefined);
    refuse('');
    if (!file) return;
    if (file.size > maxCharacters) return refuse('This file is larger than 900 KB. Please import it in parts.');
    setReading(true);
    const read = await readTableFile(file, columnsOfPrices);
    setReading(false);
    if ('problem' in read) return refuse(read.problem);
    setTable(read);
    await checkSheet(read, read.best);
  }

  async function checkSheet({ sheets }: SheetsOfFile, at: number) {
    setSheet(at);
    setReport(undefined);
    const csv = sheets[at]?.csv ?? '';
    if (csv.length > maxCharacters) return refuse('This sheet is too long. Please import it in parts.');
    setReport(await send('check', csv));
  }

  async function apply() {
    const done = await send('good-lines', table?.sheets[sheet]?.csv ?? '');
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
      {table && <SheetChoice file={table} at={sheet} disabled={isBusy} onChoose={(at) => void checkSheet(table, at)} />}
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
