import { useId } from 'react';
import { formatNearDay } from '../../lib/dates.ts';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor, toMajor } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './basket-choice.module.css';
import type { BasketFacts } from './baskets.rule.ts';
import type { Basket } from './first-choice.rule.ts';

type BasketChoiceProps = {
  baskets: readonly BasketFacts[];
  taken: Basket;
  onTake: (basket: Basket) => void;
};

/** One press takes another basket for the whole list. */
export function BasketChoice({ baskets, taken, onTake }: BasketChoiceProps) {
  const name = useId();
  const noteId = useId();
  if (baskets.length === 0) return null;
  // A basket that is not offered is taken as the last one would be.
  const checked = baskets.some(({ by }) => by === taken) ? taken : 'last';
  return (
    <div className={styles.choice}>
      <fieldset className={styles.baskets} aria-label={t`One basket for the whole list`} aria-describedby={noteId}>
        {baskets.map((basket) => (
          <label key={basket.by} className={styles.basket}>
            <input type="radio" name={name} checked={basket.by === checked} onChange={() => onTake(basket.by)} />
            <BasketText basket={basket} />
          </label>
        ))}
      </fieldset>
      <p id={noteId} className={styles.note}>{t`A maker you asked for stays in every basket.`}</p>
    </div>
  );
}

/** In bold what the basket is for. */
function BasketText({ basket }: { basket: BasketFacts }) {
  const { by, sumMinor, unpriced, makers, otherThanLast, boughtBefore } = basket;
  const { currency } = useSite();
  const day = dayText(basket);
  return (
    <>
      <b className={styles.title}>{titleOf(basket)}</b>
      {sumMinor > 0 && <b className={styles.sum}>{formatMajor(toMajor(sumMinor), currency)}</b>}
      <span className={styles.facts}>
        {day && <span className={classNames(by === 'soonest' && styles.strong)}>{day}</span>}
        <span className={classNames(by === 'fewest' && styles.strong)}>{plural(makers, 'maker')}</span>
        {sumMinor > 0 && unpriced > 0 && <span>{t`${plural(unpriced, 'price')} on request`}</span>}
        {boughtBefore > 0 && (
          <span className={classNames(styles.last, by === 'last' && styles.strong)}>
            {by === 'last'
              ? t`${plural(boughtBefore, 'line')} bought before`
              : t`${plural(otherThanLast, 'line')} other than last time`}
          </span>
        )}
      </span>
    </>
  );
}

const titles = {
  cheapest: msg('Cheapest'),
  soonest: msg('Soonest'),
  fewest: msg('Fewest makers'),
} as const;

/** Who has bought none of it before is offered what is in stock instead of 'As last time'. */
function titleOf({ by, boughtBefore, sumMinor, lastOn }: BasketFacts): string {
  if (by !== 'last') return translate(titles[by]);
  if (boughtBefore > 0) return t`As last time`;
  if (sumMinor > 0) return t`Cheapest in stock`;
  return lastOn === '' ? t`Most popular` : t`In stock`;
}

/** 'all by Wed 16 Dec', or 'Wed 16 Dec, 2 lines without a day'. */
function dayText({ lastOn, undated }: BasketFacts): string {
  if (lastOn === '') return '';
  const day = formatNearDay(lastOn);
  return undated === 0 ? t`all by ${day}` : t`by ${day}, ${plural(undated, 'line')} without a day`;
}
