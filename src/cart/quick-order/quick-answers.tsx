import { type ReactNode, useState } from 'react';
import { countText, sizesText, typeText } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { answersTo } from './answers-to.rule.ts';
import styles from './quick-answers.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import { likelyQuantityOf, type QuickRow } from './quick-rows.rule.ts';
import type { QuickOrderState } from './use-quick-order.ts';

/** So many have a key, and stand beside one another where there is room. */
const answersWithKey = 3;

type Answer = { key: string; text: ReactNode; details?: string; take: () => Promise<string> | undefined };

type QuickAnswersProps = {
  row: QuickRow;
  list: QuickOrderState;
  /** What may be done besides. */
  children: ReactNode;
};

/** The best choice first, by name; no answer is taken before the buyer gives it. */
export function QuickAnswers({ row, list, children }: QuickAnswersProps) {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState('');
  const [refusal, setRefusal] = useState('');
  const answers = answersOf(row, list, site);
  if (answers.length === 0) return children;
  const isItem = row.items.length > 1 && row.result !== 'bad_quantity';

  async function give({ key, take }: Answer) {
    if (busy) return;
    setBusy(key);
    setRefusal((await take()) ?? '');
    setBusy('');
  }
  return (
    <fieldset
      className={classNames(styles.answers, isOpen && styles.open)}
      aria-label={t`Line ${row.line}: ${row.text}`}
    >
      {answers.map((answer, index) => (
        <button
          key={answer.key}
          type="button"
          className={classNames(styles.answer, index > 0 && styles.second, index >= answersWithKey && styles.rest)}
          aria-keyshortcuts={index < answersWithKey ? String(index + 1) : undefined}
          aria-busy={busy === answer.key || undefined}
          onClick={() => void give(answer)}
        >
          {index < answersWithKey && (
            <kbd className={styles.key} aria-hidden>
              {index + 1}
            </kbd>
          )}
          <span className={styles.text}>
            <b>{answer.text}</b>
            {index === 0 && isItem && <span className={styles.best}>{t`Best choice`}</span>}
            {answer.details && <span className={styles.details}>{answer.details}</span>}
          </span>
        </button>
      ))}
      {answers.length > 1 && !isOpen && (
        <span className={classNames(styles.more, answers.length <= answersWithKey && styles.onPhone)}>
          <Button small kind="quiet" aria-expanded={false} onClick={() => setOpen(true)}>
            {t`${plural(answers.length, 'choice')} in all`}
          </Button>
        </span>
      )}
      {children}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}

function answersOf(row: QuickRow, list: QuickOrderState, site: Site): Answer[] {
  if (row.result === 'two_readings')
    return row.readings.map((reading) => ({
      key: reading.designation,
      text: (
        <>
          {countText(reading.quantity)} × <Designation>{reading.designation}</Designation>
        </>
      ),
      take: () => list.decide(row, reading),
    }));
  const likely = likelyQuantityOf(row);
  if (likely > 0) {
    const take = () => {
      void list.setQuantity(row, likely, take);
      return undefined;
    };
    return [{ key: 'likely', text: t`Take ${countText(likely)}`, take }];
  }
  if (row.result === 'bad_quantity' || row.result === 'bad_line') return [];
  return answersTo(row).map((item) => ({
    key: String(item.itemid),
    text: (
      <>
        {item.brandname} <Designation>{item.itemname}</Designation>
      </>
    ),
    details: detailsOf(item, row.items, site),
    take: () => {
      list.choose(row, item.itemid);
      return undefined;
    },
  }));
}

/** Sizes and kinds only where they tell the choices apart. */
function detailsOf(item: QuickItem, all: readonly QuickItem[], { currency }: Site): string {
  const isTold = (of: (one: QuickItem) => string) => all.some((one) => of(one) !== of(item));
  const price = item.your_price || item.list_price;
  const amount = price > 0 ? formatMajor(price, currency) : '';
  const when = item.exp_dod ? formatNearDay(item.exp_dod) : translate(item.Availability);
  const kind = isTold(({ itemtype }) => itemtype) ? typeText(item.itemtype) : '';
  const size = isTold(sizesText) ? sizesText(item) : '';
  return [amount, when, item.differs, kind, size].filter(Boolean).join(' · ');
}
