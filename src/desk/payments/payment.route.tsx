import { useCallback, useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { ReasonDialog } from '../orders/reason-dialog.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { DeskPayment } from './desk-payment.ts';
import type {
  askProviderAtDesk,
  finishPaymentAtDesk,
  paymentAtDesk,
  refundPaymentAtDesk,
  settlePaymentAtDesk,
} from './online-payments.contract.ts';
import { PaymentHistory, PaymentInvoices, PaymentLines, PaymentRefunds } from './payment-parts.tsx';
import { PaymentTag } from './payment-tag.tsx';
import { problemHints } from './payment-texts.ts';
import styles from './payments.module.css';

export const handle = { title: () => 'Payments' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  return loadDesk<typeof paymentAtDesk>('GET /desk/api/:site/payments/record/', request, args.request.signal);
}

export function Component() {
  const payment = useLoaderData<typeof loader>();
  return <OnlinePaymentPage key={payment.id} payment={payment} />;
}

/** The page shows what is known of an online payment here and at its provider, and what may be done about it. */
function OnlinePaymentPage({ payment }: { payment: DeskPayment }) {
  const { site } = useDeskSite();
  const {
    company,
    customerId,
    orderNumber: orderNo,
    receiptNumber: receiptNo,
    problem,
    receipt,
    amountMinor: amount,
    currency,
  } = payment;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.sum}>{formatAnyMoney(amount, currency)}</h2>
        <Link to={`/${site}/accounts/${customerId}`}>{company}</Link>
        <PaymentTag payment={payment} />
        {receiptNo && <span className={styles.mono}>{receiptNo}</span>}
        {orderNo && (
          <Link className={styles.mono} to={`/${site}/orders/${orderNo}`}>
            {orderNo}
          </Link>
        )}
      </header>
      {problem && <p className={styles.hint}>{problemHints[problem]}</p>}
      <Facts payment={payment} />
      <ProviderBlock payment={payment} />
      <PaymentActions key={receipt} payment={payment} />
      <PaymentRefunds payment={payment} />
      <PaymentInvoices payment={payment} />
      <PaymentLines payment={payment} />
      <PaymentHistory payment={payment} />
    </div>
  );
}

function Facts({ payment }: { payment: DeskPayment }) {
  const { timeZone } = useDeskSite();
  const time = (at: string | null) => (at ? formatDateTime(new Date(at), timeZone) : 'no');
  return (
    <Block>
      <Cells columns={6}>
        <Cell label="Payment" mono>
          {payment.receipt}
        </Cell>
        <Cell label="Begun">{time(payment.createdAt)}</Cell>
        <Cell label="Could be paid until">{time(payment.expiresAt)}</Cell>
        <Cell label="Paid">{time(payment.settledAt)}</Cell>
        <Cell label="Session" mono>
          {payment.sessionId || 'none'}
        </Cell>
        <Cell label="Capture" mono>
          {payment.captureId || 'none'}
        </Cell>
      </Cells>
      {payment.refusedFor && <BlockBody>{`Refused: ${payment.refusedFor}`}</BlockBody>}
      {payment.closedBy && (
        <BlockBody>
          {`${payment.closedBy} settled it outside of the store, ${time(payment.closedAt)}: ${payment.closedReason}`}
        </BlockBody>
      )}
    </Block>
  );
}

