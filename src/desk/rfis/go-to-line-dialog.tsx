import { type FormEvent, useId, useState } from 'react';
import { matchesSearch } from '../../lib/matches-search.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import type { DeskLine } from './rfi-desk.contract.ts';

type GoToLineProps = { lines: readonly DeskLine[]; onClose: () => void; onGo: (lineNo: number) => void };

/** Finds a line by its number, else the first whose item has the words. */
export function GoToLineDialog({ lines, onClose, onGo }: GoToLineProps) {
  const form = useId();
  const [text, setText] = useState('');
  const found =
    lines.find((line) => String(line.lineNo) === text.trim()) ??
    lines.find((line) => text.trim() !== '' && matchesSearch([line.itemName, line.maker, line.askedAs], text));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (found) onGo(found.lineNo);
  }

  return (
    <Dialog open title="Go to line" width={360} onClose={onClose}>
      <form id={form} onSubmit={submit}>
        <Field
          label="Number of the line, or of the item"
          hint={found ? `${found.lineNo}: ${found.itemName} ${found.maker}, Enter goes there.` : 'No such line.'}
        >
          <TextInput
            autoFocus
            autoComplete="off"
            maxLength={40}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
