import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { DeskPayment } from './desk-payment.ts';
import styles from './payments.module.css';
import { useProvider } from './use-provider.ts';

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
