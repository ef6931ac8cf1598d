import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './just-added-head.module.css';

export type JustAddedHeadProps = {
  /** The order whose lines were added again, or ''. */
  from: string;
  count: number;
  /** Otherwise the lines are only selected, and the summary says what can be done with them. */
  canOrder: boolean;
  busy: boolean;
  onPress: () => void;
};

/** Stands above what was just added, in a cart that has other lines too. */
export function JustAddedHead({ from, count, canOrder, busy, onPress }: JustAddedHeadProps) {
  return (
    <div className={styles.head}>
      <span>
        <b>{from ? t`Added from ${from}` : t`Just added`}</b> {plural(count, 'line')}
      </span>
      <Button small busy={busy} busyLabel={t`Checking out`} onClick={onPress}>
        {canOrder ? t`Check out only these` : t`Select only these`}
      </Button>
    </div>
  );
}
