import type { ReactNode } from 'react';
import { na } from '../catalogue/display.rule.ts';
import { toMajor } from '../lib/money.ts';
import { said, say } from '../lib/say.ts';
import { Amount } from '../ui/amount.tsx';
import { Block, Row, Rows, Total } from '../ui/block.tsx';
import { useSite } from '../ui/site-context.tsx';
import { type Totals, totalWeightText } from './cart-totals.rule.ts';

export type OrderSummaryProps = {
  totals: Totals;
  /** False where the prices are not for the reader's eyes: NA, and no total. */
  priced?: boolean;
  /** '4 of 8 lines' */
  end?: ReactNode;
  /** Buttons below the total. */
  children?: ReactNode;
};

/** Subtotal, tax under the site's name, weight and total of the lines chosen. */
export function OrderSummary({ totals, priced = true, end, children }: OrderSummaryProps) {
  const { tax } = useSite();
  const { subtotalMinor, taxMinor, totalMinor, weightKg } = totals;
  const amount = (minor: number) => (priced ? <Amount value={toMajor(minor)} sign absent={null} /> : said(na));
  return (
    <Block head={say`Order Summary`} end={end}>
      <Rows>
        <Row label={say`Subtotal`}>{amount(subtotalMinor)}</Row>
        <Row label={say`${tax.label} Total`}>{amount(taxMinor)}</Row>
        <Row label={say`Total Weight`}>{totalWeightText(weightKg)}</Row>
      </Rows>
      {priced && <Total>{amount(totalMinor)}</Total>}
      {children}
    </Block>
  );
}
