import { useId, useState } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FoldOnPhone } from '../../ui/table/fold-on-phone.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { stepsText } from '../lines/quantity-text.rule.ts';
import styles from './open-lines.module.css';
import { QuickChoices } from './quick-choices.tsx';
import { type DecisionCells, decisionColumns } from './quick-columns.tsx';
import type { QuickReading } from './quick-order.contract.ts';
import {
  isBoughtButMissing,
  itemOf,
  likelyQuantityOf,
  type QuickRow,
  type QuickState,
  stateOf,
} from './quick-rows.rule.ts';
import type { QuickOrderState } from './use-quick-order.ts';

export type OpenLinesProps = {
  list: QuickOrderState;
  rows: readonly QuickRow[];
  cells: Pick<DecisionCells, 'quantity' | 'action'>;
  /** Undefined where nobody is signed in. */
  onAsk: ((row: QuickRow) => void) | undefined;
};

export function OpenLines(props: OpenLinesProps) {
  const { rows } = props;
  const none = rows.filter(({ result }) => result === 'no_bearing');
  const asked = rows.filter(({ result }) => result !== 'no_bearing');
  return (
    <>
      {asked.length > 0 && (
        <section id="to-decide" aria-label={t`To check`}>
          <SectionHeader
            title={t`${plural(asked.length, 'line needs', 'lines need')} your decision`}
            meta={summaryOf(asked)}
          />
          <OpenTable {...props} rows={asked} caption={t`Lines that need your decision`} />
        </section>
      )}
      {none.length > 0 && (
        <details className={styles.none} open={none.length < 4}>
          <summary>{t`${plural(none.length, 'line names', 'lines name')} no bearing`}</summary>
          <OpenTable {...props} rows={none} caption={t`Lines that name no bearing`} />
        </details>
      )}
    </>
  );
}

function OpenTable({ list, rows, cells, onAsk, caption }: OpenLinesProps & { caption: string }) {
  const { shown, hasMore, showAll } = useFirstRows(rows);
  const choose = (row: QuickRow) => {
    if (row.result === 'bad_quantity') return <LikelyQuantity row={row} list={list} />;
    const hasChoices = row.items.length > 0 && row.result !== 'bad_line';
    const canAsk = onAsk && ['not_found', 'no_bearing', 'choose'].includes(stateOf(row));
    return (
      <span className={styles.correct}>
        {row.result === 'two_readings' ? (
          <ChooseReading row={row} onChoose={(reading) => list.decide(row, reading)} />
        ) : hasChoices ? (
          <QuickChoices row={row} onChoose={(itemid) => list.choose(row, itemid)} />
        ) : (
          <CorrectLine row={row} onCorrect={(text) => list.correct(row, text)} />
        )}
        <LikelyQuantity row={row} list={list} />
        {canAsk && <Button small onClick={() => onAsk(row)}>{t`Request by RFI`}</Button>}
      </span>
    );
  };
  return (
    <>
      <FoldOnPhone count={shown.length} className={styles.lines}>
        <DataTable
          caption={caption}
          columns={decisionColumns(useSite(), { ...cells, question, choose })}
          rows={shown}
          rowKey={(row) => row.key}
        />
      </FoldOnPhone>
      {hasMore && (
        <TableFooter summary={t`The first ${shown.length} of ${plural(rows.length, 'line')}.`} onShowAll={showAll} />
      )}
    </>
  );
}

function LikelyQuantity({ row, list }: { row: QuickRow; list: QuickOrderState }) {
  const likely = likelyQuantityOf(row);
  if (likely === 0) return null;
  const take = () => void list.setQuantity(row, likely, take);
  return <Button small onClick={take}>{t`Take ${countText(likely)}`}</Button>;
}

/** '4 have a suggestion already; 2 stay here until you decide.' */
function summaryOf(rows: readonly QuickRow[]): string {
  const chosen = rows.filter((row) => stateOf(row) === 'found').length;
  const open = rows.length - chosen;
  const parts = [
    chosen > 0 && t`${plural(chosen, 'has', 'have')} a suggestion already`,
    open > 0 && t`${plural(open, 'stays', 'stay')} here until you decide`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

const stateTexts: Record<QuickState, string> = {
  found: '',
  choose: msg('Which one do you mean?'),
  not_found: msg('No item has this number.'),
  no_bearing: '',
  bad_quantity: invalidQuantityMessage,
  bad_line: msg('This line is too long.'),
  heading: '',
};

function question(row: QuickRow) {
  const [text, note] = questionOf(row);
  return (
    <span className={styles.question}>
      <b>{text}</b>
      {note && <span>{note}</span>}
    </span>
  );
}

function questionOf(row: QuickRow): [text: string, note?: string] {
  const item = itemOf(row);
  const state = stateOf(row);
  const steps = item && state === 'bad_quantity' && stepsText(item);
  if (steps) return [t`Please enter a valid quantity: ${steps}.`];
  if (row.result === 'interchangeable' && item) return [t`Replaced by an interchangeable item`, item.differs];
  if (isBoughtButMissing(row) && !row.ambiguous)
    return [t`What you bought last is not in stock`, t`Another maker has the whole quantity.`];
  if (row.result === 'not_found')
    return [row.message || translate(stateTexts[state]), t`Correct it, or let us look for it.`];
  return [row.message || translate(stateTexts[state])];
}

type ChooseReadingProps = {
  row: QuickRow;
  /** Reads the line again; resolves to the error message, or an empty string. */
  onChoose: (reading: QuickReading) => Promise<string>;
};

/** '2 × 3311' or '1 × 33112'. */
function ChooseReading({ row, onChoose }: ChooseReadingProps) {
  const [chosen, setChosen] = useState<QuickReading>();
  const [refusal, setRefusal] = useState('');

  async function choose(reading: QuickReading) {
    if (chosen) return;
    setChosen(reading);
    setRefusal(await onChoose(reading));
    setChosen(undefined);
  }
  return (
    <fieldset className={styles.readings} aria-label={t`Line ${row.line}: ${row.text}`}>
      {row.readings.map((reading) => (
        <Button
          key={reading.designation}
          small
          busy={chosen === reading}
          busyLabel={t`Searching`}
          onClick={() => void choose(reading)}
        >
          {reading.quantity} × <Designation>{reading.designation}</Designation>
        </Button>
      ))}
      {refusal && <p role="alert">{refusal}</p>}
    </fieldset>
  );
}

type CorrectLineProps = {
  row: QuickRow;
  /** Searches again; resolves to the error message, or an empty string. */
  onCorrect: (text: string) => Promise<string>;
};

function CorrectLine({ row, onCorrect }: CorrectLineProps) {
  const [text, setText] = useState(row.result === 'bad_line' ? '' : row.designation || row.text);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const noteId = useId();

  async function correct() {
    if (busy || text.trim() === '') return;
    setBusy(true);
    setRefusal(await onCorrect(text.trim()));
    setBusy(false);
  }
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        void correct();
      }}
    >
      <TextInput
        mono
        small
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t`Correct line ${row.line}`}
        aria-describedby={refusal ? noteId : undefined}
        placeholder={row.result === 'bad_line' ? t`Item and quantity` : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button small type="submit" busy={busy} busyLabel={t`Searching`}>{t`Search again`}</Button>
      {refusal && (
        <p id={noteId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
