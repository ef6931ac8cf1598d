import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DraftLine, orderedQuote } from './entry-draft.rule.ts';
import type { PricedEntryLineAtDesk } from './order-entry.contract.ts';
import styles from './order-entry.module.css';
import type { Entry } from './use-entry.ts';

// What is asked below a line before it can be ordered or quoted.

export type EntryLinesProps = { entry: Entry; onSettled: () => void };

/** Of the table of the lines. */
export const columnCount = 9;

const BelowLine = ({ children }: { children: ReactNode }) => (
  <tr>
    <td />
    <td colSpan={columnCount - 1}>{children}</td>
  </tr>
);

export function DoubtRow({ line, entry, onSettled }: EntryLinesProps & { line: DraftLine }) {
  const { doubt } = line;
  if (!doubt) return null;
  const { choices } = doubt;
  /** Digits choose while the focus is on one of the choices. */
  function chooseByDigit(event: KeyboardEvent) {
    const digit = /^[1-9]$/.exec(event.key)?.[0];
    if (!digit) return;
    event.preventDefault();
    choose(Number(digit) - 1);
  }
  function choose(index: number) {
    const choice = choices[index];
    if (!choice) return;
    entry.settle(line, choice);
    onSettled();
  }
  return (
    <BelowLine>
      <div className={styles.doubt}>
        <b>Ask:</b> <span>{doubt.text}</span>
        {choices.map((choice, index) => (
          <Button key={choice.label} small data-choice onKeyDown={chooseByDigit} onClick={() => choose(index)}>
            {choice.label} <Kbd>{index + 1}</Kbd>
          </Button>
        ))}
        <SayAgain line={line} entry={entry} onSettled={onSettled} />
      </div>
    </BelowLine>
  );
}

function SayAgain({ line, entry, onSettled }: EntryLinesProps & { line: DraftLine }) {
  const [text, setText] = useState(line.said);
  return (
    <input
      data-choice
      className={styles.again}
      aria-label={`Write ${line.said} in another way`}
      value={text}
      maxLength={300}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || text.trim() === '') return;
        event.preventDefault();
        void entry.add(text, line.key).then(onSettled);
      }}
    />
  );
}

/** They wrote another price than ours. */
export function PriceRow({
  line,
  ourMinor,
  entry,
  onSettled,
}: EntryLinesProps & { line: DraftLine; ourMinor: number }) {
  const { currency } = useDeskSite();
  const theirMinor = line.theirMinor ?? 0;
  const amount = (minor: number) => formatAmount({ minor, currency });
  function decide(agreedMinor: number | null) {
    entry.changeLine(line.key, { agreedMinor, isPriceDecided: true });
    onSettled();
  }
  return (
    <BelowLine>
      <div className={styles.doubt}>
        <b>Price:</b> <span>{`They wrote ${amount(theirMinor)}, ours is ${amount(ourMinor)}.`}</span>
        <Button small data-choice onClick={() => decide(null)}>{`Ours, ${amount(ourMinor)}`}</Button>
        <Button small data-choice onClick={() => decide(theirMinor)}>{`Theirs, ${amount(theirMinor)}`}</Button>
      </div>
    </BelowLine>
  );
}

type LineQuoteRowProps = EntryLinesProps & { line: DraftLine; quote: NonNullable<PricedEntryLineAtDesk['quote']> };

/** What was quoted to them and is not ordered yet, and in what this line differs from it. */
export function LineQuoteRow({ line, quote, entry, onSettled }: LineQuoteRowProps) {
  const { currency } = useDeskSite();
  const { number, unitMinor, quantity, validUntil } = quote;
  if (orderedQuote(line, entry.pricedOf(line))) return null;
  const price = formatAmount({ minor: unitMinor, currency });
  function take() {
    entry.changeLine(line.key, { agreedMinor: unitMinor, quantity, isPriceDecided: true });
    onSettled();
  }
  return (
    <BelowLine>
      <div className={styles.doubt}>
        <b>Quoted:</b>{' '}
        <span>{`${price} for ${countText(quantity)}, valid until ${formatNearDay(validUntil)}, ${number}.`}</span>
        {quantity !== line.quantity && <span>{`This line has ${countText(line.quantity)}.`}</span>}
        <Button small data-choice onClick={take}>{`Order by it, ${countText(quantity)} at ${price}`}</Button>
      </div>
    </BelowLine>
  );
}

const readyReasons = ['Matches another offer', 'Part of a large order', 'Price promised before'];

export function FloorRow({ line, warning, entry }: { line: DraftLine; warning: string; entry: Entry }) {
  const say = (floorReason: string) => entry.changeLine(line.key, { floorReason });
  return (
    <BelowLine>
      <div className={styles.doubt}>
        <span className={styles.wrong}>{`${warning} Why this price?`}</span>
        {readyReasons.map((reason) => (
          <Button
            key={reason}
            small
            kind={line.floorReason === reason ? 'primary' : 'plain'}
            aria-pressed={line.floorReason === reason}
            onClick={() => say(reason)}
          >
            {reason}
          </Button>
        ))}
        <input
          className={styles.again}
          aria-label={`Why ${line.name} costs so little`}
          placeholder="or in words"
          value={readyReasons.includes(line.floorReason) ? '' : line.floorReason}
          maxLength={200}
          onChange={(event) => say(event.target.value)}
        />
      </div>
    </BelowLine>
  );
}

/** What is not on the shelf is promised for a day. */
export function DayRow({ line, entry, expectedOn }: { line: DraftLine; entry: Entry; expectedOn: string | null }) {
  return (
    <BelowLine>
      <label className={styles.doubt}>
        <span>Promised for</span>
        <input
          type="date"
          className={styles.day}
          min={entry.priced?.terms.today}
          value={line.expectedOn || expectedOn || entry.priced?.terms.nextDay || ''}
          onChange={(event) => entry.changeLine(line.key, { expectedOn: event.target.value })}
        />
      </label>
    </BelowLine>
  );
}
