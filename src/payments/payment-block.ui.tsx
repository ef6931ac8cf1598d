import type { ReactNode } from 'react';
import { standingOf } from '../account/standing.rule.ts';
import { StatusTag } from '../account/status-tag.ui.tsx';
import { formatMoney } from '../lib/money.ts';
import type { Site } from '../sites/site.ts';
import { Block, BlockBody } from '../ui/block.tsx';
import { RadioOption } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './payment-block.module.css';
import type { PaymentChoice, PaymentKind } from './payment-choice.rule.ts';

export type PaymentBlockProps = {
  choices: readonly PaymentChoice[];
  chosen: PaymentKind | undefined;
  onChoose: (kind: PaymentKind) => void;
  /** As get_info's status; an overdue account's sentence is shown. */
  status: string;
  balanceMinor: number;
  creditDays: number;
  totalMinor: number;
  /** The form below the choices. */
  children: ReactNode;
};

/** How this order is paid. */
export function PaymentBlock(props: PaymentBlockProps) {
  const { choices, chosen, onChoose, status, children } = props;
  const site = useSite();
  const standing = standingOf(status);
  return (
    <Block head="Payment" end={standing !== 'active' && <StatusTag status={status} />}>
      {standing === 'overdue' && (
        <BlockBody>
          <p className={styles.overdue}>
            <Icon name="bad" small />
            {status}
          </p>
        </BlockBody>
      )}
      <div className={styles.choices} role="radiogroup" aria-label="Payment">
        {choices.map(({ kind, allowed }) => (
          <RadioOption
            key={kind}
            name="payment"
            value={kind}
            checked={kind === chosen}
            disabled={!allowed}
            onChange={() => onChoose(kind)}
            {...wordsOf(kind, allowed, props, site)}
          />
        ))}
      </div>
      <div className={styles.below}>{children}</div>
    </Block>
  );
}

const onlineWays = { razorpay: 'Card, UPI or net banking', stripe: 'Card' } as const;

function wordsOf(kind: PaymentKind, allowed: boolean, props: PaymentBlockProps, site: Site) {
  if (kind === 'transfer') return { title: 'Bank transfer', note: 'Against the proforma invoice, before dispatch' };
  if (kind === 'online') return { title: 'Online', note: site.onlinePayment.map((way) => onlineWays[way])[0] };
  return { title: 'Credit limit', note: creditNote(allowed, props, site) };
}

function creditNote(allowed: boolean, { balanceMinor, creditDays, totalMinor }: PaymentBlockProps, site: Site) {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  if (!allowed) return `Available Balance ${money(balanceMinor)} is less than this order.`;
  return `Available Balance ${money(balanceMinor)}, ${creditDays} days. After this order ${money(balanceMinor - totalMinor)}.`;
}
