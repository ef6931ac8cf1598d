import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendOnce } from '../../cart/send-once.ts';
import { t, translate } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import {
  type FaultyPart,
  faultyParts,
  type ReturnReason,
  type ReturnRemedy,
  returnReasons,
  returnRemedies,
} from '../return-requests.rule.ts';
import type { requestReturn } from '../returns/request-return.contract.ts';
import { ChosenPhotos } from './chosen-photos.ui.tsx';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './request-return-dialog.module.css';
import { readReturnDraft, saveReturnDraft, type TypedLine, untouchedLine, untouchedReturn } from './return-draft.ts';
import { uploadPhotos } from './return-photos.ui.tsx';

type Returnable = OrderDetail['returnable'];
type Line = Returnable[number]['lines'][number];

export type RequestReturnDialogProps = {
  orderNo: string;
  returnable: Returnable;
  /** What was typed stays while it is closed, and until it is sent. */
  open: boolean;
  onClose: () => void;
};

export default function RequestReturnDialog({ orderNo, returnable, open, onClose }: RequestReturnDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(() =>
    readReturnDraft(
      orderNo,
      returnable.map((one) => one.invoice),
    ),
  );
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [error, setError] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const invoice = returnable.find((one) => one.invoice === typed.invoice) ?? returnable[0];
  const { note, remedy } = typed;
  useEffect(() => saveReturnDraft(orderNo, typed, open), [orderNo, typed, open]);

  async function send() {
    if (!invoice) return;
    setIsChecked(true);
    const filled = invoice.lines.flatMap((line) => {
      const { quantity, reason, part } = typed.lines[line.line_no] ?? untouchedLine;
      const asked = { line_no: line.line_no, quantity: piecesOf(quantity, line), reason };
      return quantity.trim() === '' ? [] : [{ ...asked, ...(part && { part }) }];
    });
    const wrong = filled.find(({ quantity }) => quantity === undefined);
    if (wrong) return list.current?.querySelector<HTMLInputElement>(`[name="pieces ${wrong.line_no}"]`)?.focus();
    if (filled.length === 0) return setError(t`Please enter how many pieces of which item you return.`);
    setBusy(true);
    try {
      const lines = filled.map(({ quantity = 0, ...line }) => ({ ...line, quantity }));
      const request = { order_no: orderNo, invoice: invoice.invoice, lines, note, remedy };
      const reply = await sendOnce('return', request, (idempotencyKey) =>
        call<typeof requestReturn>('POST /api/request_return/', request, { idempotencyKey }),
      );
      if (isRefusal(reply)) setError(reply.message);
      else {
        saveReturnDraft(orderNo, untouchedReturn, false);
        const failed = await uploadPhotos(reply.return_no, photos);
        toast({ message: reply.message });
        if (failed) toast({ kind: 'bad', message: failed.problem });
        onClose();
        setTyped(untouchedReturn);
        setIsChecked(false);
        setPhotos([]);
        await revalidate();
      }
    } catch (cause) {
      setError((cause as CallError).message);
    }
    setBusy(false);
  }
  const change = (lineNo: number, part: Partial<TypedLine>) => {
    const line = { ...(typed.lines[lineNo] ?? untouchedLine), ...part };
    setTyped({ ...typed, invoice: invoice?.invoice ?? '', lines: { ...typed.lines, [lineNo]: line } });
    setError('');
  };

  return (
    <Dialog
      open={open}
      title={t`Return items of order ${orderNo}`}
      busy={busy}
      width={600}
      onClose={onClose}
      actions={
        <>
          <CloseButton>{t`Back`}</CloseButton>
          <Button kind="primary" busy={busy} busyLabel={t`Sending`} onClick={() => void send()}>
            {t`Request the return`}
          </Button>
        </>
      }
    >
      <p>{t`We look at it and write to you. Please keep the goods until then.`}</p>
      {returnable.length > 1 && (
        <Field label={t`Tax invoice`}>
          <Select
            value={invoice?.invoice}
            onChange={(event) => {
              setTyped({ ...typed, invoice: event.target.value, lines: {} });
              setIsChecked(false);
              setError('');
            }}
          >
            {returnable.map((one) => (
              <option key={one.invoice}>{one.invoice}</option>
            ))}
          </Select>
        </Field>
      )}
      <ul ref={list} className={styles.lines}>
        {invoice?.lines.map((line) => (
          <ReturnLine
            key={line.line_no}
            line={line}
            typed={typed.lines[line.line_no] ?? untouchedLine}
            isChecked={isChecked}
            onChange={(part) => change(line.line_no, part)}
          />
        ))}
      </ul>
      <div className={styles.fields}>
        <Field label={t`What would you like?`}>
          <Select
            value={remedy}
            onChange={(event) => setTyped({ ...typed, remedy: event.target.value as ReturnRemedy })}
          >
            {Object.entries(returnRemedies).map(([name, label]) => (
              <option key={name} value={name}>
                {translate(label)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`Note`} optional>
          <TextArea
            rows={3}
            maxLength={500}
            autoComplete="off"
            value={note}
            onChange={(event) => setTyped({ ...typed, note: event.target.value })}
          />
        </Field>
        <ChosenPhotos photos={photos} onChange={setPhotos} />
        {error && (
          <div ref={bringIntoView}>
            <Notice kind="bad" live title={error} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

type ReturnLineProps = {
  line: Line;
  typed: TypedLine;
  isChecked: boolean;
  onChange: (part: Partial<TypedLine>) => void;
};

function ReturnLine({ line, typed, isChecked, onChange }: ReturnLineProps) {
  const { item_name, left } = line;
  const errorId = useId();
  const isWrong = isChecked && typed.quantity.trim() !== '' && piecesOf(typed.quantity, line) === undefined;
  return (
    <li className={styles.line}>
      <span>
        <b className={styles.name}>{item_name}</b> <small>{t`${left} can be returned`}</small>
      </span>
      <TextInput
        small
        name={`pieces ${line.line_no}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        placeholder={t`Pieces`}
        aria-label={t`Pieces of ${item_name}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={typed.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <Select
        small
        aria-label={t`Reason for ${item_name}`}
        value={typed.reason}
        onChange={(event) => onChange({ reason: event.target.value as ReturnReason })}
      >
        {Object.entries(returnReasons).map(([reason, label]) => (
          <option key={reason} value={reason}>
            {translate(label)}
          </option>
        ))}
      </Select>
      {typed.reason === 'faulty' && (
        <span className={styles.part}>
          <Select
            small
            aria-label={t`Faulty part of ${item_name}`}
            value={typed.part}
            onChange={(event) => onChange({ part: event.target.value as FaultyPart | '' })}
          >
            <option value="">{t`Which part? Not sure`}</option>
            {Object.entries(faultyParts).map(([part, label]) => (
              <option key={part} value={part}>
                {translate(label)}
              </option>
            ))}
          </Select>
        </span>
      )}
      {isWrong && (
        <span id={errorId} role="alert" className={styles.error}>
          {t`Please enter a whole number from 1 to ${left}.`}
        </span>
      )}
    </li>
  );
}

/** Undefined unless it is a whole number of pieces that can be returned. */
function piecesOf(text: string, { left }: Line): number | undefined {
  const pieces = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return pieces >= 1 && pieces <= left ? pieces : undefined;
}
