import type { ReactNode } from 'react';
import { percentText } from '../lib/percent.ts';
import { said, say } from '../lib/say.ts';
import { Amount, onRequest } from './amount.tsx';
import styles from './price-block.module.css';
import { sayWith } from './say-with.tsx';
import { Tag } from './tag.tsx';

export type PriceBlockProps = {
  /** Major units; 0 when it may not be seen or is not set. */
  yourPrice: number;
  listPrice: number;
  /** 42 or 18.5; no tag at 0. */
  savingPercent: number;
  /** Named and apart: 'GST 18% extra: ₹ 43.01'. */
  tax?: ReactNode;
  /** In place of a price: 'Price available only through RFI'. */
  absent?: string | undefined;
};

/** The buyer's price large, the list price struck, the saving as a tag; plain words when there is no price. */
export function PriceBlock({ yourPrice, listPrice, savingPercent, tax, absent = said(onRequest) }: PriceBlockProps) {
  const price = yourPrice || listPrice;
  if (!price) return <p className={styles.none}>{absent}</p>;
  const saves = yourPrice > 0 && savingPercent > 0;
  return (
    <div className={styles.prices}>
      <div>
        <span className={styles.label}>{yourPrice ? say`Your Price, each` : say`List Price, each`}</span>
        <span className={styles.now}>
          <Amount value={price} sign />
        </span>
      </div>
      {saves && listPrice > 0 && (
        <div className={styles.list}>
          <span className={styles.label}>{say`List Price`}</span>
          <Amount value={listPrice} sign struck />
        </div>
      )}
      {tax && <span className={styles.tax}>{tax}</span>}
      {saves && (
        <Tag kind="good">
          {listPrice > yourPrice
            ? sayWith`You save ${percentText(savingPercent)}%, ${<Amount value={listPrice - yourPrice} sign />}`
            : say`You save ${percentText(savingPercent)}%`}
        </Tag>
      )}
    </div>
  );
}
