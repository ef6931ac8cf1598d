import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import styles from './order.module.css';
import type { decideOrderAtDesk } from './order-actions.contract.ts';

export function DecisionBox({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const { typed, type, drop } = useDraft(`desk-decision:${site}:${order.number}`);
  const reason = typed.text ?? '';
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function decide(decision: 'approve' | 'reject') {
    if (decision === 'reject' && reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const request = { site, number: order.number, seen: order.seen, decision, reason };
    await change(
      () => callDesk<typeof decideOrderAtDesk>('POST /desk/api/:site/orders/:number/decide/', request),
      decision === 'approve' ? `Order ${order.number} is approved.` : `Order ${order.number} is rejected.`,
      { onDone: drop },
    );
  }
  usePageKeys({ a: () => void decide('approve'), r: () => field.current?.focus() });
  return (
    <section className={styles.box} aria-label="Decision">
      <Field label="Reason, sent to the buyer" error={missing && 'Please write a reason. The buyer reads it.'}>
        <TextInput
          ref={field}
          small
          value={reason}
          maxLength={500}
          placeholder="Needed to reject"
          onChange={(event) => {
            type({ text: event.target.value });
            setMissing(false);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button kind="danger" busy={busy} onClick={() => void decide('reject')}>
          Reject <Kbd>R</Kbd>
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void decide('approve')}>
          Approve <Kbd>A</Kbd>
        </Button>
      </div>
    </section>
  );
}
