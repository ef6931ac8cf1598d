import { useId, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './correct-line.module.css';
import type { QuickRow } from './quick-rows.rule.ts';

export type CorrectLineProps = {
  row: QuickRow;
  /** Searches again; resolves to the error message, or an empty string. */
  onCorrect: (text: string) => Promise<string>;
  onRemove: () => void;
};

export function CorrectLine({ row, onCorrect, onRemove }: CorrectLineProps) {
  const tooLong = row.result === 'bad_line';
  const [text, setText] = useState(tooLong ? '' : row.designation || row.text);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const noteId = useId();

  async function correct() {
    if (busy || text.trim() === '') return;
    setBusy(true);
    setRefusal(await onCorrect(text.trim()));
    setBusy(false);
  }
  return (
    <form
      className={styles.fix}
      onSubmit={(event) => {
        event.preventDefault();
        void correct();
      }}
    >
      <p>
        {tooLong
          ? t`Only the beginning is shown. Enter the item and quantity here, or remove the line.`
          : t`Correct the line, search by size, or send it to us as it is in an RFI.`}
      </p>
      <div className={styles.line}>
        <TextInput
          mono
          small
          aria-label={t`Correct line ${row.line}`}
          aria-describedby={refusal ? noteId : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button small type="submit" busy={busy} busyLabel={t`Searching`}>{t`Search again`}</Button>
        <Button small kind="quiet" onClick={onRemove}>{t`Remove line`}</Button>
      </div>
      {refusal && (
        <p id={noteId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
