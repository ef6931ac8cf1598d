import { useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { readDayEntry } from './read-day-entry.rule.ts';
import type { DeskLine } from './rfi-desk.contract.ts';

export type MakerQuestionDialog = { lines: { lineNo: number; revision: number }[]; note: string; until: string };

type MakerDialogProps = {
  /** Lines without an answer. */
  lines: readonly DeskLine[];
  current: DeskLine | undefined;
  today: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (question: MakerQuestionDialog) => void;
};

/** Lets lines wait for the maker; the buyer is told what is asked and by when the answer comes. */
export function MakerDialog({ lines, current, today, busy, onClose, onConfirm }: MakerDialogProps) {
  const [chosen, setChosen] = useState(() => lines.filter((line) => line === current).map((line) => line.lineNo));
  const [note, setNote] = useState(
    () => current?.makerQuestion?.note ?? 'We are asking the maker for price and delivery.',
  );
  const [by, setBy] = useState('+7');
  const until = readDayEntry(by, today);
  const isDay = until !== undefined && until > today;
  const toggle = (lineNo: number) =>
    setChosen((before) => (before.includes(lineNo) ? before.filter((one) => one !== lineNo) : [...before, lineNo]));

  function submit() {
    const asked = lines.filter((line) => chosen.includes(line.lineNo));
    if (busy || !isDay || asked.length === 0 || note.trim() === '') return;
    onConfirm({ lines: asked.map(({ lineNo, revision }) => ({ lineNo, revision })), note: note.trim(), until });
  }

  return (
    <ConfirmDialog
      title="Wait for the maker"
      busy={busy}
      onClose={onClose}
      action={`Tell the buyer, ${plural(chosen.length, 'line')}`}
      disabled={chosen.length === 0 || !isDay}
      onConfirm={submit}
    >
      <Field label="Answer by" hint="Such as 14 Dec or +7. Until then the lines wait apart from those to answer.">
        <TextInput autoFocus maxLength={20} value={by} onChange={(event) => setBy(event.target.value)} />
      </Field>
      <Field label="What we ask" hint="The buyer reads it word for word.">
        <TextInput maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {lines.map((line) => (
        <Checkbox
          key={line.lineNo}
          label={`${line.lineNo}: ${line.itemName}`}
          checked={chosen.includes(line.lineNo)}
          onChange={() => toggle(line.lineNo)}
        />
      ))}
    </ConfirmDialog>
  );
}
