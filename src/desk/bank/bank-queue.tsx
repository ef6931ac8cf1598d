import { formatDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './bank-queue.module.css';
import type { BankLine, BankList } from './bank-types.ts';

type QueueProps = {
  list: BankList;
  current: number | undefined;
  onOpen: (id: number) => void;
  onImport: (() => void) | undefined;
  onBookCertain: (() => void) | undefined;
};

export const shownLineGroups = ['suggested', 'to_decide', 'unknown'] as const;
const perPage = 50;

export function BankQueue({ list, current, onOpen, onImport, onBookCertain }: QueueProps) {
  const { statement, waiting, lines } = list;
  const query = useListQuery();
  const isDecided = query.get('view') === 'decided';
  const last = lines.at(-1);
  return (
    <aside className={styles.queue} aria-label="Bank lines">
      <div className={styles.head}>
        <fieldset className={styles.views} aria-label="Show">
          <button type="button" aria-pressed={!isDecided} onClick={() => query.set({ view: '', after: '', day: '' })}>
            {`Waiting ${waiting}`}
          </button>
          <button
            type="button"
            aria-pressed={isDecided}
            onClick={() => query.set({ view: 'decided', after: '', day: '' })}
          >
            Decided
          </button>
        </fieldset>
        {onImport && (
          <Button small onClick={onImport}>
            Import
          </Button>
        )}
      </div>
      {statement && <Progress statement={statement} />}
      {isDecided ? (
        <QueueLines lines={lines} current={current} onOpen={onOpen} />
      ) : (
        shownLineGroups.map((group) => (
          <QueueGroup
            key={group}
            group={group}
            lines={lines.filter((line) => line.group === group)}
            current={current}
            onOpen={onOpen}
            onBookCertain={group === 'suggested' ? onBookCertain : undefined}
          />
        ))
      )}
      {lines.length >= perPage && last && (
        <div className={styles.more}>
          <Button small onClick={() => query.set({ after: String(last.id), day: isDecided ? last.bookedOn : '' })}>
            Next lines
          </Button>
        </div>
      )}
    </aside>
  );
}

function Progress({ statement }: { statement: NonNullable<BankList['statement']> }) {
  const { lineCount: lines, openCount: open, firstDay, lastDay } = statement;
  const done = lines - open;
  return (
    <div className={styles.progress}>
      <p>{`Statement ${formatDay(firstDay)} to ${formatDay(lastDay)}`}</p>
      <progress
        className={styles.bar}
        max={Math.max(1, lines)}
        value={done}
        aria-label="Decided lines of the statement"
      />
      <p className={styles.small}>{`${done} of ${lines} decided`}</p>
    </div>
  );
}

const titleOf = (group: BankLine['group'], mayBook: boolean) =>
  ({
    suggested: mayBook ? 'Suggested, Enter books them' : 'Suggested',
    to_decide: 'To decide',
    unknown: 'Payer unknown',
  })[group];

type LinesProps = { lines: readonly BankLine[]; current: number | undefined; onOpen: (id: number) => void };

type GroupProps = LinesProps & { group: BankLine['group']; onBookCertain: (() => void) | undefined };

function QueueGroup({ group, onBookCertain, ...lines }: GroupProps) {
  if (lines.lines.length === 0) return null;
  const title = titleOf(group, onBookCertain !== undefined);
  return (
    <section aria-label={title}>
      <h2 className={styles.group}>
        {title}
        {onBookCertain && <Button small onClick={onBookCertain}>{`Book all ${lines.lines.length}`}</Button>}
      </h2>
      <QueueLines {...lines} />
    </section>
  );
}

const signs = { suggested: styles.suggested, to_decide: styles.decide, unknown: styles.unknown };

function QueueLines({ lines, current, onOpen }: LinesProps) {
  const { currency } = useDeskSite();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const [best] = line.suggestions;
        const name = line.company || (line.group === 'unknown' ? line.text : best?.company) || line.text;
        return (
          <li key={line.id}>
            <button
              type="button"
              className={classNames(styles.line, line.id === current && styles.current)}
              aria-current={line.id === current || undefined}
              onClick={() => onOpen(line.id)}
            >
              <span
                className={classNames(styles.sign, line.state === 'open' && signs[line.group])}
                aria-hidden="true"
              />
              <b className={styles.name}>{name}</b>
              <span className={classNames(styles.amount, line.amountMinor < 0 && styles.out)}>
                {formatAmount({ minor: line.amountMinor, currency })}
              </span>
              <span className={styles.text}>{line.text}</span>
              <span className={styles.how}>{howOf(line)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function howOf({ state, receiptNumber, amountMinor, suggestions: [best] }: BankLine): string {
  if (state === 'ignored') return 'ignored';
  if (state === 'booked') return receiptNumber ?? '';
  if (amountMinor < 0) return 'money out';
  if (!best) return 'no match';
  const { orderNumber, parts } = best;
  if (orderNumber) return orderNumber;
  return parts.length === 1 ? '1 invoice' : parts.length === 0 ? 'on account' : `${parts.length} invoices`;
}
