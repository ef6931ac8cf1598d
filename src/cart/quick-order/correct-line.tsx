import { useId, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './open-lines.module.css';
import type { QuickRow } from './quick-rows.rule.ts';

type CorrectLineProps = {
  row: QuickRow;
  /** Searches again; resolves to the error message, or an empty string. */
  onCorrect: (text: string) => Promise<string>;
};

export function CorrectLine({ row, onCorrect }: CorrectLineProps) {
  const [text, setText] = useState(row.result === 'bad_line' ? '' : row.designation || row.text);
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
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        void correct();
      }}
    >
      <TextInput
        mono
        small
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t`Correct line ${row.line}`}
        aria-describedby={refusal ? noteId : undefined}
        placeholder={row.result === 'bad_line' ? t`Item and quantity` : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button small type="submit" busy={busy} busyLabel={t`Searching`}>{t`Search again`}</Button>
      {refusal && (
        <p id={noteId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
