import { useRef } from 'react';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { invalidQuantityMessage } from '../cart-messages.data.ts';
import { stepsText } from '../lines/quantity-text.rule.ts';
import { differencesOf } from './answers-to.rule.ts';
import { CorrectLine } from './correct-line.tsx';
import styles from './open-lines.module.css';
import { QuickAnswers } from './quick-answers.tsx';
import { type DecisionCells, decisionColumns } from './quick-columns.tsx';
import { itemOf, type QuickRow, type QuickState, stateOf } from './quick-rows.rule.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import type { QuickOrderState } from './use-quick-order.ts';

export type OpenLinesProps = {
  list: QuickOrderState;
  rows: readonly QuickRow[];
  cells: Pick<DecisionCells, 'quantity' | 'action'>;
  /** Undefined where nobody is signed in. */
  onAsk: ((row: QuickRow) => void) | undefined;
};

/** So few that the ready lines are not far below. */
const questionsAtFirst = 5;

export function OpenLines(props: OpenLinesProps) {
  const { rows } = props;
  const section = useRef<HTMLElement>(null);
  const begin = useAnswerKeys(section);
  const none = rows.filter(({ result }) => result === 'no_bearing');
  const asked = rows.filter(({ result }) => result !== 'no_bearing');
  if (rows.length === 0) return null;
  return (
    <section id="to-answer" ref={section} aria-label={t`Lines that wait for you`}>
      <SectionHeader
        title={t`${plural(rows.length, 'line waits', 'lines wait')} for you`}
        meta={t`Nothing is chosen for you. They stay here when you add the others.`}
        end={asked.length > 0 && <KeysHint onPress={begin} />}
      />
      {asked.length > 0 && <OpenTable {...props} rows={asked} caption={t`Lines that wait for you`} />}
      {none.length > 0 && (
        <details className={styles.none}>
          <summary>{t`${plural(none.length, 'line names', 'lines name')} no bearing`}</summary>
          <OpenTable {...props} rows={none} caption={t`Lines that name no bearing`} />
        </details>
      )}
    </section>
  );
}

/** Keys answer while a line has the focus, so that none is pressed by mistake. */
function KeysHint({ onPress }: { onPress: () => void }) {
  return (
    <span className={styles.keys}>
      <Button small kind="quiet" onClick={onPress}>
        <span>{tRich`Keys: ${<kbd>1</kbd>}${<kbd>2</kbd>}${<kbd>3</kbd>} answer, ${<kbd>J</kbd>}${<kbd>K</kbd>} next and back`}</span>
      </Button>
    </span>
  );
}

function OpenTable({ list, rows, cells, onAsk, caption }: OpenLinesProps & { caption: string }) {
  const { shown, hasMore, showAll } = useFirstRows(rows, questionsAtFirst);
  const answer = (row: QuickRow) => {
    const state = stateOf(row);
    const canAsk = onAsk && ['not_found', 'no_bearing', 'choose'].includes(state);
    return (
      <div className={styles.answer}>
        {state === 'bad_quantity' && cells.quantity(row)}
        {['not_found', 'no_bearing', 'bad_line'].includes(state) && (
          <CorrectLine row={row} onCorrect={(text) => list.correct(row, text)} />
        )}
        <QuickAnswers row={row} list={list}>
          {canAsk && <Button small onClick={() => onAsk(row)}>{t`Request by RFI`}</Button>}
        </QuickAnswers>
      </div>
    );
  };
  return (
    <>
      <div className={styles.lines}>
        <DataTable
          caption={caption}
          columns={decisionColumns({ action: cells.action, question, answer })}
          rows={shown}
          rowKey={(row) => row.key}
          rowProps={() => ({ tabIndex: -1 })}
        />
      </div>
      {hasMore && (
        <TableFooter summary={t`The first ${shown.length} of ${plural(rows.length, 'line')}.`} onShowAll={showAll} />
      )}
    </>
  );
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
  if (row.result === 'interchangeable') return [t`Sold under another number`, t`An interchangeable item is offered.`];
  if (row.result === 'not_found')
    return [row.message || translate(stateTexts[state]), t`Correct it, or let us look for it.`];
  const differences = state === 'choose' && row.message === '' ? differencesOf(row.items) : '';
  const text = row.message || translate(stateTexts[state]);
  return differences ? [text, t`None is exactly that. They differ in: ${differences}.`] : [text];
}
