import { useState } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, useMoment } from './desk-order.ts';
import type { holdOrderAtDesk, releaseOrderAtDesk } from './order-actions.contract.ts';

/** Says why an order waits; whoever may releases it. */
export function HoldNotice({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const can = useCan();
  const moment = useMoment();
  const { change, busy } = useAction();
  const { hold, number, seen } = order;
  if (!hold) return null;
  const about = [
    `${hold.by}, ${moment(hold.at)}.`,
    hold.lookAgainOn && `To be looked at again on ${formatDay(hold.lookAgainOn)}.`,
    hold.isToldToBuyer ? 'The buyer reads this reason.' : 'The buyer reads that the order waits, but not why.',
  ];
  const release = () =>
    void change(
      () => callDesk<typeof releaseOrderAtDesk>('POST /desk/api/:site/orders/:number/release/', { site, number, seen }),
      `Order ${number} is released.`,
    );
  return (
    <Notice
      kind="warn"
      title={`On hold: ${hold.reason}`}
      action={
        can('hold-orders') && (
          <>
            <HoldButton order={order} />{' '}
            <Button small kind="primary" busy={busy} onClick={release}>
              Release
            </Button>
          </>
        )
      }
    >
      <p>{about.filter(Boolean).join(' ')}</p>
    </Notice>
  );
}

/** Puts an order on hold, or changes its hold. */
export function HoldButton({ order }: { order: DeskOrder }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {order.hold ? 'Change' : 'Put on hold'}
      </Button>
      {open && <HoldDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

const reasonMissing = 'Please write why the order waits.';

function HoldDialog({ order: { number, seen, hold }, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { site } = useDeskSite();
  const { change, busy, refuse, errorAt, errorBeside } = useAction<'reason' | 'look_again'>('page');
  const [reason, setReason] = useState(hold?.reason ?? '');
  const [lookAgainOn, setLookAgainOn] = useState<string>(hold?.lookAgainOn ?? '');
  const [isToldToBuyer, setToldToBuyer] = useState(hold?.isToldToBuyer ?? false);

  async function put() {
    if (reason.trim() === '') return refuse(reasonMissing, 'reason');
    const request = { site, number, seen, reason, lookAgainOn, isToldToBuyer };
    await change(
      () => callDesk<typeof holdOrderAtDesk>('POST /desk/api/:site/orders/:number/hold/', request),
      `Order ${number} is on hold.`,
      { onDone: onClose },
    );
  }
  const problem = errorBeside('reason', 'look_again');
  return (
    <ConfirmDialog
      title={`${hold ? 'Change the hold of' : 'Put on hold:'} order ${number}`}
      busy={busy}
      action={hold ? 'Save' : 'Put on hold'}
      cancel="Back"
      onClose={onClose}
      onConfirm={() => void put()}
    >
      <p>It is not approved, picked or dispatched until it is released. Stock and credit stay reserved.</p>
      <Field label="Why it waits" error={errorAt('reason')}>
        <TextInput
          value={reason}
          maxLength={500}
          onChange={(event) => {
            setReason(event.target.value);
            refuse('');
          }}
        />
      </Field>
      <Field
        label="Look at it again on"
        optional
        hint="On this day it comes back to Today. It does not release itself."
        error={errorAt('look_again')}
      >
        <TextInput
          type="date"
          value={lookAgainOn}
          onChange={(event) => {
            setLookAgainOn(event.target.value);
            refuse('');
          }}
        />
      </Field>
      <Checkbox
        label="The buyer may read the reason"
        checked={isToldToBuyer}
        onChange={(event) => setToldToBuyer(event.target.checked)}
      />
      {problem && <Notice kind="warn" title={problem} live />}
    </ConfirmDialog>
  );
}
