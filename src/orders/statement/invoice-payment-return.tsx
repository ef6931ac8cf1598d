import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { samePage, useNotePage } from '../../ui/browser/use-note-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { askPaymentOutcome, failureToast, type PaymentFailure } from '../checkout-pages/ask-payment-outcome.ts';
import { type PaymentReturn, withoutPaymentReturn } from '../checkout-pages/payment-return.rule.ts';

export type InvoicePaymentReturnProps = {
  returned: PaymentReturn;
  paymentId: string;
  onDone: () => void;
};

/** Back from the provider: asks what became of the payment, and shows the statement with it. */
export function InvoicePaymentReturn({ returned, paymentId, onDone }: InvoicePaymentReturnProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const notePage = useNotePage();
  const [query] = useSearchParams();
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure>();
  const started = useRef(false);

  /** With `isPaid` the statement says what was paid, or that it is not confirmed yet. */
  function leave(isPaid: boolean) {
    onDone();
    const rest = new URLSearchParams(withoutPaymentReturn(query));
    rest.delete('paid');
    const to = isPaid ? `?paid=${encodeURIComponent(paymentId)}` : `?${rest.toString().replaceAll('%2C', ',')}`;
    void navigate(to, { ...samePage, preventScrollReset: !isPaid });
  }

  async function resolveOutcome(isStillHere = notePage()) {
    setFailure(undefined);
    setChecking(returned.kind === 'session' || returned.kind === 'proof');
    const found = await askPaymentOutcome(returned).catch(
      (cause: Error): PaymentFailure => ({
        message: cause.message,
        again: () => void resolveOutcome(isStillHere),
      }),
    );
    setChecking(false);
    if (found === 'cancelled') toast({ kind: 'info', message: t`You did not pay. Nothing was charged.` });
    if (!isStillHere()) return toastOutcome(found);
    if (found === 'paid' || found === 'cancelled') leave(found === 'paid');
    else if (found.isUnconfirmed) leave(true);
    else setFailure(found);
  }

  /** The statement says what was paid. */
  function toastOutcome(found: 'paid' | 'cancelled' | PaymentFailure) {
    const statement = { label: t`Account Statement`, to: `/statement?paid=${encodeURIComponent(paymentId)}` };
    if (found === 'paid') toast({ message: t`Your payment is received.`, action: statement });
    else if (found !== 'cancelled') toast(failureToast(found));
  }

  const start = useEffectEvent(() => {
    if (!started.current) void resolveOutcome();
    started.current = true;
  });
  useEffect(() => start(), []);

  return (
    <>
      <LoadingOverlay busy={checking} message={t`Confirming your payment`} onGiveUp={() => leave(true)} />
      <Dialog
        open={failure !== undefined}
        title={t`Payment`}
        onClose={() => leave(false)}
        actions={
          <>
            {failure?.again && (
              <Button kind="primary" icon="retry" onClick={failure.again}>
                {t`Retry`}
              </Button>
            )}
            <Button kind={failure?.again ? 'plain' : 'primary'} onClick={() => leave(false)}>
              {failure?.again ? t`Close` : t`OK`}
            </Button>
          </>
        }
      >
        <p>{failure?.message}</p>
        {failure?.again && <p>{t`If you have paid, please do not pay again: it is booked by itself.`}</p>}
      </Dialog>
    </>
  );
}
