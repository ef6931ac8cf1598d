import { useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import styles from './order.module.css';
import type { cancelLinesAtDesk } from './order-actions.contract.ts';
import { PiecesFields, readPieces, usePieces } from './pieces-form.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Cancels owed pieces: of some lines, or all of them. */
export function CancelBox({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const { change, refuse, busy } = useAction();
  const [open, setOpen] = useState(false);
  const owing = order.lines
    .filter((line) => line.owed > 0)
    .map(({ lineNo, itemName, owed }) => ({ lineNo, itemName, max: owed }));
  const { pieces, setPieces } = usePieces(owing);
  const close = () => setOpen(false);

  async function cancel(reason: string) {
    const lines = readPieces(pieces);
    if (!lines || lines.length === 0)
      return refuse('Write how many pieces of which line are cancelled, in whole numbers.');
    const request = { site, number: order.number, seen: order.seen, lines, reason };
    await change(
      () => callDesk<typeof cancelLinesAtDesk>('POST /desk/api/:site/orders/:number/cancel/', request),
      (reply) => `${plural(reply.pieces, 'piece')} cancelled, ${reply.stillOwed} still owed.`,
      { onDone: close },
    );
  }

  function start() {
    setPieces(Object.fromEntries(owing.map(({ lineNo, max }) => [lineNo, String(max)])));
    setOpen(true);
  }
  return (
    <div className={styles.actions}>
      <Button small onClick={start}>
        Cancel pieces
      </Button>
      {open && (
        <ReasonDialog
          open
          title={`Cancel owed pieces of ${order.number}`}
          label="Reason, sent to the buyer"
          action="Cancel these pieces"
          kind="danger"
          busy={busy}
          onClose={close}
          onConfirm={(reason) => void cancel(reason)}
        >
          <p>Their stock, credit and payment are given back.</p>
          <PiecesFields lines={owing} value={pieces} onChange={setPieces} />
        </ReasonDialog>
      )}
    </div>
  );
}
