import { type SubmitEvent, useState } from 'react';
import { PayByPhone } from '../account/call-us.ui.tsx';
import type { CustomerInfo } from '../account/get-info.contract.ts';
import { standingOf } from '../account/standing.rule.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { minorOf, totalsOf } from '../cart/cart-totals.rule.ts';
import type { CreditInfo } from '../payments/credit-info.contract.ts';
import { CreditWarning } from '../payments/credit-warning.ui.tsx';
import { PaymentBlock } from '../payments/payment-block.ui.tsx';
import { type PaymentKind, paymentChoices } from '../payments/payment-choice.rule.ts';
import { Button } from '../ui/button.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { BuyersWords } from './buyers-words.ui.tsx';
import styles from './confirm-order.module.css';
import { type ConfirmRequest, confirmRequest, reviewProblem } from './confirm-request.rule.ts';
import { ConfirmTrouble } from './confirm-trouble.ui.tsx';
import { useBuyersWords } from './use-buyers-words.ts';
import { useConfirmOrder } from './use-confirm-order.ts';

export type ConfirmOrderProps = {
  lines: readonly CartLine[];
  /** Lines that are asked for once the order is placed. */
  rest: readonly CartLine[];
  info: CustomerInfo;
  credit: CreditInfo;
  addressId: number | undefined;
  /** The first day that can be wished for, 'YYYY-MM-DD'. */
  today: string;
};

/** Choice of payment, the buyer's own words, and the button that makes the order. */
export function ConfirmOrder({ lines, rest, info, credit, addressId, today }: ConfirmOrderProps) {
  const words = useBuyersWords(info.email);
  const { confirm, busy, giveUp, trouble, close } = useConfirmOrder(rest, words.forget);
  const [asked, setAsked] = useState<ConfirmRequest>();
  const [wanted, setWanted] = useState<PaymentKind>();
  const { totalMinor } = totalsOf(lines);
  const balanceMinor = minorOf(credit.data.avl_balance);
  const choices = paymentChoices({ standing: standingOf(info.status), balanceMinor, totalMinor });
  const allowed = choices.filter((choice) => choice.allowed).map(({ kind }) => kind);
  const chosen = allowed.find((kind) => kind === wanted) ?? allowed[0];
  const figures = { balanceMinor, totalMinor, creditDays: credit.data.creditperiod };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === undefined || chosen === 'online') return;
    const request = confirmRequest({ lines, addressId, payment: chosen, ...words.words });
    if (chosen === 'credit') setAsked(request);
    else confirm(request);
  };
  const proceed = () => {
    setAsked(undefined);
    if (asked) confirm(asked);
  };

  if (chosen === undefined) return null;
  return (
    <>
      <PaymentBlock choices={choices} chosen={chosen} onChoose={setWanted} status={info.status} {...figures}>
        <form className={styles.form} onSubmit={submit}>
          <BuyersWords words={words} today={today} />
          {chosen === 'online' ? (
            <PayByPhone />
          ) : (
            <Confirm problem={problemOf(lines, addressId)} busy={busy} onCredit={chosen === 'credit'} />
          )}
        </form>
      </PaymentBlock>
      <CreditWarning
        open={asked !== undefined}
        {...figures}
        onCancel={() => setAsked(undefined)}
        onContinue={proceed}
      />
      <LoadingOverlay
        busy={busy}
        words={rest.length > 0 ? 'Placing your order, then asking for the rest' : 'Placing your order'}
        onGiveUp={giveUp}
      />
      <ConfirmTrouble trouble={trouble} onClose={close} />
    </>
  );
}

function problemOf(lines: readonly CartLine[], addressId: number | undefined): string | undefined {
  if (addressId === undefined) return 'Please choose one of your delivery addresses.';
  return reviewProblem(lines);
}

function Confirm({ problem, busy, onCredit }: { problem: string | undefined; busy: boolean; onCredit: boolean }) {
  const note = onCredit
    ? 'You see the credit terms once more before the order is placed.'
    : 'Your order then waits for our approval. Stock is reserved meanwhile.';
  return (
    <>
      <Button type="submit" kind="primary" wide disabled={problem !== undefined} busy={busy} busyWords="Confirming">
        Confirm and Pay
      </Button>
      <p className={styles.note}>{problem ?? note}</p>
    </>
  );
}
