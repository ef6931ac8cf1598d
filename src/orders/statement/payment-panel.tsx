import { useState } from 'react';
import { ContactLinks } from '../../account/forms/contact-links.tsx';
import { can } from '../../account/permissions/permissions.rule.ts';
import { useCartSession } from '../../cart/use-cart-session.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { paymentReference } from '../../payments/bank-statement/payment-reference.rule.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import { gateways } from '../../payments/gateways.data.ts';
import { TransferFacts } from '../../payments/methods/bank-transfer.tsx';
import { upiIdOf, upiLimitMinor, upiLink } from '../../payments/methods/upi-link.rule.ts';
import { UpiPayment } from '../../payments/methods/upi-payment.tsx';
import { accountToPay } from '../../sites/bank-account.rule.ts';
import type { Site } from '../../sites/site.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
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

/** The panel shows what is chosen, and the methods to pay it with. */
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
      <Block header={t`This payment`} end={chosenCountText(chosen)}>
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

export function chosenCountText({ parts, advanceMinor }: ChosenInvoices): string {
  if (parts.length === 0) return advanceMinor > 0 ? t`an advance` : t`nothing chosen`;
  return advanceMinor > 0 ? t`${plural(parts.length, 'invoice')} and an advance` : plural(parts.length, 'invoice');
}

type PaymentMethod = GatewayName | 'upi' | 'bank';

const paymentMethods = (site: Site): PaymentMethod[] => [
  ...site.onlinePayment,
  ...(upiIdOf(accountToPay(site)) ? (['upi'] as const) : []),
  'bank',
];

function methodLabel(method: PaymentMethod, { onlinePayment }: Site): string {
  if (method === 'upi') return t`UPI QR`;
  if (method === 'bank') return t`Bank transfer`;
  return onlinePayment.length > 1 && gateways[method].checkout === 'redirect' ? t`Card` : t`Online`;
}

type MethodProps = {
  chosen: ChosenInvoices;
  /** The customer's reference, for several invoices. */
  customer: string;
};

type OnlineMethodProps = MethodProps & { gateway: GatewayName; busy: boolean; onPay: (gateway: GatewayName) => void };

function OnlineMethod({ gateway, chosen, busy, onPay }: OnlineMethodProps) {
  const { currency, maxOnlineMinor, onlinePayment } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const { totalMinor } = chosen;
  const isAbove = totalMinor > maxOnlineMinor;
  const { note, onlyNote } = gateways[gateway].labels;
  return (
    <>
      <p className={styles.note}>{translate(onlinePayment.length > 1 ? note : onlyNote)}</p>
      <Button
        kind="primary"
        wide
        disabled={totalMinor === 0 || isAbove}
        busy={busy}
        busyLabel={t`Opening the payment`}
        onClick={() => onPay(gateway)}
      >
        {t`Pay ${money(totalMinor)}`}
      </Button>
      {totalMinor === 0 && (
        <p className={styles.note}>{chosen.isNothingOpen ? t`Enter an advance to pay.` : t`Tick what to pay.`}</p>
      )}
      {isAbove && (
        <p className={styles.problem} role="status">
          {t`Up to ${money(maxOnlineMinor)} can be paid online at once. Please pay in parts, or by bank transfer.`}
        </p>
      )}
    </>
  );
}

function useTransfer({ chosen, customer }: MethodProps) {
  const site = useSite();
  const numbers = chosen.parts.map(({ number }) => number);
  const reference = paymentReference(site, customer, chosen.advanceMinor > 0 ? [] : numbers);
  return { site, account: accountToPay(site), reference, amountMinor: chosen.totalMinor };
}

function UpiMethod(props: MethodProps) {
  const { site, account, reference, amountMinor } = useTransfer(props);
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  const link = upiLink(account, { amountMinor, reference });
  if (link === undefined)
    return (
      <p className={styles.note} role="status">
        {amountMinor > upiLimitMinor
          ? t`UPI takes up to ${money(upiLimitMinor)} in one payment. Please pay in parts, online or by bank transfer.`
          : props.chosen.isNothingOpen
            ? t`Enter an advance, and the code for it is shown here.`
            : t`Tick what to pay, and the code for it is shown here.`}
      </p>
    );
  return (
    <>
      <UpiPayment link={link} upiId={upiIdOf(account)} reference={reference} amount={money(amountMinor)} />
      <p className={styles.note}>
        {t`Amount and reference are in the code. It is paid into our bank account, and shown here when our bank reports it, usually on the next working day.`}
      </p>
    </>
  );
}

function BankMethod(props: MethodProps) {
  const { reference, amountMinor } = useTransfer(props);
  return (
    <>
      <TransferFacts reference={reference} amountMinor={amountMinor} />
      <p className={styles.note}>
        {t`With this reference our accounts desk finds at once what you pay. It is shown here when our bank reports it, usually on the next working day.`}
      </p>
    </>
  );
}
