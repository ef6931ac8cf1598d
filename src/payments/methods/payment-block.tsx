import type { ReactNode } from 'react';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { StatusTag } from '../../account/permissions/status-tag.tsx';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { RadioOption } from '../../ui/controls/checkbox-radio.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { gateways } from '../gateways.data.ts';
import { AccountToPay } from './bank-transfer.tsx';
import styles from './payment-block.module.css';
import {
  type ClosedReason,
  closedMessages,
  isOnline,
  type PaymentChoice,
  type PaymentMethod,
} from './payment-choice.rule.ts';

export type PaymentBlockProps = {
  choices: readonly PaymentChoice[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  standing: Standing;
  balanceMinor: number;
  creditDays: number;
  totalMinor: number;
  children: ReactNode;
};

export function PaymentBlock(props: PaymentBlockProps) {
  const { choices, chosen, onChoose, standing, children } = props;
  const site = useSite();
  return (
    <Block header={t`Payment`} end={<StatusTag standing={standing} />}>
      {standing === 'overdue' && (
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
          >{t`After placing the order, transfer the amount to this account with the order number as reference.`}</p>
          <AccountToPay />
        </div>
      )}
      <div className={styles.below}>{children}</div>
    </Block>
  );
}

function titleOf(method: PaymentMethod, { onlinePayment }: Site): string {
  if (method === 'credit') return t`Credit limit`;
  if (method === 'transfer') return t`Bank transfer`;
  return onlinePayment.length > 1 ? translate(gateways[method].labels.title) : t`Online`;
}

function noteOf(method: PaymentMethod, props: PaymentBlockProps, { currency, onlinePayment }: Site): string {
  if (method === 'transfer') return t`Against the proforma invoice, before dispatch`;
  if (props.standing === 'overdue' && method === onlinePayment[0]) return t`You can pay for this order online now`;
  if (isOnline(method)) {
    const { note, onlyNote } = gateways[method].labels;
    return translate(onlinePayment.length > 1 ? note : onlyNote);
  }
  const { balanceMinor, totalMinor, creditDays } = props;
  const money = (minor: number) => formatMoney({ minor, currency });
  return t`Available Balance ${money(balanceMinor)}, ${plural(creditDays, 'day')}. After this order ${money(balanceMinor - totalMinor)}.`;
}

function WhyClosed({ closed, balanceMinor, totalMinor }: PaymentBlockProps & { closed: ClosedReason }) {
  const { currency, maxOnlineMinor, contact } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const figures = { balance: money(balanceMinor), total: money(totalMinor), limit: money(maxOnlineMinor) };
  const text = translate(closedMessages[closed], figures);
  const [before, after] = text.split('{phone}');
  if (after === undefined) return text;
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
