import { t, translate } from '../../lib/i18n.ts';
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
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './payment-panel.module.css';
import type { ChosenInvoices } from './use-chosen-invoices.ts';

export type PaymentMethod = GatewayName | 'upi' | 'bank';

export const paymentMethods = (site: Site): PaymentMethod[] => [
  ...site.onlinePayment,
  ...(upiIdOf(accountToPay(site)) ? (['upi'] as const) : []),
  'bank',
];

export function methodLabel(method: PaymentMethod, { onlinePayment }: Site): string {
  if (method === 'upi') return t`UPI QR`;
  if (method === 'bank') return t`Bank transfer`;
  return onlinePayment.length > 1 && gateways[method].checkout === 'redirect' ? t`Card` : t`Online`;
}

export type MethodProps = {
  chosen: ChosenInvoices;
  /** The customer's reference, for several invoices. */
  customer: string;
};

type OnlineMethodProps = MethodProps & { gateway: GatewayName; busy: boolean; onPay: (gateway: GatewayName) => void };

export function OnlineMethod({ gateway, chosen, busy, onPay }: OnlineMethodProps) {
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

export function UpiMethod(props: MethodProps) {
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

export function BankMethod(props: MethodProps) {
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
