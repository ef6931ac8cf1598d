import { useState } from 'react';
import { ContactLinks } from '../../account/forms/contact-links.tsx';
import { can } from '../../account/permissions/permissions.rule.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import {
  BankMethod,
  methodLabel,
  OnlineMethod,
  type PaymentMethod,
  paymentMethods,
  UpiMethod,
} from './payment-methods.tsx';
import styles from './payment-panel.module.css';
import type { ChosenInvoices } from './use-chosen-invoices.ts';

export type PaymentPanelProps = {
  chosen: ChosenInvoices;
  customer: string;
  isOverdue: boolean;
  mayPayInAdvance: boolean;
  busy: boolean;
  onPay: (gateway: GatewayName) => void;
};

/** What is chosen, and the methods to pay it with. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { chosen, isOverdue, mayPayInAdvance } = props;
  const site = useSite();
  const mayOrder = can(useCartSession().session?.standing, 'pay-online');
  const methods = paymentMethods(site);
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'bank');
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  const { overdueAfterMinor, totalMinor } = chosen;
  return (
    <aside id="pay" className={styles.panel} aria-label={t`This payment`}>
      <Block header={t`This payment`} end={countText(chosen)}>
        <p className={styles.total}>
          <span>{t`To pay now`}</span>
          <strong aria-live="polite">{money(totalMinor)}</strong>
        </p>
        {mayPayInAdvance && <Advance chosen={chosen} />}
        <div className={styles.ways} role="radiogroup" aria-label={t`Payment`}>
          {methods.map((one) => (
            <label key={one} className={styles.tab}>
              <input type="radio" name="way" value={one} checked={method === one} onChange={() => setMethod(one)} />
              {methodLabel(one, site)}
            </label>
          ))}
        </div>
        <div className={styles.way}>
          <MethodDetails method={method} {...props} />
        </div>
        <noscript>
          <BankMethod chosen={chosen} customer={props.customer} />
        </noscript>
        <BlockFooter>
          <p className={styles.after}>
            <span>{t`Overdue after this payment`}</span>
            <strong>{overdueAfterMinor > 0 ? money(overdueAfterMinor) : t`nothing`}</strong>
          </p>
          {isOverdue && mayOrder && (
            <p className={styles.note}>
              {t`New orders on credit wait until nothing is overdue; orders that you pay online do not.`}
            </p>
          )}
        </BlockFooter>
      </Block>
      <p className={styles.desk}>{tRich`Questions? Accounts desk: ${<ContactLinks />}`}</p>
    </aside>
  );
}

function MethodDetails({ method, ...props }: PaymentPanelProps & { method: PaymentMethod }) {
  if (method === 'upi') return <UpiMethod {...props} />;
  return method === 'bank' ? <BankMethod {...props} /> : <OnlineMethod gateway={method} {...props} />;
}

function Advance({ chosen: { advance, isAdvanceBad, typeAdvance } }: { chosen: ChosenInvoices }) {
  return (
    <div className={styles.advance}>
      <Field
        label={t`Advance on account`}
        optional
        hint={t`It pays your next invoices.`}
        error={isAdvanceBad && t`Please enter an amount such as 5000.00`}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={advance}
          onChange={(event) => typeAdvance(event.target.value)}
        />
      </Field>
    </div>
  );
}

export function countText({ parts, advanceMinor }: ChosenInvoices): string {
  if (parts.length === 0) return advanceMinor > 0 ? t`an advance` : t`nothing chosen`;
  return advanceMinor > 0 ? t`${plural(parts.length, 'invoice')} and an advance` : plural(parts.length, 'invoice');
}
