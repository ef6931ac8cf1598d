import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import styles from './review-changes.module.css';
import type { LineChange } from './review-changes.rule.ts';

export type ReviewChangesProps = {
  changes: readonly LineChange[];
  totalMinor: { old: number; new: number };
  cartTo: string;
  onAccept: () => void;
};

export default function ReviewChanges({ changes, totalMinor, cartTo, onAccept }: ReviewChangesProps) {
  const { currency, tax } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const lines = new Set(changes.map((change) => change.lineId)).size;
  const title =
    lines === 1 ? t`One line changed since you reviewed it` : t`${lines} lines changed since you reviewed them`;
  const actions = (
    <div className={styles.actions}>
      <Button small kind="primary" onClick={onAccept}>{t`Accept the new values`}</Button>
      <ButtonLink small to={cartTo}>{t`Change them in the cart`}</ButtonLink>
    </div>
  );
  return (
    <div className={styles.notice}>
      <Notice kind="warn" live title={title}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t`Item`}</th>
              <th scope="col">{t`What`}</th>
              <th scope="col" className={styles.figure}>{t`Old`}</th>
              <th scope="col" className={styles.figure}>{t`New`}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ lineId, itemName, brand, what, old, new: now }) => (
              <tr key={`${lineId} ${what}`}>
                <th scope="row">
                  <Designation>{itemName}</Designation> {brand}
                </th>
                <td>{what}</td>
                <td className={styles.figure}>
                  <del>{isolateLtr(old)}</del>
                </td>
                <td className={styles.figure}>
                  <ins>{isolateLtr(now)}</ins>
                </td>
              </tr>
            ))}
            {totalMinor.old !== totalMinor.new && (
              <tr>
                <th scope="row">{t`Total with ${tax.label}`}</th>
                <td />
                <td className={styles.figure}>
                  <del>{money(totalMinor.old)}</del>
                </td>
                <td className={styles.figure}>
                  <ins>{money(totalMinor.new)}</ins>
                </td>
              </tr>
            )}
          </tbody>
        </table>
        {actions}
      </Notice>
    </div>
  );
}
