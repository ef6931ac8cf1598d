import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { randomId } from '../../cart/random-id.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney, roundToMinor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import type { payInvoices } from '../../payments/online-payments/pay-invoices.contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { samePage } from '../../ui/browser/use-note-page.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { PaymentReturn } from '../checkout-pages/payment-return.rule.ts';
import { openRazorpayCheckout } from '../checkout-pages/razorpay-checkout.ts';
import { usePaymentWindow } from '../checkout-pages/use-payment-window.ts';
import { useOpenDocument } from '../documents/use-open-document.ts';
import type { NamedInvoice } from './chosen-invoices.rule.ts';
import { InvoicePaymentReturn } from './invoice-payment-return.tsx';
import { type OpenInvoiceRow, openInvoiceColumns } from './open-invoice-columns.tsx';
import styles from './pay-invoices.module.css';
import { chosenCountText, PaymentPanel } from './payment-panel.tsx';
import type { AccountStatement } from './statement.contract.ts';
import { type ChosenInvoices, useChosenInvoices } from './use-chosen-invoices.ts';

export type PaymentPage = {
  mayPayInAdvance: boolean;
  /** The invoices that the address has ticked. */
  named: readonly NamedInvoice[];
  /** The advance that the address has; '' when there is none. */
  ahead: string;
  buyer: { email: string; mobile: string };
  /** The number of the payment that the buyer comes back from. */
  paidId: string;
  returned: PaymentReturn | undefined;
};

type PayInvoicesProps = PaymentPage & { statement: AccountStatement };

/** Leads to this payment. The place alone would drop the invoices and the period of the address. */
export function PayLink() {
  const { search } = useLocation();
  return (
    <ButtonLink kind="primary" to={`${search}#pay`} preventScrollReset state={samePage.state}>{t`Pay`}</ButtonLink>
  );
}

/** Open invoices to tick, whole or in part, and this payment beside them. */
export function PayInvoices({ statement, mayPayInAdvance, named, ahead, buyer, ...page }: PayInvoicesProps) {
  const site = useSite();
  const { open } = useOpenDocument();
  const [outcome, setOutcome] = useState(page.returned && { returned: page.returned, paymentId: page.paidId });
  const invoices = openInvoicesOf(statement);
  const chosen = useChosenInvoices(invoices, {
    named,
    ahead: mayPayInAdvance ? ahead : '',
    customer: statement.payment_reference,
  });
  const { revalidate } = useRevalidator();
  const online = usePayInvoices(buyer, (returned, paymentId) => setOutcome({ returned, paymentId }));
  const payOnly = (number: string) => {
    chosen.chooseOnly([number]);
    document.getElementById('pay')?.scrollIntoView({ block: 'start' });
  };
  /** Invoices whose payment was refused may have been paid elsewhere meanwhile. */
  const closeFailure = () => {
    online.close();
    void revalidate();
  };
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  return (
    <div className={styles.section}>
      <section>
        <SectionHeader
          title={t`Open invoices`}
          meta={invoices.length > 0 && <span data-print="no">{t`Tick what to pay, whole or in part`}</span>}
          end={<AllDue {...{ invoices, money }} onChoose={chosen.chooseOnly} />}
        />
        {invoices.length === 0 ? (
          <p className={styles.hint}>{t`No invoice is open.`}</p>
        ) : (
          <>
            <DataTable
              caption={t`Open invoices`}
              columns={openInvoiceColumns(site, { chosen, open, onPay: payOnly })}
              rows={invoices}
              rowKey={({ number }) => number}
              selection={{ selected: chosen.ticked, onChange: chosen.tick, labelFor: ({ number }) => number }}
            />
            <p className={styles.hint}>
              {t`An amount that is too large or not a number is marked, and not counted. What you leave open keeps its due date.`}
            </p>
          </>
        )}
      </section>
      <PaymentPanel
        chosen={chosen}
        customer={statement.payment_reference}
        isOverdue={statement.overdue > 0}
        mayPayInAdvance={mayPayInAdvance}
        busy={online.busy}
        onPay={(gateway) => online.pay(chosen, gateway)}
      />
      {chosen.totalMinor > 0 && (
        <section className={styles.bar} aria-label={t`Chosen to pay`}>
          <div>
            <span>{chosenCountText(chosen)}</span>
            <strong>{money(chosen.totalMinor)}</strong>
          </div>
          <PayLink />
        </section>
      )}
      <Dialog
        open={online.failure !== undefined}
        title={t`Payment`}
        onClose={closeFailure}
        actions={<FailureActions failure={online.failure} close={closeFailure} />}
      >
        <p>{online.failure?.message}</p>
      </Dialog>
      {outcome && <InvoicePaymentReturn {...outcome} onDone={() => setOutcome(undefined)} />}
    </div>
  );
}

type AllDueProps = {
  invoices: readonly OpenInvoiceRow[];
  money: (minor: number) => string;
  onChoose: (numbers: readonly string[]) => void;
};

function AllDue({ invoices, money, onChoose }: AllDueProps) {
  const due = invoices.filter(({ daysOver }) => daysOver > 0);
  if (due.length === 0) return null;
  const dueMinor = sum(due, ({ unpaidMinor }) => unpaidMinor);
  return (
    <Button small onClick={() => onChoose(due.map(({ number }) => number))}>
      {t`All past due, ${money(dueMinor)}`}
    </Button>
  );
}

type FailureActionsProps = { failure: ReturnType<typeof usePayInvoices>['failure']; close: () => void };

function FailureActions({ failure, close }: FailureActionsProps) {
  if (!failure?.again) return <Button kind="primary" onClick={close}>{t`OK`}</Button>;
  return (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="primary" icon="retry" onClick={failure.again}>{t`Retry`}</Button>
    </>
  );
}

/** The invoices are in the order of their due days. */
function openInvoicesOf({ open_items }: AccountStatement): OpenInvoiceRow[] {
  const invoices = open_items.filter(({ due_on }) => due_on !== '');
  return invoices
    .map((item) => ({
      number: item.number,
      unpaidMinor: roundToMinor(item.unpaid),
      daysOver: item.days_over,
      isOverdue: item.overdue,
      item,
      payments: open_items.filter(({ for_invoice }) => for_invoice === item.number),
    }))
    .toSorted((a, b) => b.daysOver - a.daysOver);
}

type Started = ReplyOf<typeof payInvoices>;

function usePayInvoices(
  buyer: { email: string; mobile: string },
  onReturned: (returned: PaymentReturn, paymentId: string) => void,
) {
  const { legalName } = useSite();
  const { run, open, ...state } = usePaymentWindow<Started>('invoice_payment_window', async (started) =>
    onReturned(await openRazorpayCheckout(started, { name: legalName, ...buyer }), started.payment_id),
  );

  async function start({ parts, advanceMinor, forget }: ChosenInvoices, gateway: GatewayName, idempotencyKey: string) {
    const invoices = parts.map(({ number, amountMinor }) => ({ number, amount: amountMinor }));
    const request = { invoices, advance: advanceMinor, gateway };
    const reply = await call<typeof payInvoices>('POST /payment/invoices/', request, { idempotencyKey });
    if (isRefusal(reply)) return { message: reply.message };
    const step = await open(reply);
    if (step !== 'gone') forget();
    return step;
  }

  return {
    ...state,
    pay: (chosen: ChosenInvoices, gateway: GatewayName) => {
      const key = randomId();
      void run(() => start(chosen, gateway, key));
    },
  };
}
