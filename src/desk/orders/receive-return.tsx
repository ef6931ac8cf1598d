import { typedWhole } from '../../lib/typed-number.ts';
import { formatReturnNumber, returnReasons } from '../../orders/return-requests.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, moneyOf } from './desk-order.ts';
import type { receiveReturnAtDesk } from './returns.contract.ts';
import styles from './returns.module.css';

type Line = DeskOrder['returns'][number]['lines'][number];

/** Approved goods are here: what is credited, and where it goes, line by line. */
export function ReceiveReturn({ order, one }: { order: DeskOrder; one: DeskOrder['returns'][number] }) {
  const { site } = useDeskSite();
  const { change, refuse, busy } = useAction();
  const money = moneyOf(order);
  const name = formatReturnNumber(order.number, one.returnNo);
  const { typed, type, drop } = useDraft(`desk-received:${site}:${name}`);
  const reason = typed.reason ?? '';
  const creditedText = ({ lineNo, quantity }: Line) => typed[`credited ${lineNo}`] ?? String(quantity);
  const creditedOf = (line: Line) => typedWhole(creditedText(line));
  const goesTo = ({ lineNo }: Line) => typed[`goes to ${lineNo}`] ?? 'shelf';
  const worth = one.lines.reduce((sum, line) => sum + line.unitMinor * (creditedOf(line) ?? 0), 0);

  async function receive() {
    const lines = one.lines.map((line) => ({ line, credited: creditedOf(line) }));
    const wrong = lines.find(({ credited }) => credited === undefined);
    if (wrong) return refuse(`Write how many ${wrong.line.itemName} are credited.`);
    const request = {
      site,
      number: order.number,
      seen: order.seen,
      returnNo: one.returnNo,
      reason,
      lines: lines.map(({ line, credited = 0 }) => ({
        lineNo: line.lineNo,
        credited,
        restock: goesTo(line) === 'shelf',
      })),
    };
    await change(
      () => callDesk<typeof receiveReturnAtDesk>('POST /desk/api/:site/orders/:number/returns/receive/', request),
      (reply) =>
        reply.creditNote
          ? `Credit note ${reply.creditNote} of ${money(reply.totalMinor)} is issued.`
          : `Return ${name} is closed without a credit note.`,
      { onDone: drop },
    );
  }
  return (
    <div className={styles.form}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className={styles.number}>
              Sent
            </th>
            <th scope="col" className={styles.number}>
              Asked
            </th>
            <th scope="col">They say</th>
            <th scope="col" className={styles.number}>
              Credit
            </th>
            <th scope="col">Goes to</th>
          </tr>
        </thead>
        <tbody>
          {one.lines.map((line) => (
            <tr key={line.lineNo}>
              <th scope="row">
                <span className={styles.designation}>{line.itemName}</span>
                <small className={styles.price}>{`sold at ${money(line.unitMinor)}`}</small>
              </th>
              <td className={styles.number} data-label="Sent">
                {line.sent}
              </td>
              <td className={styles.number} data-label="Asked">
                {line.quantity}
              </td>
              <td>{returnReasons[line.reason]}</td>
              <td className={styles.number}>
                <TextInput
                  small
                  mono
                  inputMode="numeric"
                  maxLength={7}
                  aria-label={`Credit, ${line.itemName}`}
                  aria-invalid={creditedOf(line) === undefined || undefined}
                  value={creditedText(line)}
                  onChange={(event) => type({ [`credited ${line.lineNo}`]: event.target.value })}
                />
              </td>
              <td>
                <Select
                  small
                  aria-label={`What happens with ${line.itemName}`}
                  disabled={creditedOf(line) === 0}
                  value={creditedOf(line) === 0 ? 'buyer' : goesTo(line)}
                  onChange={(event) => type({ [`goes to ${line.lineNo}`]: event.target.value })}
                >
                  <option value="shelf">Back to the shelf</option>
                  <option value="scrap">Scrap</option>
                  {creditedOf(line) === 0 && <option value="buyer">Back to the buyer</option>}
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Field label="Reason, printed on the credit note" hint="Needed where pieces are not credited">
        <TextInput small value={reason} maxLength={400} onChange={(event) => type({ reason: event.target.value })} />
      </Field>
      <div className={styles.actions}>
        <Button kind="primary" busy={busy} onClick={() => void receive()}>
          {worth > 0 ? `Credit ${money(worth)} before ${order.taxLabel}` : 'Close without a credit note'}
        </Button>
      </div>
    </div>
  );
}
