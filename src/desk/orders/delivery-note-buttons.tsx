import { useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { addDeliveryNoteAtDesk, removeDeliveryNoteAtDesk } from './delivery-notes.contract.ts';
import type { DeskOrder } from './desk-order.ts';

type DeliveryNoteButtonsProps = { order: DeskOrder; dispatch: DeskOrder['dispatches'][number] };

/** The paper that the receiver signed, which the buyer sees with the order. */
export function DeliveryNoteButtons({ order, dispatch }: DeliveryNoteButtonsProps) {
  const { site } = useDeskSite();
  const can = useCan();
  const input = useRef<HTMLInputElement>(null);
  const { change, busy } = useAction();
  const { dispatchNo, signedNote: note } = dispatch;
  const name = `${order.number}-${dispatchNo}`;
  const about = { site, number: order.number, dispatchNo: String(dispatchNo), seen: String(order.seen) };

  const add = (file: File) =>
    change(
      () =>
        callDesk<typeof addDeliveryNoteAtDesk>(
          'POST /desk/api/:site/orders/:number/delivery_note/',
          { ...about, name: file.name.slice(-200) },
          { file },
        ),
      `The buyer sees the delivery note of ${name}.`,
    );
  const remove = () =>
    change(
      () =>
        callDesk<typeof removeDeliveryNoteAtDesk>('POST /desk/api/:site/orders/:number/delivery_note/remove/', about),
      `The delivery note of ${name} is removed.`,
    );

  return (
    <>
      {note && (
        <a href={`/desk/files/${site}/delivery-notes/${note.id}`} download>
          {`Signed delivery note ${note.fileName}`}
        </a>
      )}
      {can('dispatch-orders') && (
        <>
          <Button small icon="upload" busy={busy} onClick={() => input.current?.click()}>
            {note ? 'Replace the delivery note' : 'Add the signed delivery note'}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={`Signed delivery note of ${name}`}
            accept=".pdf,.jpg,.jpeg,.png"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) void add(file);
            }}
          />
          {note && (
            <Button small busy={busy} onClick={() => void remove()}>
              Remove the delivery note
            </Button>
          )}
        </>
      )}
    </>
  );
}
