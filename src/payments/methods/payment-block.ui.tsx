import type { ReactNode } from 'react';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { StatusTag } from '../../account/permissions/status-tag.ui.tsx';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { RadioOption } from '../../ui/controls/checkbox-radio.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { AccountToPay } from './bank-transfer.ui.tsx';
import styles from './payment-block.module.css';
import {
  type ClosedReason,
  closedMessages,
  type OnlineMethod,
  type PaymentChoice,
  type PaymentMethod,
} from './payment-choice.rule.ts';

export type PaymentBlockProps = {
  choices: readonly PaymentChoice[];
  /** None while every way is closed. */
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  status: Standing;
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
  return (
    <Block header={t`Payment`} end={<StatusTag status={status} />}>
      {status === 'overdue' && (
        <BlockBody>
          <p className={styles.overdue}>
            <Icon name="bad" small />
            {translate(closedMessages.overdue)}
          </p>
        </BlockBody>
      )}
      <div className={styles.choices} role="radiogroup" aria-label={t`Payment`}>
        {choices.map(({ method, closed }) => (
          <RadioOption
            key={method}
            name="payment"
            value={method}
            checked={method === chosen}
            disabled={closed !== undefined}
            onChange={() => onChoose(method)}
            title={titleOf(method, site)}
            note={closed ? <WhyClosed closed={closed} {...props} /> : noteOf(method, props, site)}
          />
        ))}
      </div>
      {chosen === 'transfer' && (
        <div className={styles.account}>
          <p
            className={styles.intro}
          >{t`Transfer to this account once the order is placed; its number is your reference.`}</p>
          <AccountToPay />
        </div>
      )}
      <div className={styles.below}>{children}</div>
    </Block>
  );
}

const onlineTitles: Record<OnlineMethod, string> = {
  razorpay: msg('Online: UPI, net banking, card'),
  stripe: msg('Card checkout'),
};
const onlineNotes: Record<OnlineMethod, string> = {
  razorpay: msg('Opens the payment window of Razorpay'),
  stripe: msg('Goes to the page of the card provider and back'),
};
/** On a site with one provider the way is just called Online. */
const onlyNotes: Record<OnlineMethod, string> = {
  razorpay: msg('Card, UPI or net banking'),
  stripe: msg('Card, on the page of the card provider and back'),
};

function titleOf(method: PaymentMethod, { onlinePayment }: Site): string {
  if (method === 'credit') return t`Credit limit`;
  if (method === 'transfer') return t`Bank transfer`;
  return onlinePayment.length > 1 ? translate(onlineTitles[method]) : t`Online`;
}

function noteOf(method: PaymentMethod, props: PaymentBlockProps, { currency, onlinePayment }: Site): string {
  if (method === 'transfer') return t`Against the proforma invoice, before dispatch`;
  if (props.status === 'overdue' && method === onlinePayment[0]) return t`This order can still be paid at once`;
  if (method !== 'credit') return translate((onlinePayment.length > 1 ? onlineNotes : onlyNotes)[method]);
  const { balanceMinor, totalMinor, creditDays } = props;
  const money = (minor: number) => formatMoney({ minor, currency });
  return t`Available Balance ${money(balanceMinor)}, ${plural(creditDays, 'day')}. After this order ${money(balanceMinor - totalMinor)}.`;
}

/** The rule's sentence with its figures, the phone number to press. */
function WhyClosed({ closed, balanceMinor, totalMinor }: PaymentBlockProps & { closed: ClosedReason }) {
  const { currency, maxOnlineMinor, contact } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const figures = { balance: money(balanceMinor), total: money(totalMinor), limit: money(maxOnlineMinor) };
  const words = translate(closedMessages[closed], figures);
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
