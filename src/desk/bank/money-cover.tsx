import type { CSSProperties } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type Allocation, allocatedMinor } from './allocation.ts';
import type { BankLine, PayerAtDesk } from './bank-types.ts';
import styles from './money-cover.module.css';

type MoneyCoverProps = { line: BankLine; invoices: PayerAtDesk['invoices']; allocation: Allocation };

const maxDrawn = 12;

/** The open invoices to scale, oldest left; hatched is what the money pays. */
export function MoneyCover({ line, invoices, allocation }: MoneyCoverProps) {
  const { currency } = useDeskSite();
  const figure = (minor: number) => formatAmount({ minor, currency });
  const drawn = invoices.slice(0, maxDrawn);
  if (drawn.length === 0) return null;
  const openAfter = sum(invoices, ({ openMinor }) => openMinor) - allocatedMinor(allocation);
  return (
    <figure className={styles.cover}>
      <figcaption>
        What the money covers <span className={styles.note}>drawn to scale, oldest left</span>
      </figcaption>
      <div className={styles.bar} aria-hidden="true">
        {drawn.map(({ reference, openMinor: open }) => (
          <span
            key={reference}
            style={{ '--share': open, '--paid': ((allocation[reference] ?? 0) / open) * 100 } as CSSProperties}
          >
            <i />
            <em>{reference.split('/').at(-1)}</em>
          </span>
        ))}
      </div>
      <p className={styles.sums}>
        <span>{`${figure(line.amountMinor)} received`}</span>
        <span>{`${figure(Math.max(0, openAfter))} stays open`}</span>
      </p>
    </figure>
  );
}
