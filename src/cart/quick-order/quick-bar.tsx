import { type ReactNode, useId } from 'react';
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
  signedIn: boolean;
  adding: boolean;
  onAdd: () => void;
  onSendAsRfi: () => void;
};

/** Stays in view above the lines; on a phone the button and the total stay at the bottom. */
export function QuickBar(props: QuickBarProps) {
  const { tally, signedIn, onSendAsRfi } = props;
  const canAsk = tally.found + tally.choose + tally.not_found + tally.bad_quantity > 0;
  const labelId = useId();
  return (
    <div className={styles.counts}>
      <div className={styles.status} role="status">
        <Count to="#ready" label={t`Ready`} kind="good">
          {tally.ready}
        </Count>
        <Count to="#to-decide" label={t`To check`} kind="warn">
          {tally.toCheck}
        </Count>
        <Count to="#to-decide" label={t`Not found`} kind="bad">
          {tally.not_found}
        </Count>
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

/** Says why nothing can be added while no line is found. */
const totalLabel = (tally: Tally, tax: string): string =>
  tally.found === 0 ? t`No line is ready yet` : t`${plural(tally.found, 'line')}, with ${tax}`;

const Total = ({ tally }: { tally: Tally }) => (
  <Amount value={toMajor(tally.totalMinor)} showCurrency fallback={translate(notAvailable)} />
);

const AddButton = ({ tally, canAdd, adding, onAdd, labelId }: QuickBarProps & { labelId: string }) => (
  <Button
    kind="primary"
    disabled={!canAdd || tally.found === 0}
    aria-describedby={tally.found === 0 ? labelId : undefined}
    busy={adding}
    busyLabel={t`Adding`}
    onClick={onAdd}
  >{t`Add ${plural(tally.items, 'item')} to cart`}</Button>
);

type CountProps = { to: string; label: string; kind: 'good' | 'warn' | 'bad'; children: ReactNode };

const Count = ({ to, label, kind, children }: CountProps) => (
  <a className={styles.count} href={to}>
    <span className={styles.label}>{label}</span>
    <b className={classNames(styles.value, styles[kind])}>{children}</b>
  </a>
);
