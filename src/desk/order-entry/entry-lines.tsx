import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { floorWarning } from '../../rfi/quotes/price-floor.rule.ts';
import { classNames } from '../../ui/class-names.ts';
import { Margin } from '../rfis/margin.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DraftLine, isPriceAsked, orderedQuote, priceOf } from './entry-draft.rule.ts';
import {
  columnCount,
  DayRow,
  DoubtRow,
  type EntryLinesProps,
  FloorRow,
  LineQuoteRow,
  PriceRow,
} from './line-questions.tsx';
import styles from './order-entry.module.css';
import type { Entry } from './use-entry.ts';

export function EntryLines({ entry, onSettled }: EntryLinesProps) {
  const { currency } = useDeskSite();
  const sign = currencySign(currency);
  const { draft, priced } = entry;
  return (
    <div className={styles.scroller}>
      <table className={styles.lines}>
        <caption className={styles.hidden}>Lines</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.end}>
              #
            </th>
            <th scope="col">Item, as said</th>
            <th scope="col" className={styles.end}>
              Qty
            </th>
            <th scope="col" className={styles.end}>
              Free
            </th>
            <th scope="col" className={styles.end}>{`Last, ${sign}`}</th>
            <th scope="col" className={styles.end}>{`Price, ${sign}`}</th>
            <th scope="col">{priced ? `Margin, floor ${priced.terms.marginFloorBp / 100}%` : 'Margin'}</th>
            <th scope="col" className={styles.end}>{`Amount, ${sign}`}</th>
            <th scope="col">
              <span className={styles.hidden}>Take out</span>
            </th>
          </tr>
        </thead>
        {draft.lines.map((line, index) => (
          <Line key={line.key} line={line} no={index + 1} entry={entry} onSettled={onSettled} />
        ))}
        <tbody>
          <tr className={styles.addRow}>
            <td className={styles.end}>{draft.lines.length + 1}</td>
            <td colSpan={columnCount - 1}>
              <AddField entry={entry} onSettled={onSettled} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** One line is added by Enter; what is pasted with several lines is read at once. */
function AddField({ entry }: EntryLinesProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function add(said: string) {
    if (said.trim() === '') return;
    setText('');
    // The focus stays here: a digit of the next line must not choose for this one.
    await entry.add(said);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void add(text);
  }

  return (
    <textarea
      ref={field}
      data-field="add"
      className={styles.add}
      rows={Math.min(8, text.split('\n').length)}
      aria-label="Number and quantity of the next line"
      placeholder="Number and quantity, as 6206 zz 40. Or paste a list, a mail, cells of Excel."
      value={text}
      aria-busy={entry.reading || undefined}
      onChange={(event) => {
        const { value } = event.target;
        // Several lines at once were pasted: they are read as they stand.
        if (value.trim().includes('\n') && value.length > text.length + 1) void add(value);
        else setText(value);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

type LineProps = EntryLinesProps & { line: DraftLine; no: number };

function Line({ line, no, entry, onSettled }: LineProps) {
  const { currency } = useDeskSite();
  const facts = entry.pricedOf(line);
  const unitMinor = priceOf(line, facts);
  const amount = (minor: number) => formatAmount({ minor, currency });
  const isShort = facts !== undefined && facts.free < line.quantity;
  const name = line.name || line.said;
  const warning =
    facts && entry.belowFloor(line)
      ? floorWarning(
          unitMinor,
          { costMinor: facts.costMinor, floorBp: entry.priced?.terms.marginFloorBp ?? 0 },
          currency,
        )
      : '';
  const isQuoted = entry.draft.ending !== 'quote' && orderedQuote(line, facts) !== undefined;
  const isAsking = warning !== '' && !isQuoted && (line.agreedMinor !== null || entry.draft.ending === 'quote');
  return (
    <tbody
      data-key={line.key}
      data-state={line.doubt || isPriceAsked(line, facts) ? 'ask' : isAsking ? 'low' : undefined}
      className={styles.line}
    >
      <tr>
        <td className={styles.end}>{no}</td>
        <td className={styles.item}>
          <span className={styles.designation}>{line.name}</span> <span className={styles.faint}>{line.maker}</span>
          <span className={styles.said}>{line.said}</span>
        </td>
        {line.doubt ? (
          <td colSpan={columnCount - 3} />
        ) : (
          <>
            <td className={styles.end} data-label="Qty">
              <QuantityField line={line} name={name} entry={entry} onSettled={onSettled} />
            </td>
            <td className={styles.end} data-label="Free" data-short={isShort || undefined}>
              {facts && countText(facts.free)}
              <span className={styles.said}>{facts && whereText(facts, isShort)}</span>
            </td>
            <td className={styles.end} data-label="Last">
              {facts?.last ? amount(facts.last.unitMinor) : facts && 'never'}
              <span className={styles.said}>
                {facts?.last && `${facts.last.kind === 'quote' ? 'quoted ' : ''}${formatNearDay(facts.last.on)}`}
              </span>
            </td>
            <td className={styles.end} data-label="Price">
              <PriceField line={line} name={name} entry={entry} onSettled={onSettled} />
              <span className={styles.said}>
                {line.agreedMinor !== null && facts
                  ? `${isQuoted ? 'quoted' : 'agreed'}, ours ${amount(facts.yourMinor)}`
                  : ''}
              </span>
            </td>
            <td data-label="Margin">
              {facts && (
                <Margin bp={marginBp(unitMinor, facts.costMinor)} floorBp={entry.priced?.terms.marginFloorBp ?? 0} />
              )}
            </td>
            <td className={styles.end} data-label="Amount">
              {amount(unitMinor * line.quantity)}
            </td>
          </>
        )}
        <td className={classNames(styles.end, styles.out)}>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Take out line ${no}, ${name}`}
            onClick={() => {
              entry.remove(line.key);
              onSettled();
            }}
          >
            ×
          </button>
        </td>
      </tr>
      {line.doubt && <DoubtRow line={line} entry={entry} onSettled={onSettled} />}
      {facts?.problem && !line.doubt && (
        <tr>
          <td />
          <td colSpan={columnCount - 1} className={styles.wrong}>
            {facts.problem}
          </td>
        </tr>
      )}
      {facts && isPriceAsked(line, facts) && (
        <PriceRow line={line} ourMinor={facts.yourMinor} entry={entry} onSettled={onSettled} />
      )}
      {facts?.quote && !line.doubt && (
        <LineQuoteRow line={line} quote={facts.quote} entry={entry} onSettled={onSettled} />
      )}
      {isAsking && <FloorRow line={line} warning={warning} entry={entry} />}
      {facts &&
        !line.doubt &&
        facts.word !== 'Stock' &&
        !isQuoted &&
        (entry.draft.ending === 'quote' || line.agreedMinor !== null) && (
          <DayRow line={line} entry={entry} expectedOn={facts.expectedOn} />
        )}
    </tbody>
  );
}

/** The first branch sells; the others are named where it has too few. */
function whereText({ stock, expectedOn, word }: NonNullable<ReturnType<Entry['pricedOf']>>, isShort: boolean): string {
  const [own, ...others] = stock;
  if (!isShort) return own?.branch ?? '';
  const elsewhere = others.filter(({ free }) => free > 0).map(({ free, branch }) => `${countText(free)} ${branch}`);
  const due = expectedOn && word !== 'Stock' ? `by ${formatNearDay(expectedOn)}` : '';
  return [...elsewhere, due].filter(Boolean).join(', ');
}

function QuantityField({ line, name, entry, onSettled }: EntryLinesProps & { line: DraftLine; name: string }) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : 0);
  return (
    <input
      data-field="quantity"
      className={styles.field}
      aria-label={`Quantity of ${name}`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={typed ?? String(line.quantity)}
      aria-invalid={(typed !== undefined && read(typed) === 0) || undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        const quantity = read(event.target.value);
        if (quantity > 0 && quantity <= 1_000_000) entry.changeLine(line.key, { quantity });
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        // Else the field that gets the focus takes the key too.
        event.preventDefault();
        onSettled();
      }}
    />
  );
}

/** Takes an amount, '=' for the last price, '-42' off list, 'm20' for a margin; empty for the store's own price. */
function PriceField({ line, name, entry, onSettled }: EntryLinesProps & { line: DraftLine; name: string }) {
  const { currency } = useDeskSite();
  const [typed, setTyped] = useState<string>();
  const facts = entry.pricedOf(line);
  const shown = facts ? formatAmount({ minor: priceOf(line, facts), currency }) : '';
  const entered =
    typed === undefined || typed.trim() === '' || !facts
      ? undefined
      : readPriceEntry(typed, {
          lastMinor: facts.last?.unitMinor ?? null,
          listMinor: facts.listMinor,
          costMinor: facts.costMinor,
        });
  function keep() {
    if (typed === undefined || !facts) return;
    const unitMinor = entered && 'unitMinor' in entered ? entered.unitMinor : undefined;
    if (typed.trim() === '' || unitMinor === facts.yourMinor)
      entry.changeLine(line.key, { agreedMinor: null, floorReason: '' });
    else if (unitMinor !== undefined) entry.changeLine(line.key, { agreedMinor: unitMinor });
    setTyped(undefined);
  }
  const problem = entered && 'problem' in entered ? entered.problem : '';
  const field = useRef<HTMLInputElement>(null);
  // A price that is typed before its line is priced is taken as soon as the last price, list and cost are known.
  const isWaiting = typed !== undefined && facts !== undefined;
  const keepWaiting = useEffectEvent(() => {
    if (document.activeElement !== field.current) keep();
  });
  useEffect(() => {
    if (isWaiting) keepWaiting();
  }, [isWaiting]);
  return (
    <>
      <input
        ref={field}
        data-field="price"
        className={styles.field}
        aria-label={`Price of ${name}`}
        autoComplete="off"
        maxLength={20}
        value={typed ?? shown}
        title={problem || undefined}
        aria-invalid={problem !== '' || undefined}
        data-agreed={line.agreedMinor !== null || undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            keep();
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onSettled();
          }
        }}
      />
      {problem && <span className={styles.wrong}>{problem}</span>}
    </>
  );
}