function PaymentActions({ payment }: { payment: DeskPayment }) {
  const [asking, setAsking] = useState<'refund' | 'refund_on_account' | 'settle'>();
  const { change, busy } = useAction();
  const can = useCan();
  const { site } = useDeskSite();
  const mayRecord = can('record-money');
  const asks = asking === 'refund' || asking === 'refund_on_account';
  const request = { site, id: payment.id };
  const isRetry = payment.refunds.some(({ doneAt }) => doneAt === null);
  const finish = () =>
    payment.can.finish &&
    change(() => callDesk<typeof finishPaymentAtDesk>('POST /desk/api/:site/payments/finish/', request));
  const refund = (reason: string, onlyOnAccount = false) =>
    change(() =>
      callDesk<typeof refundPaymentAtDesk>('POST /desk/api/:site/payments/refund/', {
        ...request,
        reason,
        onlyOnAccount,
      }),
    );
  const settle = (reason: string) =>
    change(() => callDesk<typeof settlePaymentAtDesk>('POST /desk/api/:site/payments/settle/', { ...request, reason }));
  const askRefund = () => {
    if (payment.can.refund) void (isRetry ? refund('') : setAsking('refund'));
  };
  const askSettle = () => payment.can.settle && setAsking('settle');
  usePageKeys(mayRecord ? { f: () => void finish(), r: askRefund, o: askSettle } : {});
  if (!mayRecord || !Object.values(payment.can).includes(true)) return null;
  return (
    <div className={styles.actions}>
      {payment.can.finish && (
        <Button kind="primary" busy={busy} onClick={() => void finish()}>
          Ask and finish <Kbd>F</Kbd>
        </Button>
      )}
      {payment.can.refund && (
        <Button busy={busy} kind={isRetry ? 'primary' : undefined} onClick={askRefund}>
          {isRetry ? 'Refund again' : 'Refund'} <Kbd>R</Kbd>
        </Button>
      )}
      {payment.can.refundOnAccount && (
        <Button busy={busy} onClick={() => setAsking('refund_on_account')}>
          {`Refund ${formatAnyMoney(payment.onAccountMinor, payment.currency)} on account`}
        </Button>
      )}
      {payment.can.settle && (
        <Button busy={busy} onClick={askSettle}>
          Settled outside <Kbd>O</Kbd>
        </Button>
      )}
      <ReasonDialog
        key={asking}
        open={asking !== undefined}
        title={asks ? refundTitle(payment, asking) : 'Mark as settled outside of the store?'}
        label={asks ? 'Reason, which the buyer reads' : 'How it was settled; only staff read it'}
        action={asks ? 'Refund' : 'Mark as settled'}
        kind={asks ? 'danger' : 'primary'}
        busy={busy}
        onClose={() => setAsking(undefined)}
        onConfirm={async (reason) => {
          if (await (asks ? refund(reason, asking === 'refund_on_account') : settle(reason))) setAsking(undefined);
        }}
      />
      <Keys>
        <KeyHint keys="F">ask and finish</KeyHint>
        <KeyHint keys="R">refund</KeyHint>
        <KeyHint keys="O">settled outside</KeyHint>
      </Keys>
    </div>
  );
}

function refundTitle({ invoices, onAccountMinor: onAccount, currency }: DeskPayment, asking: string): string {
  if (asking === 'refund_on_account') return `Refund the ${formatAnyMoney(onAccount, currency)} on account?`;
  return invoices.length > 0 ? 'Refund this payment? Its invoices are open again.' : 'Refund this payment?';
}

/** The part shows what the provider says now, beside what is recorded here. */
function ProviderBlock({ payment }: { payment: DeskPayment }) {
  const { answer, ask } = useProvider(payment.id, payment.state);
  const again = (
    <Button small onClick={ask}>
      Ask again
    </Button>
  );
  if (answer.state === 'asking') return <Notice kind="info" title={`Asking ${payment.provider} …`} />;
  if (answer.state === 'failed') return <Notice kind="warn" live title={answer.message} action={again} />;
  const { says, agrees, captures, provider } = answer.reply;
  return (
    <Notice kind={agrees ? 'good' : 'warn'} live title={`${provider} says: ${says}`} action={again}>
      {captures.length > 0 && (
        <ul className={styles.list}>
          {captures.map(({ id, amount, currency, known }) => (
            <li key={id}>
              <span className={styles.mono}>{id}</span> {formatAnyMoney(amount, currency)},{' '}
              {known ? 'recorded here' : 'not recorded here as the payment of this order'}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

type ProviderAnswer =
  | { state: 'asking' }
  | { state: 'answered'; reply: ReplyOf<typeof askProviderAtDesk> }
  | { state: 'failed'; message: string };

/** Asks when the record is opened, and again after `known` has changed or on demand. */
function useProvider(id: number, known: string): { answer: ProviderAnswer; ask: () => void } {
  const { site } = useDeskSite();
  const [answer, setAnswer] = useState<ProviderAnswer>({ state: 'asking' });
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((before) => before + 1), []);
  useEffect(() => {
    setAnswer({ state: 'asking' });
    return askWhileShown(
      (options) => callDesk<typeof askProviderAtDesk>('GET /desk/api/:site/payments/provider/', { site, id }, options),
      (reply) =>
        setAnswer(isRefusal(reply) ? { state: 'failed', message: reply.message } : { state: 'answered', reply }),
    );
  }, [site, id, known, asked]);
  return { answer, ask };
}
