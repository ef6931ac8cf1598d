import { type ChangeEvent, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import type { DayOrder } from '../../lib/typed-day.ts';
import { findColumns } from '../../payments/bank-statement/statement-columns.rule.ts';
import { isXmlStatement } from '../../payments/bank-statement/xml-statement.rule.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { readTableFile, type SheetsOfFile } from '../browser/read-table-file.ts';
import { SheetChoice } from '../browser/sheet-choice.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { importStatementAtDesk } from './bank.contract.ts';

type ImportDialogProps = { open: boolean; onClose: () => void; onImported: () => void };
type Report = ReplyOf<typeof importStatementAtDesk>;
/** The order that is assumed until somebody chooses is shown as chosen. */
type DayChoice = { order: DayOrder; example: NonNullable<Report['unclearDay']> };

/** The call takes this many characters; a longer statement is imported with the command. */
const maxCharacters = 900_000;
const maxShown = 10;
const columnsOfStatement = (cells: readonly string[]) => Object.keys(findColumns(cells) ?? {}).length;

export function ImportStatementDialog({ open, onClose, onImported }: ImportDialogProps) {
  const { site } = useDeskSite();
  const [file, setFile] = useState<{ name: string; table: SheetsOfFile; sheet: number }>();
  const [columns, setColumns] = useState('');
  const [dayChoice, setDayChoice] = useState<DayChoice>();
  const [goodLines, setGoodLines] = useState(false);
  const [replace, setReplace] = useState(false);
  const [anyAccount, setAnyAccount] = useState(false);
  const [report, setReport] = useState<Report>();
  const [isReading, setReading] = useState(false);
  const { send, busy: isSending, error, refuse } = useAction('page');
  const busy = isReading || isSending;

  async function choose({ target: { files } }: ChangeEvent<HTMLInputElement>) {
    const chosen = files?.[0];
    setReport(undefined);
    refuse('');
    setFile(undefined);
    setReplace(false);
    setAnyAccount(false);
    setDayChoice(undefined);
    if (!chosen) return;
    if (chosen.size > 2 * maxCharacters) return refuse('The file is too large; export a shorter period.');
    setReading(true);
    const read = await readTableFile(chosen, columnsOfStatement, isXmlStatement);
    setReading(false);
    if ('problem' in read) refuse(read.problem);
    else setFile({ name: chosen.name, table: read, sheet: read.best });
  }

  async function upload() {
    const content = file?.table.sheets[file.sheet]?.csv;
    if (!file || content === undefined) return;
    if (content.length > maxCharacters) return refuse('The file is too large; export a shorter period.');
    const chosen = { columns, goodLines, replace, anyAccount, ...(dayChoice && { dayOrder: dayChoice.order }) };
    const request = { site, fileName: file.name, content, ...chosen };
    const endpoint = 'POST /desk/api/:site/money/bank/import/';
    const reply = await send(() => callDesk<typeof importStatementAtDesk>(endpoint, request));
    setReport(reply);
    if (!reply) return;
    if (reply.unclearDay) setDayChoice({ order: 'day_first', example: reply.unclearDay });
    if (reply.written) onImported();
  }

  return (
    <ConfirmDialog
      open={open}
      title="Import a bank statement"
      onClose={onClose}
      busy={busy}
      width={560}
      action="Import"
      cancel={report?.written ? 'Close' : 'Cancel'}
      disabled={!file}
      onConfirm={() => void upload()}
    >
      <Field label="File of the bank (CSV, XLSX, MT940, CAMT.053 or OFX)" error={error}>
        <TextInput
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.sta,.mt940,.940,.xml,.ofx,.qfx,text/csv,text/plain"
          disabled={busy}
          onChange={(event) => void choose(event)}
        />
      </Field>
      {file && (
        <SheetChoice
          file={file.table}
          at={file.sheet}
          disabled={busy}
          onChoose={(sheet) => {
            setFile({ ...file, sheet });
            setReport(undefined);
          }}
        />
      )}
      <Field
        label="Columns"
        optional
        hint="Only when the heads are not known: date=Txn Date,text=Particulars,credit=Deposit,debit=Withdrawal"
      >
        <TextInput value={columns} maxLength={300} onChange={(event) => setColumns(event.target.value)} />
      </Field>
      {dayChoice && <DayOrderField choice={dayChoice} onChange={setDayChoice} />}
      <Checkbox
        label="Import the good lines even when others cannot be read"
        checked={goodLines}
        onChange={(event) => setGoodLines(event.target.checked)}
      />
      {(report?.differs || replace) && (
        <Checkbox
          label="Replace the lines of this file that wait by what is read now"
          checked={replace}
          onChange={(event) => setReplace(event.target.checked)}
        />
      )}
      {(report?.account?.isOwn === false || anyAccount) && (
        <Checkbox
          label="It is an account of ours too: import it"
          checked={anyAccount}
          onChange={(event) => setAnyAccount(event.target.checked)}
        />
      )}
      {report && <ReportNotice report={report} />}
    </ConfirmDialog>
  );
}

function DayOrderField({ choice, onChange }: { choice: DayChoice; onChange: (choice: DayChoice) => void }) {
  const { order, example } = choice;
  return (
    <Field label={`Dates like ${example.written}`}>
      <Select value={order} onChange={({ target }) => onChange({ example, order: target.value as DayChoice['order'] })}>
        <option value="day_first">{`Day first: ${formatDay(example.dayFirst)}`}</option>
        <option value="month_first">{`Month first: ${formatDay(example.monthFirst)}`}</option>
      </Select>
    </Field>
  );
}

function ReportNotice({ report }: { report: Report }) {
  const { written, added, known, importedBy, differs, unclearDay, account, problems } = report;
  if (account?.isOwn === false && !written && !importedBy && problems.length === 0 && !unclearDay)
    return (
      <Notice
        kind="warn"
        live
        title={`This statement is of account ${account.number}, which is not the account in your settings. Nothing is stored.`}
      />
    );
  if (unclearDay)
    return (
      <Notice
        kind="warn"
        live
        title="No date of the file shows whether the day or the month comes first. Choose it and import again; nothing is stored yet."
      />
    );
  if (differs)
    return (
      <Notice
        kind="warn"
        live
        title={`${importedBy} imported this statement before, and it was read otherwise then.`}
      />
    );
  if (importedBy)
    return <Notice kind="info" live title={`${importedBy} imported this statement before. Nothing has changed.`} />;
  const title = written ? `${plural(added, 'new line')}, ${known} known before.` : 'Nothing was imported.';
  return (
    <Notice kind={written ? 'good' : 'warn'} live title={title}>
      {account?.isOwn && <p>{`It is of your account ${account.number}, as in the settings.`}</p>}
      <ul>
        {problems.slice(0, maxShown).map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>{`Line ${line}: ${problem}`}</li>
        ))}
      </ul>
      {problems.length > maxShown && <p>{`and ${problems.length - maxShown} more`}</p>}
    </Notice>
  );
}
