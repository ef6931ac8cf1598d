import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { DeliveryState } from './delivery-table.tsx';
import type { deliveryAtDesk, sendAgainAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';

type Message = ReplyOf<typeof deliveryAtDesk>;

/** One webhook: what was sent, and what the endpoint replied to each attempt. */
export function DeliveryDialog({ message: { delivery, attempts } }: { message: Message }) {
  const query = useListQuery();
  const { site } = useDeskSite();
  const { time } = useFormats();
  const { change, busy } = useAction();
  const close = () => query.set({ message: '', before: query.get('before') });
  const sendAgain = () =>
    void change(() =>
      callDesk<typeof sendAgainAtDesk>('POST /desk/api/:site/integrations/deliveries/send_again/', {
        site,
        id: delivery.id,
      }),
    );
  return (
    <Dialog
      open
      width={720}
      title={`${delivery.event} of ${delivery.subject}`}
      onClose={close}
      actions={
        <Button kind="primary" busy={busy} onClick={sendAgain}>
          Send again
        </Button>
      }
    >
      <p className={styles.wrap}>
        {delivery.url} <DeliveryState delivery={delivery} time={time} />
      </p>
      <p className={styles.quiet}>{delivery.messageId}</p>
      <pre className={styles.body}>{delivery.body}</pre>
      <ol className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            <time dateTime={attempt.at}>{time(attempt.at)}</time>
            <span className={styles.wrap}>
              {attempt.problem || `Arrived with ${attempt.status ?? 0}`} {attempt.byHand && 'Sent by hand.'}
            </span>
            <span className={styles.quiet}>{`${attempt.tookMs} ms`}</span>
            {attempt.reply && <pre className={styles.body}>{attempt.reply}</pre>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
