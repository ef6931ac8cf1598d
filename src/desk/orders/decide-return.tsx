import { useState } from 'react';
import { formatReturnNumber } from '../../orders/return-requests.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import type { decideReturnAtDesk } from './returns.contract.ts';
import styles from './returns.module.css';

type DecideReturnProps = { order: DeskOrder; one: DeskOrder['returns'][number] };

export function DecideReturn({ order, one }: DecideReturnProps) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const [missing, setMissing] = useState(false);
  const name = formatReturnNumber(order.number, one.returnNo);
  const { typed, type, drop } = useDraft(`desk-decision:${site}:${name}`);
  const answer = typed.text ?? '';

  async function decide(approve: boolean) {
    if (!approve && answer.trim() === '') return setMissing(true);
    const request = { site, number: order.number, seen: order.seen, returnNo: one.returnNo, approve, answer };
    await change(
      () => callDesk<typeof decideReturnAtDesk>('POST /desk/api/:site/orders/:number/returns/decide/', request),
      approve ? `Return ${name} is approved.` : `Return ${name} is declined.`,
      { onDone: drop },
    );
  }
  return (
    <div className={styles.form}>
      <Field
        label="Answer, sent to the buyer"
        hint="Needed when you decline; when you approve, say where the goods go"
        error={missing && 'Please write a reason. The buyer reads it.'}
      >
        <TextInput
          small
          value={answer}
          maxLength={500}
          onChange={(event) => {
            type({ text: event.target.value });
            setMissing(false);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button kind="danger" busy={busy} onClick={() => void decide(false)}>
          Decline the return
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void decide(true)}>
          Approve the return
        </Button>
      </div>
    </div>
  );
}
