import { type Totals, totalWeightText } from '../cart/cart-totals.rule.ts';
import { na } from '../catalogue/display.rule.ts';
import { toMajor } from '../lib/money.ts';
import { countOf, said, say } from '../lib/say.ts';
import { Amount } from '../ui/amount.tsx';
import { Block, BlockFoot, Row, Rows, Total } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './rfi-summary.module.css';

export type RfiSummaryProps = {
  totals: Totals;
  /** False where the prices are not for the reader's eyes. */
  priced: boolean;
  /** How many items have no price yet. */
  unpriced: number;
  /** The form that Proceed sends. */
  formId: string;
  busy: boolean;
  /** Why it was refused. */
  problem: string | undefined;
};

/** What an RFI would come to at today's prices, and the button that sends it. */
export function RfiSummary({ totals, priced, unpriced, formId, busy, problem }: RfiSummaryProps) {
  const { tax } = useSite();
  const amount = (minor: number) => (priced && minor > 0 ? <Amount value={toMajor(minor)} sign /> : said(na));
  return (
    <Block head={say`RFI Summary`}>
      <Rows>
        <Row label={say`Subtotal`}>{amount(totals.subtotalMinor)}</Row>
        <Row label={say`${tax.label} Total`}>{amount(totals.taxMinor)}</Row>
        <Row label={say`Total Weight`}>{totalWeightText(totals.weightKg)}</Row>
      </Rows>
      <Total label={say`Estimated Total`}>{amount(totals.totalMinor)}</Total>
      <BlockFoot>
        <Button
          type="submit"
          form={formId}
          kind="primary"
          wide
          busy={busy}
          busyWords={say`Sending`}
        >{say`Proceed`}</Button>
        <p className={styles.note}>
          {say`Nothing is ordered.`} {priced && unpricedText(unpriced)}
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </BlockFoot>
    </Block>
  );
}

function unpricedText(unpriced: number): string {
  const items = countOf(unpriced, 'item');
  if (unpriced === 1) return say`${items} without a price is not in the total.`;
  return unpriced > 0 ? say`${items} without a price are not in the total.` : '';
}
