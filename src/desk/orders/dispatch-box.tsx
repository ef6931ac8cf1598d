import { useState } from 'react';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, moneyOf } from './desk-order.ts';
import { type LotText, linesToSend, lotsOnShelf, worthMinor } from './dispatch-lines.ts';
import styles from './order.module.css';
import type { dispatchOrderAtDesk } from './order-actions.contract.ts';
import { noShipmentText, ShipmentFields, shipmentFrom } from './shipment-fields.tsx';
import { useOrderAction } from './use-order-action.ts';
import { useOrderKeys } from './use-order-keys.ts';

export function DispatchBox({ order }: { order: DeskOrder }) {
  const site = useDeskSite()?.site;
  const toast = useToast();
  const { run, busy } = useOrderAction();
  const [lots, setLots] = useState(() => lotsOnShelf(order.lines));
  const [shipment, setShipment] = useState(noShipmentText);
  const [unpaid, setUnpaid] = useState('');
  const money = moneyOf(order);
  const sent = linesToSend(lots);
  const pieces = sent?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const owed = order.lines.reduce((sum, line) => sum + line.owed, 0);
  const worth = worthMinor(order.lines, lots);

  async function dispatch() {
    if (!site) return;
    if (!sent || sent.length === 0) {
      toast({ kind: 'bad', message: t`Write how many pieces of which line leave, in whole numbers.` });
      return;
    }
    const request = { site, number: order.number, seen: order.seen, lines: sent, unpaid, ...shipmentFrom(shipment) };
    await run(
      () => callDesk<typeof dispatchOrderAtDesk>('POST /desk/api/:site/orders/:number/dispatch/', request),
      (reply) =>
        [t`${reply.dispatch} has left.`, reply.invoice && t`Tax invoice ${reply.invoice}.`].filter(Boolean).join(' '),
    );
  }
  useOrderKeys({ 'ctrl+enter': () => void dispatch() });

  const change = (index: number, part: Partial<LotText>) =>
    setLots((all) => all.map((one, i) => (i === index ? { ...one, ...part } : one)));
  const addLot = (index: number, lineNo: number) =>
    setLots((all) => all.toSpliced(index + 1, 0, { lineNo, quantity: '', lot: '', origin: '' }));
  const needsBill = order.eway_bill_above !== null && worth > order.eway_bill_above;
  return (
    <section className={styles.box} aria-label={t`Dispatch`}>
      <h3 className={styles.title}>{t`Dispatch`}</h3>
      <ul className={styles.lots}>
        {lots.map((lot, index) => {
          const line = order.lines.find((one) => one.line_no === lot.lineNo);
          return (
            line && (
              <LotRow
                key={index}
                line={line}
                lot={lot}
                onChange={(part) => change(index, part)}
                onAddLot={() => addLot(index, lot.lineNo)}
              />
            )
          );
        })}
      </ul>
      <ShipmentFields
        value={shipment}
        onChange={setShipment}
        hasEwayBill={order.eway_bill_above !== null}
        ewayBillHint={needsBill ? t`needed above ${money(order.eway_bill_above ?? 0)}` : undefined}
      />
      {order.money.missing > 0 && (
        <Field
          label={t`Why the goods leave unpaid`}
          hint={t`${money(order.money.missing)} of the bank transfer has not come in.`}
        >
          <TextInput small value={unpaid} maxLength={300} onChange={(event) => setUnpaid(event.target.value)} />
        </Field>
      )}
      <div className={styles.actions}>
        <span>
          {t`${plural(pieces, 'piece')}, about ${money(worth)} with ${order.tax_label}`}
          {owed > pieces && ` · ${t`${plural(owed - pieces, 'piece')} stay owed`}`}
        </span>
        <Button kind="primary" busy={busy} onClick={() => void dispatch()}>
          {t`Dispatch and invoice`} <Kbd>Ctrl Enter</Kbd>
        </Button>
      </div>
    </section>
  );
}

type LotRowProps = {
  line: DeskOrder['lines'][number];
  lot: LotText;
  onChange: (part: Partial<LotText>) => void;
  onAddLot: () => void;
};

function LotRow({ line, lot, onChange, onAddLot }: LotRowProps) {
  const about = t`line ${line.line_no}, ${line.item_name}`;
  const input = (name: 'quantity' | 'lot' | 'origin', label: string, maxLength: number) => (
    <TextInput
      small
      mono={name !== 'origin'}
      aria-label={`${label}, ${about}`}
      placeholder={label}
      maxLength={maxLength}
      inputMode={name === 'quantity' ? 'numeric' : 'text'}
      value={lot[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <li className={styles.lot}>
      <span>
        {line.line_no} <span className={styles.designation}>{line.item_name}</span>{' '}
        <small>{t`${line.on_shelf} of ${line.owed} owed on the shelf`}</small>
      </span>
      {input('quantity', t`Pieces`, 7)}
      {input('lot', t`Lot`, 40)}
      {input('origin', line.origin || t`Origin`, 40)}
      <Button small kind="quiet" onClick={onAddLot} aria-label={t`Another lot of ${about}`}>{t`+ lot`}</Button>
    </li>
  );
}
