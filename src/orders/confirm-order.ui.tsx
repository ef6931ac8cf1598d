import { type SubmitEvent, useState } from 'react';
import type { CustomerInfo } from '../account/get-info.contract.ts';
import { standingOf } from '../account/standing.rule.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { minorOf, totalsOf } from '../cart/cart-totals.rule.ts';
import { lineIdsText } from '../cart/line-ids.rule.ts';
import { formatMoney } from '../lib/money.ts';
import { say } from '../lib/say.ts';
import type { CreditInfo } from '../payments/credit-info.contract.ts';
import { CreditWarning } from '../payments/credit-warning.ui.tsx';
import { PaymentBlock } from '../payments/payment-block.ui.tsx';
import { paymentChoices } from '../payments/payment-choice.rule.ts';
import { PaymentNote, type PaymentNoteProps } from '../payments/payment-note.ui.tsx';
import { Button } from '../ui/button.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './confirm-order.module.css';
import { type ConfirmRequest, confirmRequest, reviewProblem } from './confirm-request.rule.ts';
import { ConfirmTrouble } from './confirm-trouble.ui.tsx';
import { PaymentOutcome } from './payment-outcome.ui.tsx';
import type { Returned } from './returned-payment.rule.ts';
import type { useBuyersWords } from './use-buyers-words.ts';
import { useConfirmOrder } from './use-confirm-order.ts';
import { useOnlinePayment } from './use-online-payment.ts';
import { useWantedWay } from './use-wanted-way.ts';

export type ConfirmOrderProps = {
  lines: readonly CartLine[];
  /** Lines that are asked for once the order is placed. */
  rest: readonly CartLine[];
  info: CustomerInfo;
  credit: CreditInfo;
  addressId: number | undefined;
  /** The buyer's own number, date and remark. */
  words: ReturnType<typeof useBuyersWords>;
};

/** Choice of payment and the button that makes the order. */
export function ConfirmOrder({ lines, rest, info, credit, addressId, words }: ConfirmOrderProps) {
  const { confirm, busy, giveUp, trouble, close } = useConfirmOrder(rest, words.forget);
  const [asked, setAsked] = useState<ConfirmRequest>();
  const { wanted, choose } = useWantedWay(info.email);
  const [returned, setReturned] = useState<Returned>();
  const online = useOnlinePayment(info, lineIdsText(rest.map((line) => line.item_detail_id)), setReturned);
  const { totalMinor } = totalsOf(lines);
  const balanceMinor = minorOf(credit.data.avl_balance);
  const choices = useChoices(info, credit, totalMinor);
  const open = choices.filter(({ closed }) => closed === undefined).map(({ way }) => way);
  const chosen = open.find((way) => way === wanted) ?? open[0];
  const figures = { balanceMinor, totalMinor, creditDays: credit.data.creditperiod };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === undefined) return;
    const request = confirmRequest({ lines, addressId, payment: chosen, ...words.words });
    if (chosen === 'razorpay' || chosen === 'stripe') online.pay(chosen, request);
    else if (chosen === 'credit') setAsked(request);
    else confirm(request);
  };
  const proceed = () => {
    setAsked(undefined);
    if (asked) confirm(asked);
  };

  if (choices.length === 0) return null;
  const note = { choices, chosen, status: info.status };
  return (
    <>
      <PaymentBlock choices={choices} chosen={chosen} onChoose={choose} status={info.status} {...figures}>
        <form className={styles.form} method="dialog" onSubmit={submit}>
          <Confirm problem={problemOf(lines, addressId)} busy={busy || online.busy} totalMinor={totalMinor} {...note} />
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
        words={rest.length > 0 ? say`Placing your order, then asking for the rest` : say`Placing your order`}
        onGiveUp={giveUp}
      />
      <ConfirmTrouble trouble={trouble} onClose={close} />
      <ConfirmTrouble trouble={online.trouble} onClose={online.close} />
      {returned && (
        <PaymentOutcome
          returned={returned}
          lineIds={lines.map((line) => line.item_detail_id)}
          rest={rest}
          email={info.email}
          onDone={() => setReturned(undefined)}
        />
      )}
    </>
  );
}

function useChoices({ status }: CustomerInfo, credit: CreditInfo, totalMinor: number) {
  const { data, user_info, online_closed, transfer_allowed = false } = credit;
  const { onlinePayment, maxOnlineMinor } = useSite();
  return paymentChoices({
    standing: standingOf(status),
    hasTerms: user_info !== 'New_user',
    balanceMinor: minorOf(data.avl_balance),
    totalMinor,
    online: onlinePayment,
    maxOnlineMinor,
    notTaken: online_closed,
    transferAllowed: transfer_allowed,
  });
}

function problemOf(lines: readonly CartLine[], addressId: number | undefined): string | undefined {
  if (addressId === undefined) return say`Please choose one of your delivery addresses.`;
  return reviewProblem(lines);
}

type ConfirmProps = PaymentNoteProps & { problem: string | undefined; busy: boolean; totalMinor: number };

function Confirm({ problem, busy, totalMinor, ...note }: ConfirmProps) {
  const { currency } = useSite();
  const online = note.chosen === 'razorpay' || note.chosen === 'stripe';
  const closed = problem !== undefined || note.chosen === undefined;
  return (
    <>
      <Button
        type="submit"
        kind="primary"
        wide
        disabled={closed}
        busy={busy}
        busyWords={online ? say`Opening the payment` : say`Confirming`}
      >
        {online ? say`Pay ${formatMoney({ minor: totalMinor, currency })}` : say`Confirm and Pay`}
      </Button>
      {problem ? <p className={styles.note}>{problem}</p> : <PaymentNote {...note} />}
    </>
  );
}
