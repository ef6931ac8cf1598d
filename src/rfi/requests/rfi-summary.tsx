import { type Totals, totalWeightText } from '../../cart/lines/cart-totals.rule.ts';
import { notAvailable } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, BlockFooter, Row, Rows, Total } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './rfi-summary.module.css';

export type RfiSummaryProps = {
  totals: Totals;
  showPrices: boolean;
  unpriced: number;
  formId: string;
  busy: boolean;
  problem: string | undefined;
};

export function RfiSummary({ totals, showPrices, unpriced, formId, busy, problem }: RfiSummaryProps) {
  const { tax } = useSite();
  const amount = (minor: number) =>
    showPrices && minor > 0 ? <Amount value={toMajor(minor)} showCurrency /> : translate(notAvailable);
  return (
    <Block header={t`RFI Summary`}>
      <Rows>
        <Row label={t`Subtotal`}>{amount(totals.subtotalMinor)}</Row>
        <Row label={t`${tax.label} Total`}>{amount(totals.taxMinor)}</Row>
        <Row label={t`Total Weight`}>{totalWeightText(totals.weightKg)}</Row>
      </Rows>
      <Total label={t`Estimated Total`}>{amount(totals.totalMinor)}</Total>
      <BlockFooter>
        <Button type="submit" form={formId} kind="primary" wide busy={busy} busyLabel={t`Sending`}>{t`Proceed`}</Button>
        <p className={styles.note}>
          {t`Nothing is ordered.`} {showPrices && unpricedText(unpriced)}
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </BlockFooter>
    </Block>
  );
}

function unpricedText(unpriced: number): string {
  const items = plural(unpriced, 'item');
  if (unpriced === 1) return t`${items} without a price is not in the total.`;
  return unpriced > 0 ? t`${items} without a price are not in the total.` : '';
}
