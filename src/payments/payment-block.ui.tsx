import type { ReactNode } from 'react';
import { standingOf } from '../account/standing.rule.ts';
import { StatusTag } from '../account/status-tag.ui.tsx';
import { formatMoney } from '../lib/money.ts';
import { countOf, said, say, word } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Block, BlockBody } from '../ui/block.tsx';
import { RadioOption } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSite } from '../ui/site-context.tsx';
import { AccountToPay } from './bank-transfer.ui.tsx';
import styles from './payment-block.module.css';
import {
  type Closed,
  closedSentences,
  type OnlineWay,
  type PaymentChoice,
  type PaymentWay,
} from './payment-choice.rule.ts';

export type PaymentBlockProps = {
  choices: readonly PaymentChoice[];
  /** None while every way is closed. */
  chosen: PaymentWay | undefined;
  onChoose: (way: PaymentWay) => void;
  /** As get_info's status; an overdue account's sentence is shown. */
  status: string;
  balanceMinor: number;
  creditDays: number;
  totalMinor: number;
  /** The form below the choices. */
  children: ReactNode;
};

/** How this order is paid: each way with what it means, or why it is closed. */
export function PaymentBlock(props: PaymentBlockProps) {
  const { choices, chosen, onChoose, status, children } = props;
  const site = useSite();
  const standing = standingOf(status);
  return (
    <Block head={say`Payment`} end={<StatusTag status={status} />}>
      {standing === 'overdue' && (
        <BlockBody>
          <p className={styles.overdue}>
            <Icon name="bad" small />
            {said(status)}
          </p>
        </BlockBody>
      )}
      <div className={styles.choices} role="radiogroup" aria-label={say`Payment`}>
        {choices.map(({ way, closed }) => (
          <RadioOption
            key={way}
            name="payment"
            value={way}
            checked={way === chosen}
            disabled={closed !== undefined}
            onChange={() => onChoose(way)}
            title={titleOf(way, site)}
            note={closed ? <WhyClosed closed={closed} {...props} /> : noteOf(way, props, site)}
          />
        ))}
      </div>
      {chosen === 'transfer' && (
        <div className={styles.account}>
          <p
            className={styles.intro}
          >{say`Transfer to this account once the order is placed; its number is your reference.`}</p>
          <AccountToPay />
        </div>
      )}
      <div className={styles.below}>{children}</div>
    </Block>
  );
}

const onlineTitles: Record<OnlineWay, string> = {
  razorpay: word('Online: UPI, net banking, card'),
  stripe: word('Card checkout'),
};
const onlineNotes: Record<OnlineWay, string> = {
  razorpay: word('Opens the payment window of Razorpay'),
  stripe: word('Goes to the page of the card provider and back'),
};
/** On a site with one provider the way is just called Online. */
const onlyNotes: Record<OnlineWay, string> = {
  razorpay: word('Card, UPI or net banking'),
  stripe: word('Card, on the page of the card provider and back'),
};

function titleOf(way: PaymentWay, { onlinePayment }: Site): string {
  if (way === 'credit') return say`Credit limit`;
  if (way === 'transfer') return say`Bank transfer`;
  return onlinePayment.length > 1 ? said(onlineTitles[way]) : say`Online`;
}

function noteOf(way: PaymentWay, props: PaymentBlockProps, { currency, onlinePayment }: Site): string {
  if (way === 'transfer') return say`Against the proforma invoice, before dispatch`;
  if (standingOf(props.status) === 'overdue' && way === onlinePayment[0])
    return say`This order can still be paid at once`;
  if (way !== 'credit') return said((onlinePayment.length > 1 ? onlineNotes : onlyNotes)[way]);
  const { balanceMinor, totalMinor, creditDays } = props;
  const money = (minor: number) => formatMoney({ minor, currency });
  return say`Available Balance ${money(balanceMinor)}, ${countOf(creditDays, 'day')}. After this order ${money(balanceMinor - totalMinor)}.`;
}

/** The rule's sentence with its figures, the phone number to press. */
function WhyClosed({ closed, balanceMinor, totalMinor }: PaymentBlockProps & { closed: Closed }) {
  const { currency, maxOnlineMinor, contact } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const figures = { balance: money(balanceMinor), total: money(totalMinor), limit: money(maxOnlineMinor) };
  const words = said(closedSentences[closed], figures);
  const [before, after] = words.split('{phone}');
  if (after === undefined) return words;
  return (
    <>
      {before}
      <a className={styles.phone} href={phoneHref(contact.phone)}>
        {contact.phone}
      </a>
      {after}
    </>
  );
}
