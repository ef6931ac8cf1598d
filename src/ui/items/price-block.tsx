import type { ReactNode } from 'react';
import { formatPercent } from '../../lib/format-percent.ts';
import { t, translate } from '../../lib/i18n.ts';
import { Tag } from '../feedback/tag.tsx';
import { tRich } from '../text/rich-text.tsx';
import { Amount, priceOnRequest } from './amount.tsx';
import styles from './price-block.module.css';

export type PriceBlockProps = {
  /** Major units; 0 when it may not be seen or is not set. */
  yourPrice: number;
  listPrice: number;
  /** 42 or 18.5; no tag at 0. */
  savingPercent: number;
  /** Named and apart: 'GST 18% extra: ₹ 43.01'. */
  tax?: ReactNode;
  /** In place of a price: 'Price available only through RFI'. */
  fallback?: string | undefined;
};

/** The buyer's price large, the list price struck, the saving as a tag; plain words when there is no price. */
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
