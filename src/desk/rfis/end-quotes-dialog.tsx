import { useState } from 'react';
import { addDays, type Day, formatDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import type { DeskLine } from './rfi-desk.contract.ts';

export type QuoteChange = { lines: { lineNo: number; revision: number }[]; reason: string; validUntil: string };

type EndQuotesDialogProps = {
  kind: 'extend' | 'withdraw';
  quotes: readonly DeskLine[];
  today: Day;
  busy: boolean;
  onClose: () => void;
  onConfirm: (change: QuoteChange) => void;
};

const usualDays = 14;

/** Chooses the quotes to extend (all, unless changed) or to withdraw (none, unless there is one only). */
export function EndQuotesDialog({ kind, quotes, today, busy, onClose, onConfirm }: EndQuotesDialogProps) {
  const isExtension = kind === 'extend';
  const preset = isExtension || quotes.length === 1 ? quotes : [];
  const [chosen, setChosen] = useState<readonly number[]>(preset.map((line) => line.lineNo));
  const [text, setText] = useState(isExtension ? addDays(today, usualDays) : '');
  const toggle = (lineNo: number) =>
    setChosen((before) => (before.includes(lineNo) ? before.filter((one) => one !== lineNo) : [...before, lineNo]));
  const lines = quotes
    .filter((line) => chosen.includes(line.lineNo))
    .map(({ lineNo, revision }) => ({ lineNo, revision }));
  const count = plural(lines.length, 'quote');
  return (
    <ConfirmDialog
      title={isExtension ? 'Extend quotes' : 'Withdraw quotes'}
      busy={busy}
      onClose={onClose}
      action={isExtension ? `Extend ${count}` : `Withdraw ${count}`}
      kind={isExtension ? 'primary' : 'danger'}
      disabled={lines.length === 0 || text.trim() === ''}
      onConfirm={() => onConfirm({ lines, reason: text.trim(), validUntil: text })}
    >
      {quotes.map((line) => (
        <Checkbox
          key={line.lineNo}
          label={`${line.lineNo}: ${line.itemName}, valid until ${formatDay(line.answer?.validUntil ?? '')}`}
          checked={chosen.includes(line.lineNo)}
          onChange={() => toggle(line.lineNo)}
        />
      ))}
      {isExtension ? (
        <Field label="New last day">
          <TextInput type="date" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      ) : (
        <Field label="Reason" hint="The buyer reads it word for word.">
          <TextInput maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
