import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskPayment } from './desk-payment.ts';
import type { askProviderAtDesk } from './online-payments.contract.ts';
import styles from './payments.module.css';

/** What the provider says now, beside what is recorded here. */
export function ProviderBlock({ payment }: { payment: DeskPayment }) {
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
