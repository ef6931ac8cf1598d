import { useId } from 'react';
import { notAvailable } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './quick-bar.module.css';
import type { Tally } from './quick-rows.rule.ts';

export type QuickBarProps = {
  tally: Tally;
  canAdd: boolean;
  /** Whether some line can be sent as an RFI. */
  canAsk: boolean;
  signedIn: boolean;
  adding: boolean;
  onAdd: () => void;
  onSendAsRfi: () => void;
};

/** Stays in view above the lines; on a phone the button and the total stay at the bottom. */
export function QuickBar(props: QuickBarProps) {
  const { tally, signedIn, canAsk, onSendAsRfi } = props;
  const labelId = useId();
  return (
    <div className={styles.counts}>
      <div className={styles.status} role="status">
        <b className={styles.all}>{plural(tally.lines, 'line')}</b>
        <span className={styles.kinds}>
          <Count to="#ready" count={tally.ready} label={t`ready`} kind="good" />
          <Count
            to="#to-answer"
            count={tally.toAnswer}
            label={tally.toAnswer === 1 ? t`needs your answer` : t`need your answer`}
            kind="warn"
          />
          <Count to="#to-answer" count={tally.notFound} label={t`not found`} kind="bad" />
        </span>
        <span className={styles.total}>
          <LabelledTotal tally={tally} labelId={labelId} />
        </span>
      </div>
      <span className={styles.actions}>
        {signedIn ? (
          <Button disabled={!canAsk} onClick={onSendAsRfi}>{t`Send as RFI`}</Button>
        ) : (
          <ButtonLink to="/login?next=/quick-order">{t`Sign in to send an RFI`}</ButtonLink>
        )}
        <span className={styles.desk}>
          <AddButton {...props} labelId={labelId} />
        </span>
      </span>
    </div>
  );
}

export function QuickPayBar(props: QuickBarProps) {
  const { tally } = props;
  const labelId = useId();
  return (
    <div className={styles.bottom}>
      <span>
        <LabelledTotal tally={tally} labelId={labelId} />
      </span>
      <AddButton {...props} labelId={labelId} />
    </div>
  );
}

function LabelledTotal({ tally, labelId }: { tally: Tally; labelId: string }) {
  return (
    <>
      <span id={labelId} className={styles.label}>
        {totalLabel(tally, useSite().tax.label)}
      </span>
      <b className={styles.value}>
        <Total tally={tally} />
      </b>
    </>
  );
}

/** Says why nothing can be added while no line is ready. */
const totalLabel = ({ ready, lines }: Tally, tax: string): string => {
  if (ready === 0) return t`No line is ready yet`;
  return ready === lines
    ? t`${plural(ready, 'line')}, with ${tax}`
    : t`${ready} of ${plural(lines, 'line')}, with ${tax}`;
};

const Total = ({ tally }: { tally: Tally }) => (
  <Amount value={toMajor(tally.totalMinor)} showCurrency fallback={translate(notAvailable)} />
);

const AddButton = ({ tally, canAdd, adding, onAdd, labelId }: QuickBarProps & { labelId: string }) => (
  <Button
    kind="primary"
    disabled={!canAdd || tally.ready === 0}
    aria-describedby={tally.ready === 0 ? labelId : undefined}
    busy={adding}
    busyLabel={t`Adding`}
    onClick={onAdd}
  >{t`Add ${plural(tally.ready, 'line')} to cart`}</Button>
);

type CountProps = { to: string; count: number; label: string; kind: 'good' | 'warn' | 'bad' };

const Count = ({ to, count, label, kind }: CountProps) => (
  <a className={classNames(styles.count, styles[kind])} href={to}>
    <b>{count}</b> <span>{label}</span>
  </a>
);
