import type { ReactNode } from 'react';
import { notAvailable } from '../catalogue/items/item-format.rule.ts';
import { t, translate } from '../lib/i18n.ts';
import { toMajor } from '../lib/money.ts';
import { Amount } from '../ui/items/amount.tsx';
import { Block, Row, Rows, Total } from '../ui/page/block.tsx';
import { useSite } from '../ui/page/site-context.tsx';
import { type Totals, totalWeightText } from './lines/cart-totals.rule.ts';

/** The seller delivers at the prices of the items. */
const shippingMinor = 0;

export type OrderSummaryProps = {
  totals: Totals;
  showPrices?: boolean;
  end?: ReactNode;
  /** Further rows above the total. */
  rows?: ReactNode;
  children?: ReactNode;
};

export function OrderSummary({ totals, showPrices = true, end, rows, children }: OrderSummaryProps) {
  const { tax } = useSite();
  const { subtotalMinor, taxMinor, totalMinor, weightKg } = totals;
  const amount = (minor: number) =>
    showPrices ? <Amount value={toMajor(minor)} showCurrency fallback={null} /> : translate(notAvailable);
  return (
    <Block header={t`Order Summary`} end={end}>
      <Rows>
        <Row label={t`Subtotal`}>{amount(subtotalMinor)}</Row>
        <Row label={t`${tax.label} Total`}>{amount(taxMinor)}</Row>
        <Row label={t`Shipping`}>{amount(shippingMinor)}</Row>
        <Row label={t`Total Weight`}>{totalWeightText(weightKg)}</Row>
        {rows}
      </Rows>
      {showPrices && <Total>{amount(totalMinor)}</Total>}
      {children}
    </Block>
  );
}
