import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, moneyOf } from './desk-order.ts';
import styles from './order.module.css';
import type { returnGoodsAtDesk } from './order-actions.contract.ts';
import { PiecesFields, readPieces, usePieces } from './pieces-form.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Takes goods of one tax invoice back, with a credit note. */
export function ReturnBox({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const { change, refuse, busy } = useAction();
  const [invoiceNo, setInvoiceNo] = useState<string>();
  const invoice = order.returnable.find((one) => one.invoice === invoiceNo);
  const returnable = (invoice?.lines ?? [])
    .filter((line) => line.left > 0)
    .map(({ lineNo, itemName, left }) => ({ lineNo, itemName, max: left }));
  const { pieces, setPieces } = usePieces(returnable);
  const [restock, setRestock] = useState(true);
  const money = moneyOf(order);
  const open = order.returnable.filter(({ lines }) => lines.some((line) => line.left > 0));
  if (open.length === 0) return null;

  async function take(reason: string) {
    const lines = readPieces(pieces);
    if (!invoice) return;
    if (!lines || lines.length === 0) return refuse('Write how many pieces of which line came back, in whole numbers.');
    const request = { site, number: order.number, seen: order.seen, invoice: invoice.invoice, lines, reason, restock };
    await change(
      () => callDesk<typeof returnGoodsAtDesk>('POST /desk/api/:site/orders/:number/return/', request),
      (reply) => `Credit note ${reply.creditNote} of ${money(reply.totalMinor)} is issued.`,
      { onDone: () => setInvoiceNo(undefined) },
    );
  }

  return (
    <div className={styles.actions}>
      {open.map((one) => (
        <Button
          key={one.invoice}
          small
          onClick={() => {
            setPieces({});
            setRestock(true);
            setInvoiceNo(one.invoice);
          }}
        >
          <span>{tRich`Goods of ${<span className={styles.unbroken}>{one.invoice}</span>} came back`}</span>
        </Button>
      ))}
      {invoice && (
        <ReasonDialog
          open
          title={tRich`Goods of ${<span className={styles.unbroken}>{invoice.invoice}</span>} came back`}
          label="Reason, printed on the credit note"
          action="Issue the credit note"
          kind="primary"
          busy={busy}
          onClose={() => setInvoiceNo(undefined)}
          onConfirm={(reason) => void take(reason)}
        >
          <PiecesFields lines={returnable} value={pieces} onChange={setPieces} />
          <Checkbox
            label="Back to the shelf, not scrap"
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
          />
        </ReasonDialog>
      )}
    </div>
  );
}
