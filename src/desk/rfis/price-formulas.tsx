import { formatAmount } from '../../lib/money.ts';
import { readPriceEntry } from '../../rfi/quotes/price-entry.rule.ts';
import { Kbd } from '../keys/kbd.tsx';
import styles from './line-pane.module.css';
import type { DeskLine, DeskOffer } from './rfi-desk.contract.ts';
import { priceFactsOf, type RfiTerms } from './rfi-draft.rule.ts';

type FormulasProps = { line: DeskLine; offer: DeskOffer | undefined; terms: RfiTerms };

/** What may be typed as a price, with what it comes to in this line. */
export function PriceFormulas({ line, offer, terms }: FormulasProps) {
  const facts = priceFactsOf(line, offer);
  const result = (entry: string) => {
    const read = readPriceEntry(entry, facts);
    return 'unitMinor' in read ? formatAmount({ minor: read.unitMinor, currency: terms.currency }) : 'not here';
  };
  const examples = [
    { entry: '=', meaning: 'last price' },
    { entry: '-38', meaning: '38% off list' },
    { entry: 'm22', meaning: 'margin 22%' },
  ];
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Type in the price</h3>
      <dl className={styles.rows}>
        {examples.map(({ entry, meaning }) => (
          <div key={entry}>
            <dt>
              <Kbd>{entry}</Kbd> {meaning}
            </dt>
            <dd>{result(entry)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
