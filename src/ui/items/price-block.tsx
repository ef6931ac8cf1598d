import type { ReactNode } from 'react';
import { formatPercent } from '../../lib/format-percent.ts';
import { t, translate } from '../../lib/i18n.ts';
import { Tag } from '../feedback/tag.tsx';
import { tRich } from '../text/rich-text.tsx';
import { Amount, priceOnRequest } from './amount.tsx';
import styles from './price-block.module.css';

export type PriceBlockProps = {
  /** The price in major units; 0 if hidden or not set. */
  yourPrice: number;
  listPrice: number;
  savingPercent: number;
  tax?: ReactNode;
  fallback?: string | undefined;
};

export function PriceBlock({
  yourPrice,
  listPrice,
  savingPercent,
  tax,
  fallback = translate(priceOnRequest),
}: PriceBlockProps) {
  const price = yourPrice || listPrice;
  if (!price) return <p className={styles.none}>{fallback}</p>;
  const saves = yourPrice > 0 && savingPercent > 0;
  return (
    <div className={styles.prices}>
      <div>
        <span className={styles.label}>{yourPrice ? t`Your Price, each` : t`List Price, each`}</span>
        <span className={styles.now}>
          <Amount value={price} showCurrency />
        </span>
      </div>
      {saves && listPrice > 0 && (
        <div className={styles.list}>
          <span className={styles.label}>{t`List Price`}</span>
          <Amount value={listPrice} showCurrency strikethrough />
        </div>
      )}
      {tax && <span className={styles.tax}>{tax}</span>}
      {saves && (
        <Tag kind="good">
          {listPrice > yourPrice
            ? tRich`You save ${formatPercent(savingPercent)}%, ${<Amount value={listPrice - yourPrice} showCurrency />}`
            : t`You save ${formatPercent(savingPercent)}%`}
        </Tag>
      )}
    </div>
  );
}
