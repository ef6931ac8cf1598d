import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Select } from '../../ui/controls/select.tsx';
import type { ColumnChoice } from '../pasted-list/list-columns.rule.ts';
import type { ListChoices } from '../pasted-list/read-list.rule.ts';
import type { NamedColumns, SheetReading } from '../pasted-list/read-sheet.rule.ts';
import styles from './how-read.module.css';
import type { ListReading } from './quick-list.rule.ts';

export type HowReadProps = {
  how: ListReading;
  onChange: (choices: ListChoices) => void;
};

/** What was decided to read a table, above its lines: each of it can be changed. */
export function HowRead({ how: { sheets, choices, isWindows1252, insteadOf }, onChange }: HowReadProps) {
  if (sheets.length === 0 && !isWindows1252) return null;
  const read = sheets.flatMap((sheet, index) => (sheet.isRead ? [index] : []));
  const choose = (sheet: number, choice: ColumnChoice) => {
    const others = (choices.columns ?? []).filter((one) => one.sheet !== sheet);
    const before = choices.columns?.find((one) => one.sheet === sheet);
    onChange({ columns: [...others, { ...before, ...choice, sheet }] });
  };
  const chooseSheet = (index: number, isRead: boolean) =>
    onChange({ sheets: sheets.flatMap((_, at) => ((at === index ? isRead : read.includes(at)) ? [at] : [])) });
  return (
    <section className={styles.how} aria-label={t`How your list was read`}>
      {sheets.length > 1 && (
        <fieldset className={styles.sheets}>
          <legend>{t`${read.length} of ${plural(sheets.length, 'sheet')} read`}</legend>
          {sheets.map((sheet, index) => (
            <Checkbox
              key={`${index} ${sheet.name}`}
              label={t`${sheet.name}, ${plural(sheet.lines, 'line')}`}
              checked={sheet.isRead}
              disabled={sheet.isRead && read.length === 1}
              onChange={(event) => chooseSheet(index, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {sheets.map(
        (sheet, index) =>
          sheet.isRead && (
            <SheetColumns
              key={`${index} ${sheet.name}`}
              sheet={sheet}
              isOneOfSeveral={sheets.length > 1}
              onChoose={(choice) => choose(index, choice)}
            />
          ),
      )}
      <LeftOut
        sheets={sheets}
        isIncluded={choices.withHidden === true}
        onInclude={(withHidden) => onChange({ withHidden })}
      />
      {insteadOf && <p>{t`Few of the items in ${insteadOf} were found, more of those in the column that is read.`}</p>}
      {isWindows1252 && (
        <p>{t`The file is not in Unicode: it was read as Windows-1252. Please check letters such as ä and é.`}</p>
      )}
    </section>
  );
}

type SheetColumnsProps = { sheet: SheetReading; isOneOfSeveral: boolean; onChoose: (choice: ColumnChoice) => void };

function SheetColumns({ sheet, isOneOfSeveral, onChoose }: SheetColumnsProps) {
  const { name, item, items, quantity, quantities, make, unit } = sheet;
  const more = [
    [msg('Make from {column}'), make],
    [msg('Unit from {column}'), unit],
  ] as const;
  return (
    <div className={styles.columns}>
      {isOneOfSeveral && <b>{name}</b>}
      <ChooseColumns
        label={t`Items from`}
        chosen={item}
        from={items}
        onChoose={([column]) => onChoose({ item: column })}
      />
      <ChooseColumns
        label={t`Quantity from`}
        chosen={quantity}
        from={quantities}
        onChoose={(columns) => onChoose({ quantity: columns })}
      />
      {more.map(([text, column]) => column && <span key={text}>{translate(text, { column })}</span>)}
    </div>
  );
}

type ChooseColumnsProps = {
  label: string;
  chosen: NamedColumns | undefined;
  from: readonly NamedColumns[];
  onChoose: (columns: number[]) => void;
};

function ChooseColumns({ label, chosen, from, onChoose }: ChooseColumnsProps) {
  const columnsText = (one: NamedColumns | undefined) => one?.columns.join(' ') ?? '';
  if (from.length < 2) return chosen ? <span>{`${label} ${chosen.head}`}</span> : null;
  return (
    <div className={styles.choose}>
      <span>{label}</span>
      <Select
        small
        value={columnsText(chosen)}
        aria-label={label}
        aria-invalid={chosen === undefined || undefined}
        onChange={(event) => onChoose(event.currentTarget.value.split(' ').map(Number))}
      >
        {chosen === undefined && <option value="">{t`Which column?`}</option>}
        {from.map((one) => (
          <option key={columnsText(one)} value={columnsText(one)}>
            {chosen && columnsText(one) === columnsText(chosen) ? chosen.head : one.head}
          </option>
        ))}
      </Select>
    </div>
  );
}

type LeftOutProps = { sheets: readonly SheetReading[]; isIncluded: boolean; onInclude: (isIncluded: boolean) => void };

/** What the sheet does not show, or shows struck through, is not ordered unless somebody says so. */
function LeftOut({ sheets, isIncluded, onInclude }: LeftOutProps) {
  const count = (of: (sheet: SheetReading) => number) =>
    sheets.reduce((all, sheet) => all + (sheet.isRead ? of(sheet) : 0), 0);
  const hidden = count(({ hiddenRows }) => hiddenRows);
  const struck = count(({ struckRows }) => struckRows);
  const columns = count(({ hiddenColumns }) => hiddenColumns);
  if (isIncluded)
    return (
      <div className={styles.columns}>
        <span>{t`Hidden and struck-through rows and columns are included.`}</span>
        <Button small kind="quiet" onClick={() => onInclude(false)}>{t`Leave them out`}</Button>
      </div>
    );
  const parts = [
    hidden > 0 && plural(hidden, 'hidden row'),
    struck > 0 && plural(struck, 'row that is struck through', 'rows that are struck through'),
    columns > 0 && plural(columns, 'hidden column'),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div className={styles.columns}>
      <span>{t`Left out: ${parts.join(', ')}.`}</span>
      <Button small kind="quiet" onClick={() => onInclude(true)}>{t`Include them`}</Button>
    </div>
  );
}
